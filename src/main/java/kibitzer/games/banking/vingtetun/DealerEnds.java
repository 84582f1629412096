package kibitzer.games.banking.vingtetun;

/**
 * How the dealer ends who draws to 16 and stands on 17, an ace 11 if that makes 17 or more (p. 366, par. 17).
 *
 * <p>Chances, exact up to the rounding of doubles. Immutable.
 */
public final class DealerEnds {
    /** The least count on which he stands. */
    public static final int STANDS = 17;

    private static final int OVER = HandCount.TOP - STANDS + 1;

    private final double[] ends;
    private final double natural;

    private DealerEnds(double[] ends, double natural) {
        this.ends = ends;
        this.natural = natural;
    }

    /**
     * With this card showing and the others not seen.
     *
     * @param shoe without the card that shows
     * @param looked true if he has looked and has no natural
     */
    public static DealerEnds of(Shoe shoe, int up, boolean looked) {
        int barred = completing(up);
        double natural = barred == 0 ? 0 : shoe.chance(barred);
        double[] ends = new double[OVER + 1];
        int[] left = shoe.counts();
        boolean endless = shoe.isEndless();
        for (int hole = 1; hole <= HandCount.TEN; hole++) {
            if (hole != barred && left[hole] > 0) {
                double chance = (double) left[hole] / shoe.size() / (looked ? 1 - natural : 1);
                HandCount two = HandCount.NONE.with(up).with(hole);
                int taken = endless ? 0 : 1;
                left[hole] -= taken;
                draw(left, shoe.size() - taken, taken, two.low(), two.ace(), chance, ends);
                left[hole] += taken;
            }
        }
        return new DealerEnds(ends, looked ? 0 : natural);
    }

    /** The value that would make a natural of this card; 0 for one that none makes. */
    public static int completing(int up) {
        return up == HandCount.ACE ? HandCount.TEN : up == HandCount.TEN ? HandCount.ACE : 0;
    }

    private static void draw(int[] left, int size, int taken, int low, boolean ace, double chance, double[] ends) {
        int count = ace && low + HandCount.TEN <= HandCount.TOP ? low + HandCount.TEN : low;
        if (count >= STANDS) {
            ends[Math.min(count - STANDS, OVER)] += chance;
            return;
        }
        for (int value = 1; value <= HandCount.TEN; value++) {
            int many = left[value];
            if (many > 0) {
                left[value] -= taken;
                draw(left, size - taken, taken, low + value, ace || value == HandCount.ACE, chance * many / size, ends);
                left[value] = many;
            }
        }
    }

    /** How likely he ends on this count, 17 to 21, without a natural. */
    public double on(int count) {
        return ends[count - STANDS];
    }

    /** How likely he goes over. */
    public double over() {
        return ends[OVER];
    }

    /** How likely he has a natural; 0 once he has looked. */
    public double natural() {
        return natural;
    }
}
