package kibitzer.games.rummy.gin.odds;

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
        Ways ways = new Ways(more);
        ways.start();
        for (int place = 0; place < Gin.PLACES; place++) {
            Ways after = new Ways(more);
            int least = atLeast.getOrDefault(Gin.at(place, Suit.CLUBS).rank(), 0);
            for (int chosen = free[place]; ; chosen = chosen - 1 & free[place]) {
                int here = chosen | given[place];
                if (Integer.bitCount(here) >= least && !makesAGroup(here, group[place])) {
                    after.add(ways, here, Integer.bitCount(chosen), apart(run, place), between(run, place));
                }
                if (chosen == 0) {
                    break;
                }
            }
            ways = after;
        }
        return ways.ofFullSize();
    }

    /** The suits in which a named card stands just above or just below this place and the one before it. */
    private static int apart(int[] run, int place) {
        return (place + 1 < Gin.PLACES ? run[place + 1] : 0) | (place >= 2 ? run[place - 2] : 0);
    }

    /** The suits in which a named card stands between this place and the one two before it. */
    private static int between(int[] run, int place) {
        return place >= 1 ? run[place - 1] : 0;
    }

    private static boolean makesAGroup(int here, int group) {
        for (int left = group; left != 0; left &= left - 1) {
            if (Integer.bitCount(here & ~Integer.lowestOneBit(left)) >= 2) {
                return true;
            }
        }
        return false;
    }

    /** By the choices at the last two places, and by size, how many hands there are so far. */
    private static final class Ways {
        private final int sizes;
        private final long[] hands;
        private final int[] states = new int[MASKS * MASKS];
        private final boolean[] met = new boolean[MASKS * MASKS];
        private int number;

        Ways(int more) {
            this.sizes = more + 1;
            this.hands = new long[MASKS * MASKS * sizes];
        }

        void start() {
            meet(0);
            hands[0] = 1;
        }

        private void meet(int state) {
            if (!met[state]) {
                met[state] = true;
                states[number++] = state;
            }
        }

        /** Every way so far with these cards at the next place, if no two cards make a sequence with a named one. */
        void add(Ways before, int here, int cards, int apart, int between) {
            for (int i = 0; i < before.number; i++) {
                int state = before.states[i];
                int last = state % MASKS;
                if ((here & (last & apart | state / MASKS & between)) == 0) {
                    int to = last * MASKS + here;
                    meet(to);
                    for (int size = 0; size + cards < sizes; size++) {
                        hands[to * sizes + size + cards] += before.hands[state * sizes + size];
                    }
                }
            }
        }

        long ofFullSize() {
            long sum = 0;
            for (int i = 0; i < number; i++) {
                sum += hands[states[i] * sizes + sizes - 1];
            }
            return sum;
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
