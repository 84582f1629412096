package kibitzer.games.trick.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What a search remembers of positions: bounds that only come nearer, told a second time by an ordinary map. */
class KnownBoundsTest {
    private static final int MOST = 13;

    @Test
    void nothingIsKnownOfAPositionThatWasNotSeen() {
        assertThat(new KnownBounds().find(1, 2, 0)).isEqualTo(-1);
    }

    /** So much was reached: that and less is certain, more is open; what was not reached is out, and all above it. */
    @Test
    void whatWasReachedIsCertainAndWhatWasNotIsOut() {
        KnownBounds known = new KnownBounds();
        known.add(1, 2, 4, true, MOST);
        known.add(1, 2, 7, false, MOST);
        assertThat(known.find(1, 2, 3)).isEqualTo(1);
        assertThat(known.find(1, 2, 4)).isEqualTo(1);
        assertThat(known.find(1, 2, 5)).isEqualTo(-1);
        assertThat(known.find(1, 2, 6)).isEqualTo(-1);
        assertThat(known.find(1, 2, 7)).isZero();
        assertThat(known.find(1, 2, MOST)).isZero();
        assertThat(known.find(2, 1, 4)).as("another position").isEqualTo(-1);
        known.add(1, 2, 3, true, MOST);
        known.add(1, 2, 9, false, MOST);
        assertThat(known.find(1, 2, 4)).as("bounds do not widen").isEqualTo(1);
        assertThat(known.find(1, 2, 7)).isZero();
    }

    /** Where nothing was reached yet no more can be won than there is. */
    @Test
    void noMoreIsWonThanThereIs() {
        KnownBounds known = new KnownBounds();
        known.add(5, 6, 0, true, 2);
        assertThat(known.find(5, 6, 2)).isEqualTo(-1);
        assertThat(known.find(5, 6, 3)).isZero();
    }

    /** Many more positions than there are slots at first, with keys that differ in one half only. */
    @Test
    void manyPositionsAreKeptApart() {
        Random any = new Random(3);
        KnownBounds known = new KnownBounds();
        Map<Long, int[]> second = new HashMap<>();
        for (int step = 0; step < 40_000; step++) {
            long one = any.nextInt(90);
            long other = (long) any.nextInt(90) << 40;
            int need = 1 + any.nextInt(MOST);
            int[] bounds = second.computeIfAbsent(one | other, _ -> new int[] {0, MOST + 1});
            boolean reached = need <= bounds[0] || need < bounds[1] && any.nextBoolean();
            known.add(one, other, need, reached, MOST);
            if (reached) {
                bounds[0] = Math.max(bounds[0], need);
            } else {
                bounds[1] = Math.min(bounds[1], need);
            }
        }
        second.forEach((position, bounds) -> {
            long one = position & 0xFFFF;
            long other = position & ~0xFFFFL;
            for (int need = 1; need <= MOST; need++) {
                assertThat(known.find(one, other, need))
                        .as("%x, %d of %d to %d", position, need, bounds[0], bounds[1])
                        .isEqualTo(need <= bounds[0] ? 1 : need >= bounds[1] ? 0 : -1);
            }
        });
        assertThat(second).hasSizeGreaterThan(8000);
    }
}
