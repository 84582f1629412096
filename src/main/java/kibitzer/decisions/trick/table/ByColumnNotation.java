package kibitzer.decisions.trick.table;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.form.Kind;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Whole numbers by side or seat as JSON: {"we": 9, "they": 4}, {"N": 3, ...}, {"1": 2, ...}. */
final class ByColumnNotation {
    private static final int MOST = 100_000;
    private static final String EXPECTED =
            "a whole number for each side or seat, such as {\"we\": 9, \"they\": 4}, {\"maker\": 3} or {\"N\": 5, ...}";

    static final Kind<Map<String, Integer>> KIND =
            new Kind<>(EXPECTED, schema(), ByColumnNotation::read, ByColumnNotation::write);

    private ByColumnNotation() {}

    private static ObjectNode schema() {
        ObjectNode schema =
                JsonNodeFactory.instance.objectNode().put("type", "object").put("description", EXPECTED);
        schema.putObject("additionalProperties").put("type", "integer");
        return schema;
    }

    private static Map<String, Integer> read(JsonNode json) {
        if (!json.isObject()) {
            throw new BadNotation(json.toString(), EXPECTED);
        }
        Map<String, Integer> numbers = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> column : json.properties()) {
            JsonNode number = column.getValue();
            if (!number.isIntegralNumber() || !number.canConvertToInt() || Math.abs(number.asInt()) > MOST) {
                throw BadNotation.because(column.getKey() + " is " + number, EXPECTED);
            }
            numbers.put(column(column.getKey()), number.asInt());
        }
        return numbers;
    }

    /** Seats in capitals, sides in lower case. */
    static String column(String name) {
        String plain = name.strip();
        return plain.length() == 1 ? plain.toUpperCase(Locale.ROOT) : plain.toLowerCase(Locale.ROOT);
    }

    private static JsonNode write(Map<String, Integer> numbers) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        numbers.forEach(json::put);
        return json;
    }
}
