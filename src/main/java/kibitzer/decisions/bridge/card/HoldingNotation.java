package kibitzer.decisions.bridge.card;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.conventions.bridge.leads.Holding;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The ranks held in one suit as JSON: "AKJ62", read in any order and with "10", written from high to low. */
final class HoldingNotation {
    static final Kind<Holding> KIND = Kinds.named(Holding.EXPECTED, Holding::of, Object::toString);

    /** So many of them, each once: an array, or one text with blanks. */
    static Kind<List<Holding>> several(int least, int most) {
        String expected = least + " to " + most + " different holdings, such as [\"KQJ4\", \"AK5\"]";
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "array");
        schema.put("description", expected).putObject("items").put("type", "string");
        return new Kind<>(expected, schema, json -> read(json, least, most, expected), holdings -> {
            var array = JsonNodeFactory.instance.arrayNode();
            holdings.forEach(holding -> array.add(holding.toString()));
            return array;
        });
    }

    private static List<Holding> read(JsonNode json, int least, int most, String expected) {
        Stream<String> texts = json.isArray()
                ? json.valueStream().map(item -> Kinds.textOf(item, expected))
                : Stream.of(Kinds.textOf(json, expected).strip().split("\\s+"));
        List<Holding> holdings = texts.map(Holding::of).distinct().toList();
        if (holdings.size() < least || holdings.size() > most) {
            throw BadNotation.because(holdings.size() == 1 ? "1 holding" : holdings.size() + " holdings", expected);
        }
        return holdings;
    }

    private HoldingNotation() {}
}
