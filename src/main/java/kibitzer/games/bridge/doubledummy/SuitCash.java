package kibitzer.games.bridge.doubledummy;

/**
 * The tricks that the side on lead can take in one suit from the top, without losing the lead and without a ruff on
 * either side; counted once for every set of ranks in play.
 *
 * <p>The leader plays from the highest, partner follows from the lowest; opponents are taken to keep their highest card
 * as long as they have one. Each count comes with the lowest rank that it rests on.
 */
final class SuitCash {
    /** In place of a rank where a count rests on lengths alone. */
    static final int NO_RANK = 13;

    private static final int DONE = 1;

    private final long[] hands;
    private final int[] known = new int[4 * 4 * Bits.SETS_OF_RANKS];

    // What the last walk counted.
    private int rounds;
    private int rank;
    private int cashing;
    private int following;

    SuitCash(long[] hands) {
        this.hands = hands;
    }

    /** The counts of one suit for the seat on lead, to be taken apart by the methods below. */
    int of(int suit, int ranks, int leader) {
        int place = (leader * 4 + suit) * Bits.SETS_OF_RANKS + ranks;
        int cash = known[place];
        if (cash == 0) {
            cash = count(suit, ranks, leader);
            known[place] = cash;
        }
        return cash;
    }

    /** Rounds won in the leader's own hand. */
    static int own(int cash) {
        return cash >>> 1 & 15;
    }

    static int ownRank(int cash) {
        return cash >>> 5 & 15;
    }

    /** Rounds won in both hands, if the lead comes to partner in another suit after the leader's own rounds. */
    static int both(int cash) {
        return cash >>> 9 & 15;
    }

    static int bothRank(int cash) {
        return cash >>> 13 & 15;
    }

    /** Rounds won in both hands, if the lead goes to partner in this suit; 0 if it cannot. */
    static int across(int cash) {
        return cash >>> 17 & 15;
    }

    static int acrossRank(int cash) {
        return cash >>> 21 & 15;
    }

    /** The leader's own rounds before the one that goes to partner. */
    static int beforeAcross(int cash) {
        return cash >>> 25 & 15;
    }

    private int count(int suit, int ranks, int leader) {
        int own = Bits.ranks(hands[leader], suit) & ranks;
        int partner = Bits.ranks(hands[leader ^ 2], suit) & ranks;
        int left = Bits.ranks(hands[leader + 1 & 3], suit) & ranks;
        int right = Bits.ranks(hands[leader + 3 & 3], suit) & ranks;

        walk(own, partner, left, right, 0, 99);
        int ownRounds = rounds;
        int ownRank = rank;
        int cash = DONE | ownRounds << 1 | ownRank << 5;

        walk(following, cashing, left, right, ownRounds, 99);
        cash |= ownRounds + rounds << 9 | Math.min(ownRank, rank) << 13;

        int best = 0;
        int bestBits = 0;
        for (int before = ownRounds; before >= 0; before--) {
            walk(own, partner, left, right, 0, before);
            int rankBefore = rank;
            int high = Bits.highest(following);
            if (cashing == 0 || following == 0 || high < Bits.lowest(cashing)) {
                continue;
            }
            if (high < top(left, right, before + 1)) {
                continue;
            }
            walk(following & ~(1 << high), Bits.withoutLowest(cashing), left, right, before + 1, 99);
            int all = before + 1 + rounds;
            if (all > best) {
                best = all;
                bestBits = all << 17 | Math.min(Math.min(rankBefore, high), rank) << 21 | before << 25;
            }
        }
        return cash | (best == 0 ? NO_RANK << 21 : bestBits);
    }

    /** Plays a suit from the top for at most so many rounds, after some have been played. */
    private void walk(int leading, int other, int left, int right, int played, int most) {
        rounds = 0;
        rank = NO_RANK;
        cashing = leading;
        following = other;
        while (cashing != 0 && rounds < most) {
            int high = Bits.highest(cashing);
            int top = top(left, right, played + rounds + 1);
            if (high < top || following != 0 && high < Bits.lowest(following)) {
                return;
            }
            if (top >= 0 || following != 0) {
                rank = high;
            }
            cashing &= ~(1 << high);
            following = Bits.withoutLowest(following);
            rounds++;
        }
    }

    /** The highest card of the opponents who still follow to a round; -1 if none does. */
    private static int top(int left, int right, int round) {
        return Math.max(
                Integer.bitCount(left) >= round ? Bits.highest(left) : -1,
                Integer.bitCount(right) >= round ? Bits.highest(right) : -1);
    }
}
