package kibitzer.decisions.bridge.play;

import static kibitzer.decisions.form.Field.optional;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Reckoning;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.turn.CardTrials;
import kibitzer.games.bridge.turn.CardTurn;

/** Which card to play at bridge, dummy being open: counted over the layouts that agree with what was seen. */
public final class PlayCard extends CountedDecision<CardTurn, Card> {
    private static final Source SOURCE = Source.source("contract-bridge.p113")
            .withFigureFromPractice(
                    "The page says what a contract is worth that is made, and that one which is beaten is worth nothing;"
                            + " which card makes it is counted");

    private static final Field<TurnDealer.Role> ROLE = optional(
                    "role",
                    TurnDealer.Role.KIND,
                    TurnDealer.Role.EITHER,
                    "who is to play: declarer, a defender or either")
            .called("Who is to play");
    private static final Field<TurnDealer.Stage> STAGE = optional(
                    "stage",
                    TurnDealer.Stage.KIND,
                    TurnDealer.Stage.ANY,
                    "how many tricks are left: ten to thirteen, seven to nine, four to six, or any")
            .called("Tricks left");

    private final LatelyCounted lately = new LatelyCounted();

    public PlayCard() {
        super(
                new Head(
                        "bridge/play",
                        "Which card do you play?",
                        "contract-bridge",
                        "which card declarer or a defender plays, with dummy open: the chance of each, counted over what the"
                                + " hidden hands may hold"),
                TurnFields.FORM,
                new CardAnswer.OneCard(Kinds.card()),
                List.of(SOURCE),
                ROLE,
                STAGE);
    }

    @Override
    public CardTurn deal(DealRequest request) {
        return new TurnDealer(lately::of).deal(request.seed().chance(), request.get(ROLE), request.get(STAGE));
    }

    @Override
    public Choices<Card> choices(CardTurn turn) {
        return new Choices.Listed<>(turn.cards().toList());
    }

    @Override
    public Optional<String> objection(CardTurn turn, Card answer) {
        return turn.lawful().contains(answer)
                ? Optional.empty()
                : Optional.of(
                        turn.cards().contains(answer)
                                ? "the " + answer.inWords() + " does not follow suit"
                                : "the " + answer.inWords() + " is not in "
                                        + (turn.isDummys() ? "dummy" : "your hand"));
    }

    /** Silent where the count tells no card from another. */
    @Override
    public Advice<Card> advise(CardTurn turn) {
        CardTrials trials = lately.of(turn);
        return trials.isSilent()
                ? new Advice<>(
                        List.of(),
                        trials.cards(),
                        List.of(),
                        List.of(),
                        true,
                        new Beside.Silence("Counted over the layouts, every card does as well as any other"))
                : super.advise(turn);
    }

    @Override
    protected CountedAnswer<Card> count(CardTurn turn) {
        CardTrials trials = lately.of(turn);
        return CountedAnswer.of(rule(), SOURCE, trials.best(), TrialWords.facts(trials))
                .allowing(trials.nearly())
                .figures(figures(trials));
    }

    @Override
    protected List<Reason> against(CardTurn turn, Card answer) {
        return TrialWords.against(lately.of(turn), answer);
    }

    private static Map<String, Object> figures(CardTrials trials) {
        List<Object> cards = new ArrayList<>();
        for (Card card : trials.cards()) {
            Map<String, Object> figures = new LinkedHashMap<>();
            figures.put("card", card.toString());
            figures.put("chance", trials.chance(card).mean());
            figures.put("error", trials.chance(card).error());
            figures.put("tricks", trials.average(card).mean());
            cards.add(figures);
        }
        Map<String, Object> figures = new LinkedHashMap<>();
        figures.put("needed", trials.turn().needed());
        figures.put("layouts", trials.layouts());
        figures.put("every-layout", trials.isEvery());
        figures.put("cards", cards);
        return figures;
    }

    @Override
    public Optional<Reckoning<Card>> reckon(CardTurn turn) {
        return Optional.of(TrialWords.table(lately.of(turn)));
    }

    @Override
    public Prompt ask(CardTurn turn) {
        return TurnShown.of(turn);
    }

    @Override
    public Instruction say(Card answer) {
        return Instruction.to("play", answer);
    }

    @Override
    public Instruction say(CardTurn turn, Card answer) {
        return Instruction.to(turn.trick().isEmpty() ? "lead" : "play", answer);
    }
}
