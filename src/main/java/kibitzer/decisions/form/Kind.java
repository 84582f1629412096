package kibitzer.decisions.form;

import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A kind of value in JSON: reads leniently, writes canonically, describes itself as a JSON Schema.
 *
 * @param expected what is expected, in words, for error messages: "13 cards as S.H.D.C"
 * @param schema its JSON Schema
 * @param reader turns JSON into the value; throws {@link kibitzer.cards.BadNotation} for anything else
 * @param writer turns the value into canonical JSON
 */
public record Kind<T>(String expected, ObjectNode schema, Function<JsonNode, T> reader, Function<T, JsonNode> writer) {

    public T read(JsonNode json) {
        return reader.apply(json);
    }

    public JsonNode write(T value) {
        return writer.apply(value);
    }
}
