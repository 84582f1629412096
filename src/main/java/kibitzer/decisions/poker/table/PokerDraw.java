package kibitzer.decisions.poker.table;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Rank;
import kibitzer.conventions.poker.play.Draws;
import kibitzer.conventions.poker.play.Games;
import kibitzer.conventions.poker.play.PokerTable;
import kibitzer.conventions.poker.play.Stage;
import kibitzer.conventions.poker.play.TableView;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.ask.Prompt;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.MadeHand;

/** Which cards to throw at draw poker (Culbertson pp. 99-107; Round Games with Cards pp. 46-47). */
public final class PokerDraw extends TableDecision<CardSet> {
    private static final int HAND = 5;
    private static final TableBooks<CardSet> BOOKS = new TableBooks<>(
            List.of(
                    Games.STANDARD,
                    Games.ROUND_GAMES,
                    Games.BUG,
                    Games.JOKER_WILD,
                    Games.DEUCES_WILD,
                    Games.LOW,
                    Games.HIGH_LOW),
            Draws.BOOKS,
            Stage.DRAWING);

    public PokerDraw() {
        super(
                new Head(
                        "poker/draw",
                        "The draw at poker",
                        "draw-poker",
                        "which cards to throw at draw poker: standard, 1891, bug, joker, deuces wild, lowball, high-low"),
                new CardAnswer.SomeCards(0, HAND),
                BOOKS,
                1);
    }

    /** The facts that tell what hand is made. */
    private static final Set<String> MADE = Set.of("hand", "low-hand");

    @Override
    public Optional<String> objection(PokerTable table, CardSet answer) {
        return answer.minus(table.hand()).stream()
                .findFirst()
                .map(strange -> "the " + strange.inWords() + " is not in the hand");
    }

    /** To throw from what the best draw keeps together: a pair, three alike, four of a suit; or to draw no card at all. */
    @Override
    public List<Slip<CardSet>> slips(PokerTable table) {
        if (table.game().equals(Games.LOW)) {
            // where the lowest hand wins, other cards belong together, and a hand without a pair is made
            return Stream.concat(pairedAtLow(table).stream(), keptTooHigh(table))
                    .toList();
        }
        CardSet best = advise(table).best().getFirst();
        if (best.isEmpty()) {
            return brokenUp(table).toList();
        }
        Stream<Slip<CardSet>> none = asItIs(table, best).stream();
        Optional<CardGroup> kept = CardGroup.in(table.hand().minus(best), new TableView(table).wild());
        return Stream.concat(
                        Stream.concat(none, keptAsWell(table, best)),
                        kept.stream()
                                .flatMap(together -> subsets(table.hand())
                                        .filter(thrown -> !thrown.equals(best) && together.isBrokenBy(thrown))
                                        .map(thrown -> Slip.of("to break up " + together.words(), thrown))))
                .toList();
    }

    /** Of a hand that is made the slip says all, and its page is that of the rule that stands pat. */
    @Override
    public List<Ruling<CardSet>> whyNot(PokerTable table, CardSet answer) {
        boolean isMade = !table.game().equals(Games.LOW)
                && advise(table).best().getFirst().isEmpty();
        return isMade ? List.of() : super.whyNot(table, answer);
    }

    /** Of a hand that is made, what every card thrown breaks up. */
    private Stream<Slip<CardSet>> brokenUp(PokerTable table) {
        return advise(table).rulings().getFirst().reasons().stream()
                .filter(reason -> MADE.contains(reason.fact()))
                .limit(1)
                .flatMap(reason -> subsets(table.hand())
                        .filter(thrown -> !thrown.isEmpty())
                        .map(thrown -> Slip.of("to break up " + reason.measured(), thrown)));
    }

    /** Whoever stands pat on a pair at low has a hand that every other without one beats. */
    private Optional<Slip<CardSet>> pairedAtLow(PokerTable table) {
        boolean isPaired = table.hand().stream()
                .anyMatch(card -> table.hand().of(card.rank()).size() > 1);
        return isPaired
                ? Optional.of(Slip.of(
                        "to play " + MadeHand.of(table.hand()).inWords() + ", which loses to any hand without a pair",
                        CardSet.EMPTY))
                : Optional.empty();
    }

