package kibitzer.classroom.gradebook;

import java.util.Optional;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.SittingId;
import tools.jackson.databind.JsonNode;

/**
 * What a regrade holds for: one answer of one learner, an answer whoever gave it, the answers that one rule decided, or a
 * whole question.
 *
 * @param original the question's number in the assigned set
 * @param sitting the only sitting it holds for; empty if it holds for all
 * @param answer the only answer it holds for; empty if it holds for every answer, and where none was given
 * @param rule the only rule it holds for: that by which the trainer marked the answer; empty if it holds for all
 */
public record Scope(
        AssignmentId assignment,
        int original,
        Optional<SittingId> sitting,
        Optional<JsonNode> answer,
        Optional<String> rule) {

    public Scope(AssignmentId assignment, int original, Optional<SittingId> sitting, Optional<JsonNode> answer) {
        this(assignment, original, sitting, answer, Optional.empty());
    }

    public static Scope question(AssignmentId assignment, int original) {
        return new Scope(assignment, original, Optional.empty(), Optional.empty());
    }

    public static Scope answer(AssignmentId assignment, int original, JsonNode answer) {
        return new Scope(assignment, original, Optional.empty(), Optional.of(answer));
    }

    /** What was answered to one question of one sitting. */
    public static Scope of(AssignmentId assignment, SittingId sitting, AskedQuestion asked) {
        return new Scope(
                assignment,
                asked.original(),
                Optional.of(sitting),
                asked.given().map(GivenAnswer::answer));
    }

    /** All answers that a rule decided, whatever cards lay there and whatever was answered. */
    public static Scope rule(AssignmentId assignment, int original, String rule) {
        return new Scope(assignment, original, Optional.empty(), Optional.empty(), Optional.of(rule));
    }

    /** True if it holds for a question whoever answered it, and whatever. */
    public boolean isWholeQuestion() {
        return sitting.isEmpty() && answer.isEmpty() && rule.isEmpty();
    }

    /** True if it speaks of this question of this sitting. An answer means the same only where the same was asked. */
    boolean holds(Turn turn, AskedQuestion asked) {
        return assignment.equals(turn.assignment())
                && original == asked.original()
                && sitting.map(turn.id()::equals).orElse(true)
                && answer.map(text -> (asked.asAssigned() || sitting.isPresent()) && isGiven(asked, text))
                        .orElse(true)
                && rule.map(id -> asked.given().stream()
                                .flatMap(given -> given.tries().stream())
                                .anyMatch(tried -> tried.rule().equals(rule)))
                        .orElse(true);
    }

    private static boolean isGiven(AskedQuestion asked, JsonNode answer) {
        return asked.given().stream()
                .flatMap(given -> given.tries().stream())
                .anyMatch(tried -> tried.answer().equals(answer));
    }

    /** True if what it says is said of the question as it stands, and not of what an answer is worth at whichever try. */
    boolean isOfTheQuestion() {
        return isWholeQuestion() || sitting.isPresent();
    }
}
