package kibitzer.conventions.bridge.value;

import java.util.Comparator;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * The Culbertson point-count (p. 143-146): high cards by 4-3-2-1, corrected for what is bid, and points for long suits.
 * One count each for no trump, the opening suit bid, the raise, and the declarer who has been raised.
 *
 * <p>The corrections for four aces and for a bare king or queen-jack stand under the heading of no-trump bids and are
 * counted there only.
 */
public final class CulbertsonPoints {
    private static final int HONOURS = 5;

    private static final ValueLine[] CORRECTIONS = {
        new ValueLine("four-aces", 1, pointer(2), Measure.once("all four aces", valued -> aces(valued) == 4)),
        new ValueLine("bare-honours", -1, pointer(3), Measure.onceForSuits("a bare K or Q-J", Honours::areBare))
    };

    /** For no-trump bids. */
    public static final Valuation NO_TRUMP = HighCardPoints.COUNT.and(CORRECTIONS);

    /** For answering one no trump: the count for no trump, and 1 for a good five-card suit. */
    public static final Valuation NO_TRUMP_RESPONSE = NO_TRUMP.and(new ValueLine(
            "five-card-suit",
            1,
            pointer(26),
            Measure.onceForSuits(
                    "a five-card suit of K-x-x-x-x, Q-10-x-x-x or better",
                    (valued, suit) -> valued.length(suit) == 5 && Honours.areKingOrQueenTen(valued.hand(), suit))));

    /** For opening with a suit: the rule of three and four. */
    public static final Valuation OPENING = HighCardPoints.COUNT.and(
            new ValueLine("hundred-honours", 1, pointer(4), honours("four honours in trumps", HONOURS - 1)),
            new ValueLine("hundred-and-fifty-honours", 2, pointer(5), honours("all five honours in trumps", HONOURS)),
            new ValueLine(
                    "unheaded-queen-or-jack",
                    -1,
                    pointer(6),
                    Measure.onceForSuits("a queen or jack highest", Honours::areUnheaded)),
            new ValueLine("long-trumps", 1, pointer(7), Measure.cardsOver(4, Valued::isTrumps)),
            new ValueLine(
                    "long-side-suits", 1, pointer(8), Measure.cardsOver(3, (valued, suit) -> !valued.isTrumps(suit))));

    /** For raising partner's suit. */
    public static final Valuation RAISE = HighCardPoints.COUNT.and(
            new ValueLine("long-suits", 1, pointer(33), Measure.cardsOver(3, CulbertsonPoints::lengthCounts)),
            new ValueLine(
                    "six-trumps", 2, pointer(35), Measure.once("six or more trumps", CulbertsonPoints::hasSixTrumps)),
            new ValueLine(
                    "even-shape",
                    -1,
                    pointer(36),
                    Measure.once(
                            "shape 4-3-3-3", valued -> Shape.of(valued.hand()).equals("4-3-3-3"))),
            new ValueLine(
                    "three-trumps",
                    -1,
                    pointer(37),
                    Measure.once("only three trumps", valued -> valued.trumpLength() == 3)));

    /** For declarer whose suit has been raised: the opening points with that suit as trumps, and more for its length. */
    public static final Valuation REVALUATION = OPENING.and(
            new ValueLine(
                    "fourth-trump",
                    1,
                    pointer(52),
                    Measure.once("the fourth trump", valued -> valued.trumpLength() >= 4)),
            new ValueLine(
                    "six-trumps", 2, pointer(53), Measure.once("six or more trumps", CulbertsonPoints::hasSixTrumps)));

    private CulbertsonPoints() {}

    /** A count with the corrections for no trump besides. */
    static Valuation withNoTrumpCorrections(Valuation suitBid) {
        return suitBid.and(CORRECTIONS);
    }

    public static int noTrump(CardSet hand) {
        return (int) NO_TRUMP.of(Valued.plain(hand));
    }

    public static int noTrumpResponse(CardSet hand) {
        return (int) NO_TRUMP_RESPONSE.of(Valued.plain(hand));
    }

    /** Opening points with the suit that the hand would open: {@link #suitToOpen}. */
    public static int opening(CardSet hand) {
        return opening(hand, suitToOpen(hand));
    }

    public static int opening(CardSet hand, Suit trumps) {
        return (int) OPENING.of(Valued.with(hand, trumps));
    }

    /** Points for raising partner, who has bid this suit. The book counts them with three trumps or more. */
    public static int raise(CardSet hand, Suit trumps) {
        return (int) RAISE.of(Valued.with(hand, trumps));
    }

    /** Points of declarer after partner has raised this suit of his. */
    public static int revaluation(CardSet hand, Suit trumps) {
        return (int) REVALUATION.of(Valued.with(hand, trumps));
    }

    /**
     * The suit that opening points are counted for where none is named: the longest, of equals the one that counts most,
     * then the highest. Among suits of four cards or more only honours can make a difference.
     */
    public static Suit suitToOpen(CardSet hand) {
        return Stream.of(Suit.values())
                .max(Comparator.<Suit>comparingInt(hand::length)
                        .thenComparingInt(suit -> opening(hand, suit))
                        .thenComparing(Comparator.naturalOrder()))
                .orElseThrow();
    }

    /** Length counts in every suit, but not in weak trumps of an even hand (p. 145). */
    private static boolean lengthCounts(Valued valued, Suit suit) {
        return !valued.isTrumps(suit)
                || !isEven(valued)
                || valued.length(suit) != 4
                || Honours.areKingOrQueenTen(valued.hand(), suit);
    }

    private static boolean isEven(Valued valued) {
        String shape = Shape.of(valued.hand());
        return shape.equals("4-3-3-3") || shape.equals("4-4-3-2");
    }

    private static boolean hasSixTrumps(Valued valued) {
        return valued.trumpLength() >= 6;
    }

    private static Measure honours(String what, int number) {
        return Measure.once(
                what,
                valued -> valued.trumps()
                        .filter(trumps -> Honours.number(valued.hand(), trumps) == number)
                        .isPresent());
    }

    private static int aces(Valued valued) {
        return valued.hand().of(Rank.ACE).size();
    }

    private static String pointer(int number) {
        return String.format("culbertson-point-count.p%02d", number);
    }
}
