package kibitzer.decisions.bridge.mini;

import java.util.EnumMap;
import java.util.Map;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.mini.Announcement;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The points of the four seats as JSON: {"N": 12, "E": 8, "S": 11, "W": 9}. */
final class PointsNotation {
    private static final String EXPECTED =
            "the points of each seat, 40 together, such as {\"N\": 12, \"E\": 8, \"S\": 11, \"W\": 9}";
    private static final Kind<Integer> POINTS = Kinds.number(0, Announcement.MOST);

    static final Kind<Map<Seat, Integer>> KIND =
            new Kind<>(EXPECTED, schema(), PointsNotation::read, PointsNotation::write);

    private PointsNotation() {}

    private static ObjectNode schema() {
        ObjectNode schema =
                JsonNodeFactory.instance.objectNode().put("type", "object").put("description", EXPECTED);
        ObjectNode seats = schema.putObject("properties");
        for (Seat seat : Seat.values()) {
            seats.set(letter(seat), POINTS.schema());
            schema.withArray("required").add(letter(seat));
        }
        return schema.put("additionalProperties", false);
    }

    private static JsonNode write(Map<Seat, Integer> points) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        for (Seat seat : Seat.values()) {
            json.put(letter(seat), points.getOrDefault(seat, 0));
        }
        return json;
    }

    private static Map<Seat, Integer> read(JsonNode json) {
        if (!json.isObject()) {
            throw new BadNotation(json.toString(), EXPECTED);
        }
        Map<Seat, Integer> points = new EnumMap<>(Seat.class);
        json.properties().forEach(entry -> {
            Seat seat = Seat.of(entry.getKey());
            try {
                points.put(seat, POINTS.read(entry.getValue()));
            } catch (BadNotation bad) {
                throw BadNotation.because(entry.getValue() + " for " + letter(seat), POINTS.expected());
            }
        });
        return points;
    }

    private static String letter(Seat seat) {
        return String.valueOf(seat.letter());
    }
}
