package kibitzer.decisions.trick.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.trick.TrickFields;
import kibitzer.games.trick.RulePart;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.games.trick.settle.PayRules;
import kibitzer.games.trick.settle.Settlement;

/** What a hand of a game of tricks pays, when tricks or points are known. */
public final class TrickSettle extends CountedDecision<HandToSettle, SettledPoints> {
    static final List<TrickGame> GAMES = TrickGames.ALL.stream()
            .filter(game -> PayRules.of(game).isPresent())
            .toList();
    private static final Field<List<String>> GAMES_TO_DEAL = TrickFields.gamesToDeal(GAMES);

    public TrickSettle() {
        super(
                new Head(
                        "trick/settle",
                        "What a hand pays",
                        "whist",
                        "what a hand of a game of tricks scores or pays, when tricks or points are known"),
                SettleForm.FORM,
                new SettledAnswer(List.of()),
                GAMES.stream().map(TrickFields::source).toList(),
                GAMES_TO_DEAL);
    }

    @Override
    public AnswerKind<SettledPoints> answerKind(HandToSettle hand) {
        return new SettledAnswer(hand.columns());
    }

    @Override
    public HandToSettle deal(DealRequest request) {
        var chance = request.seed().chance();
        return new SettleDealer(TrickFields.gameOf(request, GAMES_TO_DEAL, GAMES, chance), chance).hand();
    }

    @Override
    protected CountedAnswer<SettledPoints> count(HandToSettle hand) {
        Settlement settlement = hand.settlement();
        List<String> steps = settlement.steps().isEmpty() ? List.of("nobody scores") : settlement.steps();
        return inSteps(new SettledPoints(settlement.columns()), TrickFields.source(hand.game(), RulePart.SCORE), steps)
                .allowing(hand.readings().stream()
                        .skip(1)
                        .map(other -> new SettledPoints(other.columns()))
                        .toList());
    }

    @Override
    protected List<Reason> against(HandToSettle hand, SettledPoints answer) {
        Settlement settlement = hand.settlement();
        SettledPoints right = new SettledPoints(settlement.columns());
        return hand.readings().stream().anyMatch(reading -> new SettledPoints(reading.columns()).isLike(answer))
                ? List.of()
                : given(answer, String.join("; ", settlement.steps()), right.toString());
    }

    /** A column that the game has not is no answer. */
    @Override
    public Optional<String> objection(HandToSettle hand, SettledPoints answer) {
        return answer.points().keySet().stream()
                .filter(column -> !hand.columns().contains(column))
                .findFirst()
                .map(column ->
                        "there is no column \"" + column + "\"; the columns are " + String.join(", ", hand.columns()));
    }

    @Override
    public Prompt ask(HandToSettle hand) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", hand.game().title()));
        shown.add(new Exhibit.Fact("Players", String.valueOf(hand.players())));
        hand.contract().ifPresent(call -> shown.add(new Exhibit.Fact("Contract", CallsNotation.said(call))));
        hand.trump().ifPresent(trump -> shown.add(new Exhibit.Fact("Trumps", trump)));
        if (hand.stake().alone()) {
            shown.add(new Exhibit.Fact("The maker", "played alone"));
        }
        if (hand.stake().doubles() > 0) {
            shown.add(new Exhibit.Fact("Doubled", hand.stake().doubles() + " times"));
        }
        numbers(shown, "Bids", hand.won().bids());
        numbers(shown, "Tricks", hand.won().tricks());
        numbers(shown, "Points", hand.won().points());
        numbers(shown, "Honours", hand.won().honours());
        hand.takers().maker().ifPresent(seat -> shown.add(new Exhibit.Fact("Maker", seat)));
        hand.takers().high().ifPresent(seat -> shown.add(new Exhibit.Fact("Highest trump", seat)));
        hand.takers().low().ifPresent(seat -> shown.add(new Exhibit.Fact("Lowest trump", seat)));
        hand.takers().jack().ifPresent(seat -> shown.add(new Exhibit.Fact("Jack of trumps", seat)));
        if (hand.stake().pool() > 0) {
            shown.add(new Exhibit.Fact("Pool", String.valueOf(hand.stake().pool())));
        }
        hand.stake().loo().ifPresent(loo -> shown.add(new Exhibit.Fact("A loo", String.valueOf(loo))));
        shown.add(new Exhibit.Fact("Columns", String.join(", ", hand.columns())));
        return new Prompt("What does each column get, or lose (below zero)?", shown);
    }

    private static void numbers(List<Exhibit> shown, String label, Map<String, Integer> numbers) {
        if (!numbers.isEmpty()) {
            shown.add(new Exhibit.Fact(
                    label,
                    numbers.entrySet().stream()
                            .map(one -> one.getKey() + " " + one.getValue())
                            .collect(Collectors.joining(", "))));
        }
    }

    @Override
    public Instruction say(SettledPoints answer) {
        return new Instruction("write", answer.toString());
    }
}
