package kibitzer.odds;

import java.math.BigInteger;

/** In how many ways some of a number of things can be chosen, their order not counting. */
public final class Combinations {
    private static final int LARGEST_IN_LONG = 61;
    private static final long[][] TRIANGLE = triangle();

    private Combinations() {}

    private static long[][] triangle() {
        long[][] rows = new long[LARGEST_IN_LONG + 1][];
        for (int n = 0; n <= LARGEST_IN_LONG; n++) {
            rows[n] = new long[n + 1];
            rows[n][0] = 1;
            rows[n][n] = 1;
            for (int k = 1; k < n; k++) {
                rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k];
            }
        }
        return rows;
    }

    /**
     * Ways to choose {@code k} of {@code n}; 0 where {@code k} is negative or more than {@code n}.
     *
     * @throws IllegalArgumentException if {@code n} is negative
     * @throws ArithmeticException if the number does not fit a {@code long}; {@link #exactly} has no such limit
     */
    public static long choose(int n, int k) {
        if (n >= 0 && n <= LARGEST_IN_LONG) {
            return k < 0 || k > n ? 0 : TRIANGLE[n][k];
        }
        return exactly(n, k).longValueExact();
    }

    /**
     * As {@link #choose}, however large.
     *
     * @throws IllegalArgumentException if {@code n} is negative
     */
    public static BigInteger exactly(int n, int k) {
        if (n < 0) {
            throw new IllegalArgumentException("choosing from " + n + " things; expected 0 or more");
        }
        if (k < 0 || k > n) {
            return BigInteger.ZERO;
        }
        BigInteger ways = BigInteger.ONE;
        for (int i = 1; i <= Math.min(k, n - k); i++) {
            ways = ways.multiply(BigInteger.valueOf(n - Math.min(k, n - k) + i)).divide(BigInteger.valueOf(i));
        }
        return ways;
    }
}
