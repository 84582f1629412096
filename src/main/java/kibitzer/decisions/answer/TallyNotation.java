package kibitzer.decisions.answer;

import java.util.LinkedHashMap;
import java.util.Map;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Points by column as JSON: {"we-below": 120, "total": 120}; what is left out is nothing, a total left out is added up. */
final class TallyNotation {
    private static final int MOST = 100_000;
    private static final Kind<Integer> POINTS = Kinds.number(0, MOST);
    private static final Kind<Integer> TOTAL = Kinds.number(-MOST, MOST);

    private TallyNotation() {}

    static Kind<Tally> kind(Columns columns) {
        String expected = "points by column: " + String.join(", ", columns.names());
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        columns.names().forEach(name -> properties.set(name, pointsOf(name).schema()));
        schema.put("additionalProperties", false);
        return new Kind<>(expected, schema, json -> read(json, columns, expected), TallyNotation::write);
    }

    private static Kind<Integer> pointsOf(String name) {
        return name.equals(Columns.TOTAL) ? TOTAL : POINTS;
    }

    private static Tally read(JsonNode json, Columns columns, String expected) {
        if (!json.isObject()) {
            throw new BadNotation(json.toString(), expected);
        }
        Map<String, Integer> given = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> property : json.properties()) {
            String name = property.getKey();
            if (!columns.names().contains(name)) {
                throw BadNotation.because("unknown column \"" + name + "\"", expected);
            }
            given.put(name, points(name, property.getValue()));
        }
        Tally tally = columns.tally(given);
        return given.containsKey(Columns.TOTAL) ? withTotal(tally, given.get(Columns.TOTAL)) : tally;
    }

    private static int points(String name, JsonNode json) {
        try {
            return pointsOf(name).read(json);
        } catch (BadNotation bad) {
            throw BadNotation.because("column \"" + name + "\" is " + json, bad.expected());
        }
    }

    private static Tally withTotal(Tally tally, int total) {
        Map<String, Integer> points = new LinkedHashMap<>(tally.points());
        points.put(Columns.TOTAL, total);
        return new Tally(points);
    }

    private static JsonNode write(Tally tally) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        tally.points().forEach(json::put);
        return json;
    }
}
