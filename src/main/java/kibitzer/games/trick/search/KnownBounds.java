package kibitzer.games.trick.search;

import java.util.Arrays;

/** What a search has found out about positions between tricks: at least, and at most, so much is still won. */
final class KnownBounds {
    private static final int FIRST_SLOTS = 1 << 10;
    private static final int MOST_SLOTS = 1 << 21;

    private long[] first = new long[FIRST_SLOTS];
    private long[] second = new long[FIRST_SLOTS];

    /** At least in the lower half, at most in the upper half and one more, so that 0 stands for an empty slot. */
    private int[] bounds = new int[FIRST_SLOTS];

    private int used;

    /** 1 if so much is still won, 0 if not, -1 if that is not known. */
    int find(long one, long other, int need) {
        int slot = slot(one, other);
        int known = bounds[slot];
        if (known == 0) {
            return -1;
        }
        return (known & 0xFFFF) >= need ? 1 : (known >>> 16) - 1 < need ? 0 : -1;
    }

    /** Keeps that at least, or less than, so much is won. */
    void add(long one, long other, int need, boolean reached, int most) {
        int slot = slot(one, other);
        int known = bounds[slot];
        if (known == 0) {
            if (2 * (used + 1) > bounds.length) {
                grow();
                slot = slot(one, other);
            }
            used++;
            first[slot] = one;
            second[slot] = other;
            known = most + 1 << 16;
        }
        int least = known & 0xFFFF;
        int atMost = known >>> 16;
        bounds[slot] = reached ? atMost << 16 | Math.max(least, need) : Math.min(atMost, need) << 16 | least;
    }

    private int slot(long one, long other) {
        long mixed = (one ^ other * 0x9E37_79B9_7F4A_7C15L) * 0xBF58_476D_1CE4_E5B9L;
        int slot = (int) ((mixed ^ mixed >>> 29) * 0x94D0_49BB_1331_11EBL >>> 40) & bounds.length - 1;
        while (bounds[slot] != 0 && (first[slot] != one || second[slot] != other)) {
            slot = slot + 1 & bounds.length - 1;
        }
        return slot;
    }

    private void grow() {
        if (bounds.length == MOST_SLOTS) {
            Arrays.fill(bounds, 0);
            used = 0;
            return;
        }
        long[] oldFirst = first;
        long[] oldSecond = second;
        int[] oldBounds = bounds;
        first = new long[2 * oldBounds.length];
        second = new long[first.length];
        bounds = new int[first.length];
        for (int i = 0; i < oldBounds.length; i++) {
            if (oldBounds[i] != 0) {
                int slot = slot(oldFirst[i], oldSecond[i]);
                first[slot] = oldFirst[i];
                second[slot] = oldSecond[i];
                bounds[slot] = oldBounds[i];
            }
        }
    }
}
