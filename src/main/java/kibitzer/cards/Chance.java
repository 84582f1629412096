package kibitzer.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/**
 * A stream of chance that is written here in full, so that no new version of Java can change an old deal.
 *
 * <p>Method: SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014); numbers
 * below a bound by rejection, so that each is equally likely. Not safe for use by several threads at once.
 */
public final class Chance {
    private static final long GOLDEN_GAMMA = 0x9E37_79B9_7F4A_7C15L;

    private long state;

    Chance(long seed) {
        this.state = seed;
    }

    static long mix(long z) {
        z = (z ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
        return z ^ z >>> 31;
    }

    public long next() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    /**
     * A number from 0 to {@code bound - 1}, each equally likely.
     *
     * @throws IllegalArgumentException unless {@code bound} is positive
     */
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound " + bound + "; expected a positive number");
        }
        long limit = (1L << 32) / bound * bound;
        long drawn;
        do {
            drawn = next() >>> 32;
        } while (drawn >= limit);
        return (int) (drawn % bound);
    }

    /** True once in {@code n} times on average. */
    public boolean onceIn(int n) {
        return below(n) == 0;
    }

    /** The same things in a random order, each order equally likely. */
    public <T> List<T> shuffled(Collection<T> things) {
        List<T> order = new ArrayList<>(things);
        for (int i = order.size() - 1; i > 0; i--) {
            Collections.swap(order, i, below(i + 1));
        }
        return order;
    }

    public <T> T oneOf(List<T> choices) {
        return choices.get(below(choices.size()));
    }
}
