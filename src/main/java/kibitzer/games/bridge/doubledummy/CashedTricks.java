package kibitzer.games.bridge.doubledummy;

/**
 * The tricks that the side on lead can take at once: all suits together, from the leader's hand alone or with one
 * crossing to partner's.
 *
 * <p>Never more than the truth. While an opponent still has trumps, a side suit is cashed only as long as that opponent
 * follows to it; and neither partner is ever made to ruff.
 */
final class CashedTricks {
    private static final int NOWHERE = 4;
    private static final int ALL = 99;
    private static final int NO_CROSSING = -99;

    private final long[] hands;
    private final int trump;
    private final SuitCash cash;

    private final int[] counts = new int[4];
    private final int[] most = new int[4];
    private final int[] leaderRounds = new int[4];
    private final int[] partnerRounds = new int[4];
    private long rests;

    CashedTricks(long[] hands, int trump, SuitCash cash) {
        this.hands = hands;
        this.trump = trump;
        this.cash = cash;
    }

    /** The cards that the last count rests on: none from the lowest of them up may change hands. */
    long rests() {
        return rests;
    }

    /** At least so many tricks if that is {@code enough}, at most the tricks that are left; if it is not, perhaps 0. */
    int count(long cards, int leader, int enough) {
        int own = 0;
        int both = 0;
        int crossingGains = NO_CROSSING;
        for (int suit = 0; suit < 4; suit++) {
            int count = cash.of(suit, Bits.ranks(cards, suit), leader);
            counts[suit] = count;
            own += SuitCash.own(count);
            both += SuitCash.both(count);
            if (SuitCash.across(count) != 0) {
                crossingGains = Math.max(crossingGains, SuitCash.across(count) - SuitCash.both(count));
            }
        }
        // Most positions do not have enough even where nobody ruffs.
        if (own < enough && both + crossingGains < enough) {
            return 0;
        }
        int drawn = trump == Bits.NO_TRUMPS ? 0 : SuitCash.own(counts[trump]);
        limit(cards, leader, drawn);
        int best = own < enough ? 0 : take(cards, leader, NOWHERE, enough);
        long bestRests = rests;
        for (int suit = 0; suit < 4 && best < enough; suit++) {
            if (SuitCash.across(counts[suit]) == 0
                    || both + SuitCash.across(counts[suit]) - SuitCash.both(counts[suit]) < enough
                    || SuitCash.beforeAcross(counts[suit]) >= most[suit]) {
                continue;
            }
            if (suit == trump) {
                limit(cards, leader, SuitCash.beforeAcross(counts[suit]));
            }
            int found = take(cards, leader, suit, enough);
            if (suit == trump) {
                limit(cards, leader, drawn);
            }
            if (found > best) {
                best = found;
                bestRests = rests;
            }
        }
        rests = bestRests;
        return best;
    }

    /** How many rounds of each suit opponents with trumps follow to, once some rounds of trumps have been drawn. */
    private void limit(long cards, int leader, int drawn) {
        int left = leader + 1 & 3;
        int right = leader + 3 & 3;
        boolean leftRuffs = hasTrumps(cards, left, drawn);
        boolean rightRuffs = hasTrumps(cards, right, drawn);
        for (int suit = 0; suit < 4; suit++) {
            int rounds = 13;
            if (suit != trump) {
                if (leftRuffs) {
                    rounds = length(cards, left, suit);
                }
                if (rightRuffs) {
                    rounds = Math.min(rounds, length(cards, right, suit));
                }
            }
            most[suit] = rounds;
        }
    }

    private boolean hasTrumps(long cards, int seat, int drawn) {
        return trump != Bits.NO_TRUMPS && length(cards, seat, trump) > drawn;
    }

    private int length(long cards, int seat, int suit) {
        return Long.bitCount(cards & hands[seat] & Bits.suit(suit));
    }

    /** The tricks of one plan: the leader's rounds, a crossing in one suit or nowhere, then partner's rounds. */
    private int take(long cards, int leader, int crossing, int enough) {
        rests = 0;
        int all = 0;
        for (int suit = 0; suit < 4; suit++) {
            leaderRounds[suit] = 0;
            partnerRounds[suit] = 0;
        }
        if (crossing != NOWHERE) {
            all += round(crossing, SuitCash.beforeAcross(counts[crossing]) + 1, SuitCash.across(counts[crossing]));
            restOn(crossing, SuitCash.acrossRank(counts[crossing]));
        }
        // Trumps before side suits: their limits, and that of the crossing, suppose that all own trumps have been
        // drawn.
        if (trump != Bits.NO_TRUMPS && crossing != trump) {
            all += cash(cards, leader, trump, crossing, crossing == NOWHERE ? enough : ALL);
        }
        for (int suit = 0; suit < 4 && all < enough; suit++) {
            if (suit != crossing && suit != trump) {
                all += cash(cards, leader, suit, crossing, enough - all);
            }
        }
        int ruffs = trump == Bits.NO_TRUMPS ? 0 : forcedRuffs(cards, leader);
        if (ruffs > 0) {
            return crossing == NOWHERE ? all - ruffs : 0;
        }
        return all;
    }

    private int cash(long cards, int leader, int suit, int crossing, int wanted) {
        int own = SuitCash.own(counts[suit]);
        int rank = SuitCash.ownRank(counts[suit]);
        int all = own;
        if (wanted <= own) {
            // No more than are wanted, so that the count rests on as few cards as can be.
            all = wanted;
            rank = Math.max(rank, nthHighest(Bits.ranks(cards & hands[leader], suit), wanted));
        } else if (crossing != NOWHERE) {
            all = SuitCash.both(counts[suit]);
            rank = SuitCash.bothRank(counts[suit]);
        }
        if (all > 0) {
            restOn(suit, rank);
        }
        return round(suit, own, all);
    }

    private static int nthHighest(int ranks, int n) {
        int left = ranks;
        for (int i = 1; i < n; i++) {
            left = Bits.withoutHighest(left);
        }
        return Bits.highest(left);
    }

    private int round(int suit, int leaders, int all) {
        int counted = Math.min(all, most[suit]);
        leaderRounds[suit] = Math.min(leaders, counted);
        partnerRounds[suit] = counted - leaderRounds[suit];
        return counted;
    }

    private void restOn(int suit, int rank) {
        if (rank != SuitCash.NO_RANK) {
            rests |= 1L << suit * Bits.LANE + rank;
        }
    }

    /** How often a hand with trumps would have nothing to throw on its partner's winners but trumps or winners. */
    private int forcedRuffs(long cards, int leader) {
        int partner = leader ^ 2;
        int partnersNeed = 0;
        int partnersSpare = 0;
        int leadersNeed = 0;
        int leadersSpare = 0;
        for (int suit = 0; suit < 4; suit++) {
            if (suit == trump) {
                continue;
            }
            int held = length(cards, partner, suit);
            partnersNeed += Math.max(0, leaderRounds[suit] - held);
            partnersSpare += Math.max(0, held - leaderRounds[suit] - partnerRounds[suit]);
            int kept = length(cards, leader, suit) - leaderRounds[suit];
            leadersNeed += Math.max(0, partnerRounds[suit] - kept);
            leadersSpare += Math.max(0, kept - partnerRounds[suit]);
        }
        int forced = 0;
        if (length(cards, partner, trump) > leaderRounds[trump]) {
            forced += Math.max(0, partnersNeed - partnersSpare);
        }
        if (length(cards, leader, trump) > leaderRounds[trump]) {
            forced += Math.max(0, leadersNeed - leadersSpare);
        }
        return forced;
    }
}
