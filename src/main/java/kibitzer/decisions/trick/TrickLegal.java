package kibitzer.decisions.trick;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.LawfulCards;
import kibitzer.games.trick.PlayedDeal;
import kibitzer.games.trick.RulePart;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPosition;
import kibitzer.games.trick.catalogue.TrickGames;

/** Which cards of a hand may be played to a trick, at any game of tricks. */
public final class TrickLegal extends CountedDecision<TrickPosition, Cards> {
    private static final int MOST_NAMED = 3;
    private static final int MOST_CARDS = 60;
    private static final int TRIES = 40;
    private static final Field<List<String>> GAMES_TO_DEAL = TrickFields.gamesToDeal(TrickGames.ALL);

    public TrickLegal() {
        super(
                new Head(
                        "trick/legal",
                        "What may be played",
                        "whist",
                        "which cards of a hand may be played to a trick, at any game of tricks"),
                LegalPosition.FORM,
                new CardAnswer.CardsOfPacks(0, MOST_CARDS, CardsNotation.ofAnyPack(0, MOST_CARDS)),
                TrickGames.ALL.stream().map(TrickFields::source).toList(),
                GAMES_TO_DEAL);
    }

    /** Out of a hand played lawfully so far; mostly one in which not every card may be played. */
    @Override
    public TrickPosition deal(DealRequest request) {
        Chance chance = request.seed().chance();
        TrickGame game = TrickFields.gameOf(request, GAMES_TO_DEAL, TrickGames.ALL, chance);
        boolean anything = chance.onceIn(4);
        TrickPosition position = PlayedDeal.position(game, chance);
        for (int tried = 1; tried < TRIES && !(anything || asksSomething(position)); tried++) {
            position = PlayedDeal.position(game, chance);
        }
        return position;
    }

    private static boolean asksSomething(TrickPosition position) {
        return position.lawful().lawful().size() < position.hand().size();
    }

    @Override
    protected CountedAnswer<Cards> count(TrickPosition position) {
        LawfulCards lawful = position.lawful();
        Map<String, List<Card>> byReason = lawful.lawful().different().stream()
                .collect(Collectors.groupingBy(lawful::why, LinkedHashMap::new, Collectors.toList()));
        List<Reason> facts = new ArrayList<>();
        byReason.forEach((why, cards) ->
                facts.add(Reason.counted("cards", CardNotation.write(cards), CardNotation.write(cards) + ": " + why)));
        if (facts.isEmpty()) {
            facts.add(Reason.counted(
                    "cards", "", "no card: " + lawful.why(position.hand().get(0))));
        }
        return CountedAnswer.of(
                rule(), TrickFields.source(position.game(), RulePart.PLAY), List.of(lawful.lawful()), facts);
    }

    /** A card that is not in the hand is no answer. */
    @Override
    public Optional<String> objection(TrickPosition position, Cards answer) {
        if (answer.isEmpty() && !position.lawful().lawful().isEmpty()) {
            return Optional.of("some card may be played");
        }
        Cards strange = answer.minus(position.hand());
        return strange.isEmpty()
                ? Optional.empty()
                : Optional.of("the " + strange.get(0).inWords() + " is not in the hand"
                        + (position.hand().contains(strange.get(0)) ? " so often" : ""));
    }

    @Override
    protected List<Reason> against(TrickPosition position, Cards answer) {
        LawfulCards lawful = position.lawful();
        Stream<String> unlawful = told(answer.minus(lawful.lawful()), " may not be played, for ", lawful);
        Stream<String> left = told(lawful.lawful().minus(answer), " may be played too: ", lawful);
        boolean tooFew = answer.minus(lawful.lawful()).isEmpty();
        return wrong(
                answer,
                (tooFew ? "that is not all, for " : "")
                        + Stream.concat(unlawful, left).collect(Collectors.joining("; ")),
                lawful.lawful().toString());
    }

    /** At most three; of more, two and how many others. */
    private static String named(List<String> cards) {
        int told = cards.size() <= MOST_NAMED ? cards.size() - 1 : MOST_NAMED - 1;
        String last = cards.size() <= MOST_NAMED ? cards.getLast() : (cards.size() - told) + " other cards";
        return told == 0 ? last : String.join(", ", cards.subList(0, told)) + " and " + last;
    }

    /** Cards of which the same is true are told together, those of which most is so first. */
    private static Stream<String> told(Cards cards, String what, LawfulCards lawful) {
        Map<String, List<String>> byReason = new LinkedHashMap<>();
        cards.different()
                .forEach(card -> byReason.computeIfAbsent(lawful.why(card), reason -> new ArrayList<>())
                        .add("the " + card.inWords()));
        return byReason.entrySet().stream()
                .sorted(Comparator.comparingInt(group -> -group.getValue().size()))
                .map(group -> named(group.getValue()) + what + group.getKey());
    }

    @Override
    public Prompt ask(TrickPosition position) {
        List<Exhibit> shown = TrickFields.shown(position.game(), position.contract(), position.trump());
        position.facts().turnUp().ifPresent(card -> shown.add(new Exhibit.Fact("Turned up", card.inWords())));
        if (position.game().rules().stock().isDrawn()) {
            shown.add(new Exhibit.Fact("Stock", position.facts().stockOpen() ? "not out yet" : "out"));
        }
        position.facts().named().ifPresent(suit -> shown.add(new Exhibit.Fact("The leader calls for", suit.plural())));
        if (!position.trick().isEmpty()) {
            shown.add(played(position));
        }
        shown.add(held(position.hand()));
        return new Prompt(
                position.trick().isEmpty()
                        ? "You are to lead. Which cards may you play?"
                        : "Which cards may you play to this trick?",
                shown);
    }

    /** Before the seats that have played; the learner plays next, at four hands from south, else last. */
    private static Exhibit played(TrickPosition position) {
        List<Card> trick = position.trick();
        int players = position.game().rules().dealing().players().stream()
                .filter(number -> number > trick.size())
                .findFirst()
                .orElse(trick.size() + 1);
        if (players > TableSeat.MOST) {
            return new Exhibit.Fact("On the table", CardNotation.write(trick));
        }
        TableSeat learner = players == TableSeat.COMPASS ? TableSeat.SOUTH : new TableSeat(players, players - 1);
        return new Exhibit.Trick(
                "On the table", learner.after(-trick.size()), trick, Optional.of(learner), Optional.empty());
    }

    static Exhibit held(Cards hand) {
        boolean plain = hand.different().size() == hand.size() && hand.stream().noneMatch(Card::isSpecial);
        return plain
                ? new Exhibit.Held("Your hand", CardSet.of(hand.list()))
                : new Exhibit.Row("Your hand", hand.list());
    }

    @Override
    public Instruction say(Cards answer) {
        return answer.isEmpty()
                ? new Instruction("play", "none of them")
                : new Instruction(answer.different().size() == 1 ? "play" : "play one of", answer.toString());
    }
}