    /** At low no draw makes the hand lower than the highest card that is kept (p. 106). */
    private Stream<Slip<CardSet>> keptTooHigh(PokerTable table) {
        CardSet best = advise(table).best().getFirst();
        Rank enough = highestAtLow(table.hand().minus(best));
        return subsets(table.hand()).filter(thrown -> thrown.size() < HAND).flatMap(thrown -> {
            Rank kept = highestAtLow(table.hand().minus(thrown));
            return atLow(kept) <= atLow(enough)
                    ? Stream.empty()
                    : Stream.of(Slip.of(
                            "to keep the " + kept.word() + ", so that no card drawn makes the hand better than "
                                    + kept.word() + " high",
                            thrown));
        });
    }

    private static Rank highestAtLow(CardSet kept) {
        return kept.stream()
                .map(Card::rank)
                .max(Comparator.comparingInt(PokerDraw::atLow))
                .orElse(Rank.ACE);
    }

    /** The ace is the lowest card. */
    private static int atLow(Rank rank) {
        return rank == Rank.ACE ? -1 : rank.ordinal();
    }

    /** Who stands pat on less than a made hand plays it as it was dealt; where a pair is given up for a draw, that has its price. */
    private Optional<Slip<CardSet>> asItIs(PokerTable table, CardSet best) {
        CardSet natural = table.hand().minus(new TableView(table).wild());
        boolean costsAPair =
                best.stream().anyMatch(thrown -> natural.of(thrown.rank()).size() > 1);
        boolean isAsGoodAsItGets = new TableView(table).handClass().compareTo(HandClass.FOUR_OF_A_KIND) >= 0;
        return best.isEmpty() || costsAPair || isAsGoodAsItGets
                ? Optional.empty()
                : advise(table).rulings().getFirst().reasons().stream()
                        .filter(reason -> reason.fact().equals("hand"))
                        .map(reason -> new TableView(table).made().byItself())
                        .findFirst()
                        .map(hand -> Slip.of(
                                "to play " + hand + " as dealt, though "
                                        + (best.size() == 1
                                                ? "a free card"
                                                : NumberWord.of(best.size()) + " free cards")
                                        + " may better it",
                                CardSet.EMPTY));
    }

    /** Beside a kicker, or a high card alone, every other card that is kept is a new card less. */
    private Stream<Slip<CardSet>> keptAsWell(PokerTable table, CardSet best) {
        boolean isForNewCards = advise(table).rulings().stream()
                .limit(1)
                .anyMatch(ruling -> Draws.FOR_NEW_CARDS.contains(ruling.rule()));
        return isForNewCards
                ? Stream.empty()
                : subsets(best).filter(thrown -> !thrown.equals(best)).map(thrown -> {
                    CardSet kept = best.minus(thrown);
                    return Slip.of(
                            "to keep "
                                    + (kept.size() == 1
                                            ? "the " + kept.first().rank().word()
                                            : kept.toString())
                                    + " too, and to draw "
                                    + (kept.size() == 1 ? "one card" : NumberWord.of(kept.size()) + " cards")
                                    + " fewer, with less chance to improve",
                            thrown);
                });
    }

    /** What is kept beside the cards that belong together: "keeps the eight". */
    @Override
    public Optional<String> claims(PokerTable table, CardSet answer) {
        CardSet best = advise(table).best().getFirst();
        CardSet kept = best.minus(answer);
        return !answer.isEmpty() && kept.size() == 1 && answer.minus(best).isEmpty()
                ? Optional.of("keeps the " + kept.first().rank().word())
                : Optional.empty();
    }

    private static Stream<CardSet> subsets(CardSet hand) {
        List<Card> cards = hand.toList();
        return IntStream.range(1, 1 << cards.size())
                .mapToObj(bits -> IntStream.range(0, cards.size())
                        .filter(at -> (bits >> at & 1) == 1)
                        .mapToObj(cards::get)
                        .collect(CardSet.toCardSet()));
    }

    @Override
    public List<CardSet> idle() {
        return List.of(CardSet.EMPTY);
    }

    @Override
    public Prompt ask(PokerTable table) {
        TableShown shown = new TableShown(table).in().bets().drawn().known();
        return new Prompt("Which cards do you throw?", shown.exhibits());
    }

    @Override
    public Instruction say(CardSet answer) {
        return answer.isEmpty() ? Instruction.to("stand pat") : new Instruction("throw", answer.toString());
    }
}
