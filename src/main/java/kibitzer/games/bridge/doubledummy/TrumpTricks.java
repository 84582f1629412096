package kibitzer.games.bridge.doubledummy;

/**
 * The tricks that one hand's trumps win whatever is led: each of them is played to some trick, and only a higher trump
 * of the opponents, each used once, can beat it there.
 */
final class TrumpTricks {
    private static final int DONE = 1;

    private final long[] hands;
    private final int trump;
    private final int[] known = new int[4 * Bits.SETS_OF_RANKS];

    TrumpTricks(long[] hands, int trump) {
        this.hands = hands;
        this.trump = trump;
    }

    /** The count for one seat, to be taken apart by the methods below. */
    int of(int ranks, int seat) {
        int place = seat * Bits.SETS_OF_RANKS + ranks;
        int sure = known[place];
        if (sure == 0) {
            sure = count(ranks, seat);
            known[place] = sure;
        }
        return sure;
    }

    static int tricks(int sure) {
        return sure >>> 1 & 15;
    }

    /** The lowest rank the count rests on; {@link SuitCash#NO_RANK} if on lengths alone. */
    static int rank(int sure) {
        return sure >>> 5 & 15;
    }

    private int count(int ranks, int seat) {
        int own = Bits.ranks(hands[seat], trump) & ranks;
        int opponents = (Bits.ranks(hands[seat + 1 & 3], trump) | Bits.ranks(hands[seat + 3 & 3], trump)) & ranks;
        int all = unbeaten(own, opponents, 0);
        // The fewest top cards that give the same count.
        int rank = SuitCash.NO_RANK;
        while (unbeaten(own, opponents, rank) < all) {
            rank--;
        }
        return DONE | all << 1 | rank << 5;
    }

    /** How many of a hand's trumps escape, where ranks below the lowest known one may be anybody's. */
    private static int unbeaten(int own, int opponents, int lowestKnown) {
        int beaters = 0;
        int escaped = 0;
        // From the top down: every trump is beaten by any unused higher one.
        for (int rank = 12; rank >= lowestKnown; rank--) {
            if ((opponents >>> rank & 1) != 0) {
                beaters++;
            } else if ((own >>> rank & 1) != 0) {
                if (beaters > 0) {
                    beaters--;
                } else {
                    escaped++;
                }
            }
        }
        int unknown = (1 << Math.min(lowestKnown, 13)) - 1;
        int lowBeaters = beaters + Integer.bitCount(opponents & unknown);
        return escaped + Math.max(0, Integer.bitCount(own & unknown) - lowBeaters);
    }
}
