package kibitzer.games.poker.odds;

/**
 * How often something happened in a simulation.
 *
 * @param hits how often
 * @param deals of how many
 */
public record Tally(long hits, long deals) {
    /** 99.9 per cent of a normal distribution lie within so many standard deviations. */
    private static final double DEVIATIONS = 3.2905;

    public double share() {
        return (double) hits / deals;
    }

    /** With 99.9 per cent certainty the true chance lies no farther off than this. */
    public double error() {
        double share = share();
        return DEVIATIONS * Math.sqrt(Math.max(share * (1 - share), 1.0 / deals) / deals);
    }
}
