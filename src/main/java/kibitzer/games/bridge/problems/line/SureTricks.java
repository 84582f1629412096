package kibitzer.games.bridge.problems.line;

/**
 * Whether two hands can cash enough tricks at once, however the unseen cards lie.
 *
 * <p>Of a suit that is led only one unseen card is taken to fall each time, the lowest: opponents can do no better. A plain
 * suit counts only when no trump is out. The answer may be no where the tricks are there, never yes where they are not.
 */
final class SureTricks {
    private static final int MOST_LOOKED_AT = 30;

    private final int trump;
    private int looked;

    private SureTricks(int trump) {
        this.trump = trump;
    }

    /** Whether the hand on lead and its partner are sure of so many tricks, one after another. */
    static boolean reach(long leader, long other, long unseen, int trump, int need) {
        return need <= 0 || new SureTricks(trump).cash(leader, other, unseen, need);
    }

    private boolean cash(long leader, long other, long unseen, int need) {
        if (need <= 0) {
            return true;
        }
        if (Long.bitCount(leader) < need || most(leader, other, unseen) < need) {
            return false;
        }
        if (++looked > MOST_LOOKED_AT) {
            return false;
        }
        for (int suit = 3; suit >= 0; suit--) {
            long mine = Lanes.suit(leader, suit);
            if (mine != 0 && (suit == trump || noTrumps(unseen)) && cash(leader, other, unseen, need, suit, mine)) {
                return true;
            }
        }
        return false;
    }

    private boolean cash(long leader, long other, long unseen, int need, int suit, long mine) {
        long out = Lanes.suit(unseen, suit);
        long theirs = Lanes.suit(other, suit);
        long top = Lanes.highest(mine);
        long after = unseen & ~Lanes.lowest(out);
        if (top > Lanes.highest(out)) {
            long reply = theirs != 0 ? Lanes.lowest(theirs) : discard(other, unseen);
            boolean passes = theirs != 0 && reply > top;
            if (passes
                    ? cash(other & ~reply, leader & ~top, after, need - 1)
                    : cash(leader & ~top, other & ~reply, after, need - 1)) {
                return true;
            }
        }
        long low = Lanes.lowest(mine);
        long over = Lanes.highest(theirs);
        if (over > Lanes.highest(out) && over > low && cash(other & ~over, leader & ~low, after, need - 1)) {
            return true;
        }
        long trumps = trump > 3 ? 0 : Lanes.suit(other, trump);
        return theirs == 0
                && suit != trump
                && trumps != 0
                && cash(other & ~Lanes.lowest(trumps), leader & ~low, after, need - 1);
    }

    private boolean noTrumps(long unseen) {
        return trump > 3 || Lanes.suit(unseen, trump) == 0;
    }

    /** More than can be cashed, counted quickly. */
    private int most(long leader, long other, long unseen) {
        int most = 0;
        boolean ruffs = trump <= 3 && (Lanes.suit(leader, trump) | Lanes.suit(other, trump)) != 0;
        for (int suit = 0; suit < 4; suit++) {
            long out = Lanes.suit(unseen, suit);
            long mine = Lanes.suit(leader, suit);
            long theirs = Lanes.suit(other, suit);
            int tops = Long.bitCount(Lanes.above(mine | theirs, Lanes.highest(out)));
            int longer = Math.max(Long.bitCount(mine), Long.bitCount(theirs));
            most += suit == trump && ruffs
                    ? Long.bitCount(mine) + Long.bitCount(theirs)
                    : tops >= Long.bitCount(out) ? longer : Math.min(tops, longer);
        }
        return most;
    }

    /** A card of no use: the lowest of a plain suit that is not high, else the lowest of all. */
    private long discard(long hand, long unseen) {
        long chosen = 0;
        int least = Integer.MAX_VALUE;
        for (int suit = 0; suit < 4; suit++) {
            long held = Lanes.suit(hand, suit);
            if (held != 0) {
                long low = Lanes.lowest(held);
                int worth = Lanes.rankOf(low)
                        + (low > Lanes.highest(Lanes.suit(unseen, suit)) ? 50 : 0)
                        + (suit == trump ? 100 : 0);
                if (worth < least) {
                    least = worth;
                    chosen = low;
                }
            }
        }
        return chosen;
    }
}
