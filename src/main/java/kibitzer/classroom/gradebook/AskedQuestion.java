package kibitzer.classroom.gradebook;

import java.util.List;
import java.util.Optional;
import kibitzer.decisions.DecisionId;

/**
 * A question of one sitting.
 *
 * @param number its place in the sitting, from 1
 * @param original its number in the assigned set
 * @param asAssigned false if it was dealt afresh for this sitting, so that nothing said of an answer elsewhere holds here
 * @param given empty if it was not answered
 */
public record AskedQuestion(
        int number, int original, DecisionId decision, boolean asAssigned, Optional<GivenAnswer> given) {

    /** The same with each of its tries alone, the first first; none if it was not answered. */
    List<AskedQuestion> tries() {
        return given.map(GivenAnswer::tries).orElse(List.of()).stream()
                .map(this::with)
                .toList();
    }

    /** Which try the answer is that stands, from 1; 1 too where there is none. */
    public int tried() {
        return given.map(GivenAnswer::tried).orElse(1);
    }

    AskedQuestion with(GivenAnswer other) {
        return new AskedQuestion(number, original, decision, asAssigned, Optional.of(other));
    }
}
