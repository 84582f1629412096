package kibitzer.games.rummy.gin.odds;

import java.util.Arrays;
import java.util.Map;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.rummy.gin.Gin;

/**
 * Counts the hands that hold certain cards and so many of some others, and in which no two cards make a set with a card
 * that is named. Exact.
 *
 * <p>Method: the thirteen places of the suits are gone through from the ace up. Whether two cards and a third make a set
 * shows in the cards of three places that follow each other, so that the choices at the last two places are all that must
 * be known of those before: 256 states at most, each with the number of hands by size.
 *
 * @param held the cards that are in the hand anyway
 * @param others the cards of which the rest of the hand is made
 * @param more how many of these it has
 * @param noGroup cards with which no two of the hand may be of one rank
 * @param noRun cards with which no two of the hand may make a sequence
 * @param atLeast by rank, how many cards of it the hand must have; ranks without an entry may be missing
 */
public record HandCount(
        CardSet held, CardSet others, int more, CardSet noGroup, CardSet noRun, Map<Rank, Integer> atLeast) {
    private static final int SUITS = Suit.values().length;
    private static final int MASKS = 1 << SUITS;
    private static final long[] NO_HANDS = {};

    public HandCount {
        atLeast = Map.copyOf(atLeast);
    }

    /** How many hands there are. */
    public long hands() {
        if (more < 0) {
            return 0;
        }
        int[] given = byPlace(held);
        int[] free = byPlace(others.minus(held));
        int[] group = byPlace(noGroup);
        int[] run = byPlace(noRun);
        long[][] ways = noWays();
        ways[0] = new long[more + 1];
        ways[0][0] = 1;
        for (int place = 0; place < Gin.PLACES; place++) {
            ways = next(ways, place, given[place], free[place], group[place], run);
        }
        return Arrays.stream(ways)
                .filter(sizes -> sizes.length > 0)
                .mapToLong(sizes -> sizes[more])
                .sum();
    }

    private static long[][] noWays() {
        long[][] ways = new long[MASKS * MASKS][];
        Arrays.fill(ways, NO_HANDS);
        return ways;
    }

    private long[][] next(long[][] ways, int place, int given, int free, int group, int[] run) {
        int least = atLeast.getOrDefault(Gin.at(place, Suit.CLUBS).rank(), 0);
        long[][] after = noWays();
        for (int chosen = free; ; chosen = chosen - 1 & free) {
            int here = chosen | given;
            if (Integer.bitCount(here) >= least && !makesAGroup(here, group)) {
                add(ways, after, here, Integer.bitCount(chosen), place, run);
            }
            if (chosen == 0) {
                return after;
            }
        }
    }

    private static boolean makesAGroup(int here, int group) {
        for (int left = group; left != 0; left &= left - 1) {
            if (Integer.bitCount(here & ~Integer.lowestOneBit(left)) >= 2) {
                return true;
            }
        }
        return false;
    }

    /** The card that is named may stand above two others, between them or below them. */
    private void add(long[][] ways, long[][] after, int here, int cards, int place, int[] run) {
        int above = place + 1 < Gin.PLACES ? run[place + 1] : 0;
        int between = place >= 1 ? run[place - 1] : 0;
        int below = place >= 2 ? run[place - 2] : 0;
        for (int state = 0; state < ways.length; state++) {
            long[] sizes = ways[state];
            int before = state % MASKS;
            int twoBefore = state / MASKS;
            if (sizes.length == 0 || (here & (before & (above | below) | twoBefore & between)) != 0) {
                continue;
            }
            int to = before * MASKS + here;
            if (after[to].length == 0) {
                after[to] = new long[more + 1];
            }
            for (int size = 0; size + cards <= more; size++) {
                after[to][size + cards] += sizes[size];
            }
        }
    }

    /** For each place from the ace up, one bit a suit. */
    private static int[] byPlace(CardSet cards) {
        int[] places = new int[Gin.PLACES];
        for (Card card : cards) {
            places[Gin.place(card)] |= 1 << card.suit().ordinal();
        }
        return places;
    }
}
