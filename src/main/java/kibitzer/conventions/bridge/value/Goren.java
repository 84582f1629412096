package kibitzer.conventions.bridge.value;

import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;

/**
 * Goren's count: high cards by 4-3-2-1 and points for short suits (p. 143).
 *
 * <p>The book adds that Goren's corrections are much like Culbertson's and does not list them; none is counted here.
 */
public final class Goren {
    private static final String OPENS = "culbertson-point-count.p60";
    private static final String RAISES = "culbertson-point-count.p61";

    /** For the opening bid: doubleton 1, singleton 2, void 3. */
    public static final Valuation OPENING = HighCardPoints.COUNT.and(
            shortSuits("doubletons", "a doubleton", 2, 1, OPENS),
            shortSuits("singletons", "a singleton", 1, 2, OPENS),
            shortSuits("voids", "a void", 0, 3, OPENS));

    /** For raising partner: doubleton 1, singleton 3, void 5. */
    public static final Valuation RAISE = HighCardPoints.COUNT.and(
            shortSuits("doubletons", "a doubleton", 2, 1, OPENS),
            shortSuits("singletons", "a singleton", 1, 3, RAISES),
            shortSuits("voids", "a void", 0, 5, RAISES));

    /** For declarer whose suit has been raised: the opening count and 2 for each trump over five. */
    public static final Valuation REVALUATION = OPENING.and(
            new ValueLine("long-trumps", 2, "culbertson-point-count.p62", Measure.cardsOver(5, Valued::isTrumps)));

    private Goren() {}

    public static int opening(CardSet hand) {
        return (int) OPENING.of(Valued.plain(hand));
    }

    public static int raise(CardSet hand, Suit trumps) {
        return (int) RAISE.of(Valued.with(hand, trumps));
    }

    public static int revaluation(CardSet hand, Suit trumps) {
        return (int) REVALUATION.of(Valued.with(hand, trumps));
    }

    private static ValueLine shortSuits(String fact, String what, int length, int worth, String pointer) {
        return new ValueLine(
                fact, worth, pointer, Measure.suits(what, (valued, suit) -> valued.length(suit) == length));
    }
}
