package kibitzer.conventions.bridge.value;

import static kibitzer.cards.Rank.ACE;
import static kibitzer.cards.Rank.JACK;
import static kibitzer.cards.Rank.KING;
import static kibitzer.cards.Rank.QUEEN;
import static kibitzer.cards.Rank.TEN;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * Honour-tricks by Culbertson's table (p. 143): each suit counts the first holding of the table that it has; plus values
 * make a half by twos.
 *
 * <p>A jack or queen that is part of a counted holding is no plus value besides; Q-J alone is one plus value.
 */
public final class HonourTricks {
    private static final double HALF = 0.5;
    private static final double PLUS = 0.25;

    /** A line of the table. */
    private record Holding(String name, String fact, double tricks, String pointer, BiPredicate<Valued, Suit> held) {}

    private static final List<Holding> TABLE = List.of(
            row("A-K", "ace-king", 2, 1, (hand, suit) -> hand.holds(ACE, suit) && hand.holds(KING, suit)),
            row("A-Q", "ace-queen", 1.5, 2, (hand, suit) -> hand.holds(ACE, suit) && hand.holds(QUEEN, suit)),
            row("A", "ace", 1, 3, (hand, suit) -> hand.holds(ACE, suit)),
            row("K-Q", "king-queen", 1, 4, (hand, suit) -> hand.holds(KING, suit) && hand.holds(QUEEN, suit)),
            row("K-J-10", "king-jack-ten", 1, 5, HonourTricks::isKingJackTen),
            row("K-x", "guarded-king", HALF, 6, (hand, suit) -> hand.holds(KING, suit) && hand.length(suit) >= 2),
            row("Q-J-x", "queen-jack", HALF, 7, HonourTricks::isQueenJackGuarded));

    private static final Holding NOTHING = row("-", "nothing", 0, 0, (hand, suit) -> true);
    private static final int HOLDINGS = 1 << Rank.values().length;

    // Hands are valued by the thousand when deals are sought, so that each holding of a suit is looked up once for all.
    private static final Holding[] FIRST_ROW =
            IntStream.range(0, HOLDINGS).mapToObj(HonourTricks::firstRow).toArray(Holding[]::new);
    private static final int[] PLUS_VALUES =
            IntStream.range(0, HOLDINGS).map(HonourTricks::plusValues).toArray();

    /** Honour-tricks of the suits, without plus values. */
    static final Valuation IN_SUITS = new Valuation("honour-trick", lines((valued, suit) -> true));

    /** Honour-tricks of a hand. */
    public static final Valuation COUNT = IN_SUITS.and(new ValueLine(
            "two-plus-values",
            HALF,
            "culbertson-honour-tricks.p08",
            new Measure(valued -> plusValues(valued) / 2, valued -> "plus values " + PlusValue.inWords(valued))));

    private HonourTricks() {}

    /** Honour-tricks of a hand, in halves; an odd plus value counts nothing. */
    public static double of(CardSet hand) {
        return COUNT.of(Valued.plain(hand));
    }

    /** Honour-tricks of a hand with a quarter for an odd plus value: the book's "2+" is 2.25. */
    public static double withPlus(CardSet hand) {
        return of(hand) + (hasOddPlusValue(hand) ? PLUS : 0);
    }

    /** True if a plus value is left over when they have been counted by twos. */
    public static boolean hasOddPlusValue(CardSet hand) {
        return plusValues(Valued.plain(hand)) % 2 == 1;
    }

    /** "2+", "2½", "no": honour-tricks as the book writes them; a quarter is an odd plus value. */
    public static String inWords(double tricks) {
        boolean plus = tricks % HALF != 0;
        double halves = plus ? tricks - PLUS : tricks;
        long whole = (long) halves;
        String number = halves == whole ? String.valueOf(whole) : (whole == 0 ? "" : whole) + "½";
        return number + (plus ? "+" : "");
    }

    /** The lines of the table, for the suits that are asked for. */
    static List<ValueLine> lines(BiPredicate<Valued, Suit> asked) {
        List<ValueLine> lines = new ArrayList<>();
        for (Holding row : TABLE) {
            lines.add(new ValueLine(
                    row.fact(),
                    row.tricks(),
                    row.pointer(),
                    Measure.suits(
                            row.name(), (valued, suit) -> asked.test(valued, suit) && isFirst(row, valued, suit))));
        }
        return lines;
    }

    private static boolean isFirst(Holding row, Valued valued, Suit suit) {
        return FIRST_ROW[valued.hand().ranksIn(suit)].equals(row);
    }

    private static int plusValues(Valued valued) {
        int number = 0;
        for (Suit suit : Suit.DOWNWARDS) {
            number += PLUS_VALUES[valued.hand().ranksIn(suit)];
        }
        return number;
    }

    private static Holding firstRow(int ranks) {
        Valued holding = Valued.plain(new CardSet(ranks));
        return TABLE.stream()
                .filter(row -> row.held().test(holding, Suit.CLUBS))
                .findFirst()
                .orElse(NOTHING);
    }

    private static int plusValues(int ranks) {
        Valued holding = Valued.plain(new CardSet(ranks));
        return (int) Stream.of(PlusValue.values())
                .filter(value -> value.isIn(holding, Suit.CLUBS))
                .count();
    }

    static boolean isKingJackTen(Valued hand, Suit suit) {
        return hand.holds(KING, suit) && hand.holds(JACK, suit) && hand.holds(TEN, suit);
    }

    static boolean isQueenJackGuarded(Valued hand, Suit suit) {
        return hand.holds(QUEEN, suit) && hand.holds(JACK, suit) && hand.length(suit) >= 3;
    }

    private static Holding row(String name, String fact, double tricks, int pointer, BiPredicate<Valued, Suit> held) {
        return new Holding(name, fact, tricks, "culbertson-honour-tricks.p0" + pointer, held);
    }
}
