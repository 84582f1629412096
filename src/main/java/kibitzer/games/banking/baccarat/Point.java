package kibitzer.games.banking.baccarat;

import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/** What cards count at baccarat (p. 373, par. 4-5): tens and face cards nothing, an ace 1, and of a sum the last digit. */
public final class Point {
    /** Counts run from 0 to one less. */
    public static final int VALUES = 10;

    /** Two cards of this point or one more are shown at once. */
    public static final int NATURAL = 8;

    private Point() {}

    /** 0 to 9. */
    public static int of(Rank rank) {
        return rank == Rank.ACE ? 1 : rank.isAtLeast(Rank.TEN) ? 0 : rank.ordinal() + 2;
    }

    /** 0 to 9. */
    public static int of(Iterable<Card> cards) {
        int sum = 0;
        for (Card card : cards) {
            sum += of(card.rank());
        }
        return sum % VALUES;
    }

    /** True for 8 and 9. */
    public static boolean isNatural(int point) {
        return point >= NATURAL;
    }
}
