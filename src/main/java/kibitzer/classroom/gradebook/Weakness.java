package kibitzer.classroom.gradebook;

import java.util.List;
import java.util.Optional;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.Skill;
import tools.jackson.databind.JsonNode;

/**
 * How a class does with one skill, or where one rule decides that cannot be practised by itself.
 *
 * @param skill what can be practised; empty where nothing can be asked again
 * @param rule the rule that decided, where there is no skill; empty there too where the book is silent
 * @param answers how many were given where it decides
 * @param credit the mean credit of them, 0 to 1
 * @param struggling learners who belong to the class and earn less than {@link #ENOUGH} here, the least first
 * @param example a position in which it decides
 */
public record Weakness(
        DecisionId decision,
        Optional<Skill> skill,
        Optional<String> rule,
        int answers,
        double credit,
        List<Struggling> struggling,
        JsonNode example) {
    /** Who earns less on average is said to struggle. */
    public static final double ENOUGH = 0.6;

    public Weakness {
        struggling = List.copyOf(struggling);
    }

    /** A learner with the mean of the credits, 0 to 1. */
    public record Struggling(Learner learner, int answers, double credit) {}
}
