package kibitzer.games.rummy.family;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.games.rummy.family.RummyRules.Ending;
import kibitzer.games.rummy.family.RummyRules.LayingOffOn;
import kibitzer.games.rummy.family.TableMelds.After;
import kibitzer.games.rummy.family.WholeHand.Demand;

/**
 * A player who has drawn and may be able to get rid of his whole hand.
 *
 * @param game whose rules hold
 * @param hand his cards after the draw
 * @param melds on the table, those that he may add to: his own, or anybody's
 */
public record GoingOut(RummyGame game, Cards hand, List<Cards> melds) {
    private static final int CONTINENTAL_SETS = 4;

    public GoingOut {
        melds = List.copyOf(melds);
        new HandAfterDraw(game).wrong(hand, melds).ifPresent(wrong -> {
            throw new IllegalArgumentException(wrong.field() + ": " + wrong.found() + "; expected " + wrong.expected());
        });
    }

    /**
     * A way out.
     *
     * @param discard the last card thrown; nothing where every card is melded
     */
    public record Out(Optional<Card> discard, List<Cards> newMelds, Cards laidOff) {}

    /** One way for each last card that can be thrown, and one for none; empty if he cannot go out. */
    public List<Out> ways() {
        return ways(firstMeld());
    }

    private List<Out> ways(Optional<FirstMeld> firstMeld) {
        if (game.rules().ending() == Ending.WITHOUT_A_DISCARD) {
            // His own melds may be taken apart for it.
            Cards all = melds.stream().reduce(hand, Cards::plus);
            return new WholeHand(game.rules(), all)
                    .melded(all, Demand.NONE).stream()
                            .map(melded -> new Out(Optional.empty(), melded, Cards.NONE))
                            .toList();
        }
        List<Optional<Card>> discards = new ArrayList<>();
        if (game.rules().ending() == Ending.DISCARD_OR_NOT && mayKeepAll()) {
            discards.add(Optional.empty());
        }
        hand.different().stream().map(Optional::of).forEach(discards::add);
        return ways(discards, firstMeld);
    }

    /** The fewest cards that are left over, neither melded nor laid off, where this one is thrown. */
    public Cards leftOver(Card thrown) {
        return afterLayingOff().stream()
                .filter(after -> after.rest().contains(thrown))
                .map(after -> Divider.fewestCards(game.rules(), after.rest().without(thrown))
                        .unmatched())
                .min(Comparator.comparingInt(Cards::size))
                .orElse(Cards.NONE);
    }

    /** What his first melds must count, if they are still to come: he goes out with them in one turn. */
    public Optional<FirstMeld> firstMeld() {
        return FirstMeld.of(game).filter(first -> first.isStillToCome(hand.size()));
    }

    /** The melds that would let him go out if the first were not to count so much; empty if that is not what he lacks. */
    public Optional<List<Cards>> tooLowForAFirstMeld() {
        return firstMeld().isEmpty() || !ways().isEmpty()
                ? Optional.empty()
                : ways(Optional.empty()).stream().findFirst().map(Out::newMelds);
    }

    /** True if only the canastas of his side, which must lie complete, keep him from going out. */
    public boolean wantsCanastas() {
        return game.isCanasta() && ways().isEmpty() && !waysWithoutCanastas().isEmpty();
    }

    private List<Out> waysWithoutCanastas() {
        List<Optional<Card>> discards = new ArrayList<>(List.of(Optional.<Card>empty()));
        hand.different().stream().map(Optional::of).forEach(discards::add);
        WholeHand whole = new WholeHand(game.rules(), hand);
        List<Out> found = new ArrayList<>();
        for (After after : afterLayingOff()) {
            for (Optional<Card> discard : discards) {
                if (discard.map(after.rest()::contains).orElse(true)) {
                    whole.melded(
                                    discard.map(after.rest()::without).orElse(after.rest()),
                                    (made, left) ->
                                            game.usually() != RummyGame.CANASTA || !rankTwice(after.melds(), made))
                            .ifPresent(melded -> found.add(new Out(discard, melded, hand.minus(after.rest()))));
                }
            }
        }
        return found;
    }

    /** How many canastas his side must have to go out. */
    public int canastasNeeded() {
        return game.usually() == RummyGame.SAMBA ? 2 : 1;
    }

    /** How many of the melds on the table are canastas. */
    public int canastasLying() {
        return Math.toIntExact(
                melds.stream().filter(meld -> meld.size() >= RummyRules.CANASTA).count());
    }

    /** True if whoever goes out throws a last card, however well it would fit. */
    public boolean mustThrow() {
        return game.rules().ending() == Ending.WITH_A_DISCARD
                || game.rules().ending() == Ending.DISCARD_OR_NOT && !mayKeepAll();
    }

    /** Continental rum takes fifteen cards: the card drawn beside them is thrown. At pif paf the page leaves it open. */
    private boolean mayKeepAll() {
        return game.usually() != RummyGame.CONTINENTAL;
    }

    /** Lays off in every way, the fewest cards first, and asks each time which last cards leave the rest melded. */
    private List<Out> ways(List<Optional<Card>> discards, Optional<FirstMeld> firstMeld) {
        WholeHand whole = new WholeHand(game.rules(), hand);
        Map<Optional<Card>, Out> found = new HashMap<>();
        for (After after : afterLayingOff()) {
            Demand demand = demand(after.melds(), firstMeld);
            for (Optional<Card> discard : discards) {
                if (!found.containsKey(discard)
                        && discard.map(after.rest()::contains).orElse(true)) {
                    whole.melded(discard.map(after.rest()::without).orElse(after.rest()), demand)
                            .ifPresent(
                                    melded -> found.put(discard, new Out(discard, melded, hand.minus(after.rest()))));
                }
            }
        }
        return discards.stream()
                .flatMap(discard -> Stream.ofNullable(found.get(discard)))
                .toList();
    }

    private Collection<After> afterLayingOff() {
        return melds.isEmpty() || game.rules().layingOff() == LayingOffOn.NOBODY
                ? List.of(new After(hand, melds))
                : new TableMelds(game.rules(), melds).everyWay(hand);
    }

    /** What new melds must be beside those on the table. */
    private Demand demand(List<Cards> onTable, Optional<FirstMeld> firstMeld) {
        return switch (game.usually()) {
            // Fifteen cards in sequences of three to five, four at least.
            case CONTINENTAL -> (made, left) -> made.size() + left / RummyRules.LEAST >= CONTINENTAL_SETS;
            case CANASTA -> (made, left) -> canastas(onTable, made, left) >= 1 && !rankTwice(onTable, made);
            case SAMBA -> (made, left) -> canastas(onTable, made, left) >= 2;
            default -> firstMeld.<Demand>map(first -> first::mayBeReached).orElse(Demand.NONE);
        };
    }

    /** How many canastas there can be at most when the cards left are melded. */
    private static long canastas(List<Cards> onTable, List<Cards> made, int left) {
        return Stream.concat(onTable.stream(), made.stream())
                        .filter(meld -> meld.size() >= RummyRules.CANASTA)
                        .count()
                + left / RummyRules.CANASTA;
    }

    /** A rank that stands already is added to. */
    private boolean rankTwice(List<Cards> onTable, List<Cards> made) {
        return game.rules()
                .rankTwice(Stream.concat(onTable.stream(), made.stream()).toList())
                .isPresent();
    }
}
