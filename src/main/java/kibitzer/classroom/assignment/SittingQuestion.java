package kibitzer.classroom.assignment;

import java.util.List;
import java.util.Optional;
import kibitzer.marking.Question;
import tools.jackson.databind.JsonNode;

/**
 * A question as it is asked in a sitting.
 *
 * @param number from 1, in the order asked
 * @param original its number in the version
 * @param expected the author's own answers; empty where the trainer decides, and where the cards were dealt afresh
 */
public record SittingQuestion(
        int number,
        int original,
        Question<?, ?> question,
        int points,
        Optional<String> note,
        boolean hint,
        List<JsonNode> expected,
        Optional<String> reason) {

    public SittingQuestion {
        expected = List.copyOf(expected);
    }
}
