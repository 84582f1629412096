package kibitzer.classroom.grading;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.AssignmentId;

/**
 * What the total of a class is made of.
 *
 * @param pass percent of the total with which the class is passed, 1 to 100; empty where it has no pass mark
 * @param dropped how many of a learner's results are left out, those that are the least share of their points; one is always kept
 * @param weights how many times an assignment counts; those that are not named count once
 */
public record Grading(Optional<Integer> pass, int dropped, Map<AssignmentId, Integer> weights) {
    public static final int MOST_DROPPED = 10;
    public static final int MOST_WEIGHT = 10;
    private static final int WHOLE = 100;

    /** Where nothing is said: all that counts, each once. */
    public static final Grading USUAL = new Grading(Optional.empty(), 0, Map.of());

    public Grading {
        weights = Map.copyOf(weights);
    }

    /** How many times an assignment counts; 0 for not at all. */
    public int weight(AssignmentId assignment) {
        return weights.getOrDefault(assignment, 1);
    }

    /**
     * Whether so much of the total is enough, to the last part of a point.
     *
     * @param earned of the points possible
     * @param possible 0 where nothing counts yet, which is not enough
     * @return false where the class has no pass mark
     */
    public boolean isPassedWith(BigDecimal earned, int possible) {
        return possible > 0
                && pass.map(percent -> BigDecimal.valueOf((long) percent * possible))
                        .filter(needed ->
                                earned.multiply(BigDecimal.valueOf(WHOLE)).compareTo(needed) >= 0)
                        .isPresent();
    }

    /** @throws BadEntry if a figure is out of its bounds */
    void check() {
        require(pass.orElse(1), 1, WHOLE, "The pass mark is a whole percentage");
        require(dropped, 0, MOST_DROPPED, "The number of results left out is");
        weights.values().forEach(weight -> require(weight, 0, MOST_WEIGHT, "An assignment counts"));
    }

    private static void require(int figure, int least, int most, String what) {
        if (figure < least || figure > most) {
            throw new BadEntry(
                    BadEntry.Field.ELSEWHERE, what + " from " + least + " to " + most + ", not " + figure + ".");
        }
    }
}
