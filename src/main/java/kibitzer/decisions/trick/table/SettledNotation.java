package kibitzer.decisions.trick.table;

import java.util.LinkedHashMap;
import java.util.Map;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.form.Kind;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Points by column as JSON: {"maker": 3, "opponents": -1}; or as a text, "maker 3, opponents -1", "none". */
final class SettledNotation {
    private static final String EXPECTED =
            "points by column, lost ones below zero, such as {\"maker\": 3, \"opponents\": -1} or \"maker 3, opponents -1\"";
    private static final String NONE = "none";

    static final Kind<SettledPoints> KIND =
            new Kind<>(EXPECTED, schema(), SettledNotation::read, SettledNotation::write);

    private SettledNotation() {}

    private static ObjectNode schema() {
        ObjectNode schema =
                JsonNodeFactory.instance.objectNode().put("type", "object").put("description", EXPECTED);
        schema.putObject("additionalProperties").put("type", "number");
        return schema;
    }

    private static SettledPoints read(JsonNode json) {
        Map<String, Double> points = new LinkedHashMap<>();
        if (json.isObject()) {
            json.properties().forEach(column -> points.put(column.getKey(), number(column.getValue())));
        } else if (json.isString() || json.isNumber()) {
            String text = json.asString().strip();
            if (!text.isEmpty() && !text.equals("0") && !text.equalsIgnoreCase(NONE)) {
                for (String column : text.split("[,;]")) {
                    inWriting(points, column.strip());
                }
            }
        } else {
            throw new BadNotation(json.toString(), EXPECTED);
        }
        return new SettledPoints(points);
    }

    /** "maker 3". */
    private static void inWriting(Map<String, Double> points, String column) {
        String[] parts = column.split("[\\s:]+");
        if (parts.length != 2) {
            throw new BadNotation(column, EXPECTED);
        }
        points.put(ByColumnNotation.column(parts[0]), number(parts[1]));
    }

    private static double number(JsonNode json) {
        if (!json.isNumber() && !json.isString()) {
            throw new BadNotation(json.toString(), EXPECTED);
        }
        return number(json.asString());
    }

    private static double number(String text) {
        String plain = text.strip().replace('\u2212', '-');
        if (!plain.matches("[+-]?\\d{1,7}(\\.\\d{1,4})?")) {
            throw new BadNotation(text, EXPECTED);
        }
        return Double.parseDouble(plain);
    }

    private static JsonNode write(SettledPoints settled) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        settled.points().forEach((column, points) -> {
            if (points == Math.rint(points)) {
                json.put(column, points.longValue());
            } else {
                json.put(column, points);
            }
        });
        return json;
    }
}
