package kibitzer.games.bridge.scoring;

import kibitzer.games.bridge.Strain;

/**
 * A deal that is over, as its scorer needs it.
 *
 * @param strain the trumps, or no trump
 * @param level the odd tricks undertaken, 1 to 7; 0 in the bridge of 1904, where trumps alone are declared
 * @param doubling doubled or redoubled
 * @param vulnerable whether the declaring side is vulnerable
 * @param tricks the tricks the declaring side won, 0 to 13
 * @param honours points for honours in one or both hands of a side; 0 if none score
 * @param honoursHeldBy the side that scores them
 */
public record PlayedDeal(
        Strain strain, int level, Doubling doubling, boolean vulnerable, int tricks, int honours, Side honoursHeldBy) {
    /** The tricks before the first odd trick. */
    public static final int BOOK = 6;

    static final int ALL = 13;

    public PlayedDeal {
        if (level < 0 || level > 7 || tricks < 0 || tricks > ALL) {
            throw new IllegalArgumentException(
                    "level " + level + ", tricks " + tricks + "; expected 0 to 7 and 0 to 13");
        }
        honoursHeldBy = honours == 0 ? Side.WE : honoursHeldBy;
    }

    public boolean isMade() {
        return tricks >= BOOK + level;
    }

    /** True where a contract was undertaken and not made; in the bridge of 1904 there is none. */
    public boolean isFailed() {
        return level > 0 && !isMade();
    }

    public int overtricks() {
        return Math.max(0, tricks - BOOK - level);
    }

    int undertricks() {
        return Math.max(0, BOOK + level - tricks);
    }

    int tricksOf(Side side) {
        return side == Side.WE ? tricks : ALL - tricks;
    }
}
