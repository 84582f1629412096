package kibitzer.classroom.gradebook;

import java.util.List;
import java.util.Optional;
import kibitzer.marking.Silence;
import tools.jackson.databind.JsonNode;

/**
 * A question of an assignment with what the class made of it: one sitting a learner, the one that counts.
 *
 * @param sittings in which it was asked
 * @param answered in how many of them
 * @param credit the mean credit, 0 to 1; no answer earns nothing
 * @param discrimination how well it goes with the rest: the correlation of its credit with the points of all other questions;
 *     empty where it is not defined
 * @param times of the answers; empty where none was measured
 * @param choices what was answered, the commonest first, and the trainer's best and the author's own answers though nobody
 *     chose them; empty where each
 *     sitting had a deal of its own
 * @param rules by which the answers were marked, the commonest first; empty where all had the same deal
 * @param silence why it cannot be got wrong; empty where something speaks, where the author decides, and where each sitting had
 *     a deal of its own
 * @param out what took it out of the score; empty while it counts
 */
public record Item(
        AssignedQuestion question,
        int sittings,
        int answered,
        double credit,
        Optional<Double> discrimination,
        Optional<Times> times,
        List<Choice> choices,
        List<Decided> rules,
        Optional<Silence> silence,
        Optional<Regrade> out) {

    public Item {
        choices = List.copyOf(choices);
        rules = List.copyOf(rules);
    }

    /** Seconds: the quarter of the answers that was quickest took no longer than {@code lower}, and so on. */
    public record Times(double lower, double median, double upper) {}

    /**
     * An answer.
     *
     * @param count how many gave it
     * @param best true if the trainer holds it best today
     * @param authors true if the author counts it right against the trainer
     * @param percent what it earns; the mean where that differs from sitting to sitting
     */
    public record Choice(JsonNode answer, int count, boolean best, boolean authors, int percent) {}

    /**
     * A rule that decided.
     *
     * @param rule empty where the book is silent
     * @param count how many answers
     * @param percent what they earn in the mean
     */
    public record Decided(Optional<String> rule, int count, int percent) {}
}
