package kibitzer.decisions.trick;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.trick.meld.Heading;
import kibitzer.games.trick.meld.Meld;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Melds as JSON: {"points": 150, "melds": [{"name": "flush", "cards": "AS TS KS QS JS", "points": 150}]}; only the points are asked, and
 * the figure alone is read as well.
 */
final class MeldsNotation {
    private static final String EXPECTED = "the points, such as 150, or {\"points\": 150, "
            + "\"melds\": [{\"name\": \"flush\", \"cards\": \"AS TS KS QS JS\", \"points\": 150}]}";
    private static final Kind<Integer> POINTS = Kinds.number(0, 20_000);
    static final Kind<MeldedHand> KIND = new Kind<>(EXPECTED, schema(), MeldsNotation::read, MeldsNotation::write);

    private MeldsNotation() {}

    private static ObjectNode schema() {
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        properties.set("points", POINTS.schema());
        ObjectNode meld = properties.putObject("melds").put("type", "array").putObject("items");
        meld.put("type", "object");
        ObjectNode parts = meld.putObject("properties");
        parts.putObject("name").put("type", "string");
        parts.putObject("cards").put("type", "string");
        parts.set("points", POINTS.schema());
        meld.putArray("required").add("cards").add("points");
        schema.putArray("required").add("points");
        return schema;
    }

    private static MeldedHand read(JsonNode json) {
        if (json.isString() || json.isIntegralNumber()) {
            return new MeldedHand(POINTS.read(json), List.of());
        }
        if (!json.isObject() || !json.has("points")) {
            throw new BadNotation(json.toString(), EXPECTED);
        }
        List<Meld> melds = new ArrayList<>();
        for (JsonNode meld : json.path("melds")) {
            if (!meld.isObject()) {
                throw new BadNotation(meld.toString(), EXPECTED);
            }
            List<Card> cards = CardNotation.readList(Kinds.textOf(meld.path("cards"), "cards, such as \"KS QS\""));
            melds.add(
                    new Meld(meld.path("name").asString(""), Heading.SPECIAL, cards, POINTS.read(meld.path("points"))));
        }
        return new MeldedHand(POINTS.read(json.path("points")), melds);
    }

    private static JsonNode write(MeldedHand melded) {
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("points", melded.points());
        ArrayNode melds = json.putArray("melds");
        melded.melds()
                .forEach(meld -> melds.addObject()
                        .put("name", meld.name())
                        .put("cards", CardNotation.write(meld.cards()))
                        .put("points", meld.points()));
        return json;
    }
}
