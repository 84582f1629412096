package kibitzer.decisions.form;

import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
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

    /** Reads a value that stands in a text. */
    public T readText(String text) {
        return read(JsonNodeFactory.instance.stringNode(text));
    }

    public JsonNode write(T value) {
        return writer.apply(value);
    }

    /**
     * The same JSON for values of another type.
     *
     * @param from makes one out of what is read
     * @param to takes it back
     */
    public <U> Kind<U> as(Function<T, U> from, Function<U, T> to) {
        return new Kind<>(expected, schema, json -> from.apply(read(json)), value -> write(to.apply(value)));
    }
}
