package kibitzer.web.classroom.problems;

import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.wire.LineReader;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** JSON that somebody types. */
final class JsonText {
    private JsonText() {}

    /** The value; the text itself while it is no JSON, so that the field says what is wrong. */
    static JsonNode read(String typed) {
        try {
            return LineReader.read(typed.replace('\n', ' '));
        } catch (BadQuestion unfinished) {
            return JsonNodeFactory.instance.stringNode(typed.strip());
        }
    }
}
