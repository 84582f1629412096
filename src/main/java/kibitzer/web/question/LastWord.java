package kibitzer.web.question;

import java.util.List;
import kibitzer.marking.Grade;
import tools.jackson.databind.JsonNode;

/**
 * What counts of an answer where somebody else than the trainer has the last word. It is told first; what the trainer holds
 * stands after it.
 *
 * @param grade how the answer stands by it
 * @param says in one line: "Right, as the author of the set decided: 7NT"
 * @param why the reasons given, a paragraph each
 * @param right the answers that it makes right, as canonical JSON; none where it is about one answer only
 */
public record LastWord(Grade grade, String says, List<String> why, List<JsonNode> right) {
    public LastWord {
        why = List.copyOf(why);
        right = List.copyOf(right);
    }
}
