package kibitzer.learning.rating;

/**
 * A strength on the Glicko-2 scale.
 *
 * @param rating 1500 where nothing is known
 * @param deviation how uncertain it is, above 0 and at most 350: the truth lies within two of it, 95 times of 100
 * @param volatility how much it is expected to change, about 0.06
 */
public record Rating(double rating, double deviation, double volatility) {
    /** Of whom nothing is known. */
    public static final Rating UNKNOWN = new Rating(1500, 350, 0.06);

    /** Where so little is certain, nothing is known about an opponent. */
    private static final double MOST = 350;

    public Rating {
        deviation = Math.min(deviation, MOST);
    }

    /**
     * A part of the way from this rating to another.
     *
     * @param part 0 stays here, 1 goes all the way
     */
    Rating towards(Rating other, double part) {
        return new Rating(
                rating + part * (other.rating - rating),
                deviation + part * (other.deviation - deviation),
                volatility + part * (other.volatility - volatility));
    }
}
