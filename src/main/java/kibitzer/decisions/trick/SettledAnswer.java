package kibitzer.decisions.trick;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.form.Kind;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Points by column as JSON: {"maker": 3, "opponents": -1}; or as a text, "maker 3, opponents -1", "none".
 *
 * @param columns their names; empty where they are not known yet
 */
public record SettledAnswer(List<String> columns) implements AnswerKind.Own<Settled> {
    private static final String EXPECTED =
            "points by column, lost ones below zero, such as {\"maker\": 3, \"opponents\": -1} or \"maker 3, opponents -1\"";
    private static final double MOST = 1_000_000;
    private static final String NONE = "none";

    public SettledAnswer {
        columns = List.copyOf(columns);
    }

    @Override
    public Kind<Settled> json() {
        ObjectNode schema =
                JsonNodeFactory.instance.objectNode().put("type", "object").put("description", EXPECTED);
        schema.putObject("additionalProperties").put("type", "number");
        return new Kind<>(EXPECTED, schema, SettledAnswer::read, SettledAnswer::write);
    }

    @Override
    public String inWriting() {
        return columns.isEmpty()
                ? "the points of each column"
                : "the points of " + String.join(", ", columns) + ", such as " + columns.getFirst() + " 3, "
                        + columns.getLast() + " -1";
    }

    @Override
    public boolean agrees(Settled expected, Settled given) {
        return expected.isLike(given);
    }

    private static Settled read(JsonNode json) {
        Map<String, Double> points = new LinkedHashMap<>();
        if (json.isObject()) {
            json.properties()
                    .forEach(column -> points.put(column.getKey(), number(column.getValue().asString())));
        } else if (json.isString() || json.isNumber()) {
            String text = json.asString().strip();
            if (!text.isEmpty() && !text.equals("0") && !text.equalsIgnoreCase(NONE)) {
                for (String column : text.split("[,;]")) {
                    String[] parts = column.strip().split("[\\s:]+");
                    if (parts.length != 2) {
                        throw new BadNotation(text, EXPECTED);
                    }
                    points.put(parts[0], number(parts[1]));
                }
            }
        } else {
            throw new BadNotation(json.toString(), EXPECTED);
        }
        return new Settled(points);
    }

    private static double number(String text) {
        String plain = text.strip().replace('\u2212', '-');
        if (!plain.matches("[+-]?\\d{1,7}(\\.\\d{1,4})?") || Math.abs(Double.parseDouble(plain)) > MOST) {
            throw new BadNotation(text, EXPECTED);
        }
        return Double.parseDouble(plain);
    }

    private static JsonNode write(Settled settled) {
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
