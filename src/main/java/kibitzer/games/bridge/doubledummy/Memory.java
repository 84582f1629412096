package kibitzer.games.bridge.doubledummy;

import java.util.Arrays;

/**
 * What the search has found out, for whole classes of positions at once.
 *
 * <p>An entry holds for every position with the same seat on lead, the same lengths of all suits in all hands, and the
 * same owners of the few top cards that mattered (partition search: M. Ginsberg, "Partition search", AAAI 1996). It
 * gives a lower or an upper bound for the tricks of north and south. When full it forgets everything and starts again.
 */
final class Memory {
    private static final int FIRST_SLOTS = 1 << 13;
    private static final int MOST_ENTRIES = 1 << 20;
    /** Owners and mask of two suits, the same of the other two, then the next entry and the bounds. */
    private static final int WIDTH = 5;

    private long[] keys = new long[FIRST_SLOTS];
    private int[] heads = new int[FIRST_SLOTS];
    private int used;

    private long[] entries = new long[FIRST_SLOTS * WIDTH];
    /** Entry 0 is nobody's: 0 ends a chain. */
    private int count = 1;

    private int found;

    /** The entry found by the last {@link #find}, 0 if none. */
    int found() {
        return found;
    }

    /**
     * Looks for an entry that says whether north and south win {@code need} tricks: 1 yes, 0 no, -1 unknown.
     *
     * @param key never 0
     */
    int find(long key, long lower, long upper, int need) {
        found = 0;
        for (int at = heads[slot(key)]; at != 0; ) {
            int place = at * WIDTH;
            if (((entries[place] ^ lower) & entries[place + 1] | (entries[place + 2] ^ upper) & entries[place + 3]) == 0) {
                long bounds = entries[place + 4];
                if ((bounds & 15) >= need) {
                    found = at;
                    return 1;
                }
                if ((bounds >>> 4 & 15) < need) {
                    found = at;
                    return 0;
                }
            }
            at = (int) (entries[place + 4] >>> 32);
        }
        return -1;
    }

    /** Which of the owners mattered in an entry; each suit a prefix of its owners. */
    long lowerMask(int entry) {
        return entries[entry * WIDTH + 1];
    }

    long upperMask(int entry) {
        return entries[entry * WIDTH + 3];
    }

    void add(long key, long lower, long lowerMask, long upper, long upperMask, int atLeast, int atMost) {
        if (count == MOST_ENTRIES) {
            clear();
        }
        if (count * WIDTH == entries.length) {
            entries = Arrays.copyOf(entries, 2 * entries.length);
        }
        if (2 * used >= keys.length) {
            grow();
        }
        int slot = slot(key);
        if (keys[slot] == 0) {
            keys[slot] = key;
            used++;
        }
        int place = count * WIDTH;
        entries[place] = lower & lowerMask;
        entries[place + 1] = lowerMask;
        entries[place + 2] = upper & upperMask;
        entries[place + 3] = upperMask;
        entries[place + 4] = (long) heads[slot] << 32 | atMost << 4 | atLeast;
        heads[slot] = count++;
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
        int[] oldHeads = heads;
        keys = new long[2 * oldKeys.length];
        heads = new int[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                heads[slot] = oldHeads[i];
            }
        }
    }

    private void clear() {
        Arrays.fill(keys, 0);
        Arrays.fill(heads, 0);
        used = 0;
        count = 1;
    }

    int size() {
        return count - 1;
    }
}
