package kibitzer.decisions.trick;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Cards;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.form.Kind;
import kibitzer.games.table.TableSeat;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Hands by seat as JSON: {"N": "QD JS", "E": ...} where four play, else {"1": ..., "2": ...}. */
final class SeatedHandsNotation {
    private static final int MOST_CARDS = 60;
    private static final String EXPECTED =
            "a hand for each seat: N E S W where four play, else 1, 2 and so on, such as {\"N\": \"QD JS\", ...}";
    private static final Kind<Cards> HAND = CardsNotation.ofAnyPack(0, MOST_CARDS);

    /** In the order of play. */
    static final Kind<Map<String, Cards>> KIND =
            new Kind<>(EXPECTED, schema(), SeatedHandsNotation::read, SeatedHandsNotation::write);

    private SeatedHandsNotation() {}

    private static ObjectNode schema() {
        ObjectNode schema =
                JsonNodeFactory.instance.objectNode().put("type", "object").put("description", EXPECTED);
        schema.set("additionalProperties", HAND.schema());
        return schema;
    }

    private static JsonNode write(Map<String, Cards> hands) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        hands.forEach((seat, hand) -> json.set(seat, HAND.write(hand)));
        return json;
    }

    private static Map<String, Cards> read(JsonNode json) {
        if (!json.isObject()) {
            throw new BadNotation(json.toString(), EXPECTED);
        }
        int players = json.size();
        if (players < TableSeat.FEWEST || players > TableSeat.MOST) {
            throw BadNotation.because(players + " hands", EXPECTED);
        }
        SortedMap<Integer, Cards> byPlace = new TreeMap<>();
        json.properties()
                .forEach(hand -> byPlace.put(
                        TableSeat.read(players, hand.getKey()).place(), read(hand.getKey(), hand.getValue())));
        if (byPlace.size() < players) {
            throw BadNotation.because("a seat that stands there twice", EXPECTED);
        }
        Map<String, Cards> hands = new LinkedHashMap<>();
        byPlace.forEach((place, hand) -> hands.put(new TableSeat(players, place).toString(), hand));
        return hands;
    }

    private static Cards read(String seat, JsonNode hand) {
        try {
            return HAND.read(hand);
        } catch (BadNotation bad) {
            throw BadNotation.because("at " + seat + ": " + bad.getMessage(), HAND.expected());
        }
    }
}
