package kibitzer.advice;

import java.util.Optional;
import java.util.function.ToDoubleFunction;
import kibitzer.cards.Chance;

/**
 * Deals a position that meets a rule, however rare it is.
 *
 * <p>Method: from a random position, steps that bring it no farther from the rule are taken (others seldom, so that a
 * dead end is left again) until the distance is 0; then a walk among positions at distance 0 forgets where it came
 * from (Metropolis et al., "Equation of State Calculations by Fast Computing Machines", 1953: with steps as likely
 * there as back, all such positions are visited equally often).
 */
public final class DirectedDeal {
    private static final int ATTEMPTS = 40;
    private static final int STEPS = 4_000;
    private static final int WANDERING = 60;
    private static final int ASTRAY = 30;

    private DirectedDeal() {}

    /** Finds a position at distance 0, or nothing if none was met: the rule may contradict the ground. */
    public static <X> Optional<X> find(DealingGround<X> ground, ToDoubleFunction<X> distance, Chance chance) {
        return find(ground, distance, chance, ATTEMPTS, STEPS);
    }

    /** The same with so many starts and so many steps from each, for ground that may hold no such position. */
    public static <X> Optional<X> find(
            DealingGround<X> ground, ToDoubleFunction<X> distance, Chance chance, int attempts, int steps) {
        for (int attempt = 0; attempt < attempts; attempt++) {
            X here = ground.start(chance);
            double far = distance.applyAsDouble(here);
            for (int step = 0; step < steps && far > 0; step++) {
                X there = ground.step(here, chance);
                double farThere = distance.applyAsDouble(there);
                if (farThere <= far || chance.onceIn(ASTRAY)) {
                    here = there;
                    far = farThere;
                }
            }
            if (far == 0) {
                return Optional.of(wander(ground, distance, here, chance));
            }
        }
        return Optional.empty();
    }

    private static <X> X wander(DealingGround<X> ground, ToDoubleFunction<X> distance, X found, Chance chance) {
        X here = found;
        for (int step = 0; step < WANDERING; step++) {
            X there = ground.step(here, chance);
            if (distance.applyAsDouble(there) == 0) {
                here = there;
            }
        }
        return here;
    }
}
