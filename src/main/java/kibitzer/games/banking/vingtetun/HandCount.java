package kibitzer.games.banking.vingtetun;

import kibitzer.cards.Rank;

/**
 * What cards count at vingt-et-un (p. 365, par. 5-7): face cards 10, an ace 1 or 11, never 11 where that goes over 21.
 *
 * @param low the count with every ace as 1
 * @param ace whether there is one
 */
public record HandCount(int low, boolean ace) {
    /** What the game is named for. */
    public static final int TOP = 21;

    /** What face cards and tens count. */
    public static final int TEN = 10;

    /** What an ace counts at least. */
    public static final int ACE = 1;

    /** What an ace may count more. */
    private static final int MORE = 10;

    public static final HandCount NONE = new HandCount(0, false);

    /** 1 for an ace, 10 for tens and face cards. */
    public static int value(Rank rank) {
        return rank == Rank.ACE ? ACE : Math.min(TEN, rank.ordinal() + 2);
    }

    /** With one card more, 1 to 10. */
    public HandCount with(int value) {
        return new HandCount(low + value, ace || value == ACE);
    }

    /** The highest count that is not over 21, else the lowest. */
    public int count() {
        return isSoft() ? low + MORE : low;
    }

    /** True if an ace counts 11. */
    public boolean isSoft() {
        return ace && low + MORE <= TOP;
    }

    public boolean isOver() {
        return low > TOP;
    }
}
