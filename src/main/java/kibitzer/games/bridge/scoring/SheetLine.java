package kibitzer.games.bridge.scoring;

import kibitzer.games.bridge.Strain;

/** What happened in one deal, as it is called out to the scorer. */
public sealed interface SheetLine {

    /**
     * A deal that was played; vulnerability is read off the sheet.
     *
     * @param declarer the declaring side; in the bridge of 1904 the side that named the trumps
     * @param level the odd tricks undertaken, 1 to 7; 0 in the bridge of 1904
     * @param tricks the tricks the declaring side won
     * @param honours points for honours, 0 if none score
     * @param honoursHeldBy the side that holds them
     */
    record Played(
            Side declarer, Strain strain, int level, Doubling doubling, int tricks, int honours, Side honoursHeldBy)
            implements SheetLine {

        public Played {
            honoursHeldBy = honours == 0 ? declarer : honoursHeldBy;
        }

        /** True where a contract was undertaken and not made. */
        public boolean isFailed() {
            return deal(false).isFailed();
        }

        PlayedDeal deal(boolean vulnerable) {
            return new PlayedDeal(
                    strain,
                    level,
                    doubling,
                    vulnerable,
                    tricks,
                    honours,
                    honoursHeldBy == declarer ? Side.WE : Side.THEY);
        }
    }

    /** All four passed: the deal counts where a fixed number is played, and scores nothing. */
    record PassedOut() implements SheetLine {}

    /**
     * Points above the line that come from no contract: chicane beside the other side's honours, a correction.
     *
     * @param points never 0; taken off where negative
     */
    record Above(Side side, int points) implements SheetLine {
        private static final int MOST = 5000;

        public Above {
            if (points == 0 || Math.abs(points) > MOST) {
                throw new ImpossibleDeal("points", points + " points cannot be added", "up to " + MOST + ", not 0");
            }
        }
    }
}
