package kibitzer.games.bridge.doubledummy;

import java.util.Arrays;

/**
 * What the search has found out, for whole classes of positions at once.
 *
 * <p>An entry holds for every position with the same seat on lead, the same lengths of all suits in all hands, and the
 * same owners of the few top cards that mattered (M. Ginsberg, "Partition search", AAAI 1996). It gives a lower or an
 * upper bound for the tricks of north and south. When full it forgets everything and starts again.
 */
final class Memory {
    private static final int FIRST_SLOTS = 1 << 12;
    private static final int FIRST_ENTRIES = 4;
    private static final int MOST_ENTRIES = 1 << 19;

    /** Two suits' owners (with the bounds above them) and mask, then the other two suits' owners and mask. */
    private static final int WIDTH = 4;

    private static final int BOUNDS = 2 * Holdings.OWNERS;

    private long[] keys = new long[FIRST_SLOTS];
    private long[][] entries = new long[FIRST_SLOTS][];
    private int[] counts = new int[FIRST_SLOTS];
    private int used;
    private int size;

    private long lowerMask;
    private long upperMask;

    /** Which owners mattered in the entry last found: a prefix of each suit's owners. */
    long lowerMask() {
        return lowerMask;
    }

    long upperMask() {
        return upperMask;
    }

    /**
     * Looks for an entry that says whether north and south win {@code need} tricks: 1 yes, 0 no, -1 unknown.
     *
     * @param key never 0
     */
    int find(long key, long lower, long upper, int need) {
        int slot = slot(key);
        long[] known = entries[slot];
        if (known == null) {
            return -1;
        }
        int end = counts[slot] * WIDTH;
        for (int at = 0; at < end; at += WIDTH) {
            if (((known[at] ^ lower) & known[at + 1] | (known[at + 2] ^ upper) & known[at + 3]) == 0) {
                int bounds = (int) (known[at] >>> BOUNDS);
                boolean yes = (bounds & 15) >= need;
                if (yes || bounds >>> 4 < need) {
                    lowerMask = known[at + 1];
                    upperMask = known[at + 3];
                    moveUp(known, at);
                    return yes ? 1 : 0;
                }
            }
        }
        return -1;
    }

    /** What was useful will be useful: half the way to the front. */
    private static void moveUp(long[] known, int at) {
        int better = at / WIDTH / 2 * WIDTH;
        for (int i = 0; i < WIDTH && better != at; i++) {
            long moved = known[at + i];
            known[at + i] = known[better + i];
            known[better + i] = moved;
        }
    }

    /** Keeps that a position and all like it give at least and at most so many tricks to north and south. */
    void add(long key, long lower, long lowerMask, long upper, long upperMask, int atLeast, int atMost) {
        if (size == MOST_ENTRIES) {
            clear();
        }
        if (2 * used >= keys.length) {
            grow();
        }
        int slot = slot(key);
        long[] known = entries[slot];
        if (known == null) {
            keys[slot] = key;
            used++;
            known = new long[FIRST_ENTRIES * WIDTH];
            entries[slot] = known;
        }
        int at = forget(known, counts[slot], lower, lowerMask, upper, upperMask, atLeast, atMost) * WIDTH;
        size += at / WIDTH + 1 - counts[slot];
        counts[slot] = at / WIDTH + 1;
        if (at == known.length) {
            known = Arrays.copyOf(known, 2 * known.length);
            entries[slot] = known;
        }
        known[at] = lower & lowerMask | (long) (atMost << 4 | atLeast) << BOUNDS;
        known[at + 1] = lowerMask;
        known[at + 2] = upper & upperMask;
        known[at + 3] = upperMask;
    }

    /** Drops the entries that a more general one makes useless; returns how many are left. */
    private static int forget(
            long[] known, int count, long lower, long lowerMask, long upper, long upperMask, int atLeast, int atMost) {
        int kept = 0;
        for (int at = 0; at < count * WIDTH; at += WIDTH) {
            boolean within = (lowerMask & ~known[at + 1] | upperMask & ~known[at + 3]) == 0
                    && ((known[at] ^ lower) & lowerMask | (known[at + 2] ^ upper) & upperMask) == 0;
            int bounds = (int) (known[at] >>> BOUNDS);
            if (within && (bounds & 15) <= atLeast && bounds >>> 4 >= atMost) {
                continue;
            }
            if (kept != at) {
                System.arraycopy(known, at, known, kept, WIDTH);
            }
            kept += WIDTH;
        }
        return kept / WIDTH;
    }

    private int slot(long key) {
        int slot = (int) (key * 0x9E37_79B9_7F4A_7C15L >>> 40) & keys.length - 1;
        while (keys[slot] != key && keys[slot] != 0) {
            slot = slot + 1 & keys.length - 1;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        long[][] oldEntries = entries;
        int[] oldCounts = counts;
        keys = new long[2 * oldKeys.length];
        entries = new long[keys.length][];
        counts = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                entries[slot] = oldEntries[i];
                counts[slot] = oldCounts[i];
            }
        }
    }

    private void clear() {
        Arrays.fill(keys, 0);
        Arrays.fill(entries, null);
        Arrays.fill(counts, 0);
        used = 0;
        size = 0;
    }
}
