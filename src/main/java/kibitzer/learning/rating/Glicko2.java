package kibitzer.learning.rating;

import java.util.List;

/**
 * Glicko-2: how a rating changes with the games of a rating period.
 *
 * <p>Method: Mark E. Glickman, "Example of the Glicko-2 system" (glicko.net), whose steps are named by their numbers. The
 * volatility is found by his iteration (the Illinois algorithm); tau is 0.5.
 */
public final class Glicko2 {
    private static final double SCALE = 173.7178;
    private static final double CENTRE = 1500;
    private static final double TAU = 0.5;
    private static final double CONVERGED = 1e-6;

    private Glicko2() {}

    /**
     * A game.
     *
     * @param opponent as he was before the period
     * @param score 1 for a win, 0 for a loss, anything between for a draw of a kind
     */
    public record Game(Rating opponent, double score) {}

    /** The rating after a period with these games; without a game only the uncertainty grows. */
    public static Rating after(Rating player, List<Game> games) {
        double mu = (player.rating() - CENTRE) / SCALE;
        double phi = player.deviation() / SCALE;
        if (games.isEmpty()) {
            return new Rating(player.rating(), SCALE * Math.hypot(phi, player.volatility()), player.volatility());
        }
        // steps 3 and 4
        double inverseVariance = 0;
        double surprise = 0;
        for (Game game : games) {
            double weight = weight(game.opponent().deviation() / SCALE);
            double expected = expected(mu, (game.opponent().rating() - CENTRE) / SCALE, weight);
            inverseVariance += weight * weight * expected * (1 - expected);
            surprise += weight * (game.score() - expected);
        }
        double variance = 1 / inverseVariance;
        double sigma = volatility(variance * surprise, phi, variance, player.volatility());
        // steps 6 to 8
        double before = Math.hypot(phi, sigma);
        double phiAfter = 1 / Math.sqrt(1 / (before * before) + 1 / variance);
        return new Rating(CENTRE + SCALE * (mu + phiAfter * phiAfter * surprise), SCALE * phiAfter, sigma);
    }

    /** The score that a player is expected to make against another, 0 to 1. */
    public static double expected(Rating player, Rating opponent) {
        return expected(
                (player.rating() - CENTRE) / SCALE,
                (opponent.rating() - CENTRE) / SCALE,
                weight(Math.hypot(player.deviation(), opponent.deviation()) / SCALE));
    }

    /** g: the less certain the opponent, the less a game with him tells. */
    private static double weight(double phi) {
        return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    private static double expected(double mu, double opponent, double weight) {
        return 1 / (1 + Math.exp(-weight * (mu - opponent)));
    }

    /** Step 5. */
    private static double volatility(double delta, double phi, double variance, double sigma) {
        double a = Math.log(sigma * sigma);
        double low = a;
        double high;
        if (delta * delta > phi * phi + variance) {
            high = Math.log(delta * delta - phi * phi - variance);
        } else {
            int k = 1;
            while (slope(a - k * TAU, delta, phi, variance, a) < 0) {
                k++;
            }
            high = a - k * TAU;
        }
        double atLow = slope(low, delta, phi, variance, a);
        double atHigh = slope(high, delta, phi, variance, a);
        while (Math.abs(high - low) > CONVERGED) {
            double next = low + (low - high) * atLow / (atHigh - atLow);
            double atNext = slope(next, delta, phi, variance, a);
            if (atNext * atHigh <= 0) {
                low = high;
                atLow = atHigh;
            } else {
                atLow /= 2;
            }
            high = next;
            atHigh = atNext;
        }
        return Math.exp(low / 2);
    }

    private static double slope(double x, double delta, double phi, double variance, double a) {
        double grown = phi * phi + variance + Math.exp(x);
        return Math.exp(x) * (delta * delta - grown) / (2 * grown * grown) - (x - a) / (TAU * TAU);
    }
}
