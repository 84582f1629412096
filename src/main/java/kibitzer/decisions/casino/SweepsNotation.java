package kibitzer.decisions.casino;

import kibitzer.cards.BadNotation;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Sweeps of both sides as JSON: {"me": 1, "they": 2}; a number alone is the learner's. */
final class SweepsNotation {
    private static final int MOST = 48;
    private static final Kind<Integer> NUMBER = Kinds.number(0, MOST);
    private static final String EXPECTED = "{\"me\": 1, \"they\": 0}, or a number of one's own from 0 to " + MOST;

    static final Kind<PilesToCount.Sweeps> KIND =
            new Kind<>(EXPECTED, schema(), SweepsNotation::read, SweepsNotation::write);

    private SweepsNotation() {}

    private static ObjectNode schema() {
        ObjectNode schema = JsonNodeFactory.instance.objectNode();
        schema.putArray("type").add("object").add("integer");
        ObjectNode properties = schema.putObject("properties");
        properties.set(BuildNotation.ME, NUMBER.schema());
        properties.set(BuildNotation.THEY, NUMBER.schema());
        return schema.put("additionalProperties", false);
    }

    private static PilesToCount.Sweeps read(JsonNode json) {
        if (!json.isObject()) {
            try {
                return new PilesToCount.Sweeps(NUMBER.read(json), 0);
            } catch (BadNotation neither) {
                throw new BadNotation(json.toString(), EXPECTED);
            }
        }
        for (String name : json.propertyNames()) {
            if (!name.equals(BuildNotation.ME) && !name.equals(BuildNotation.THEY)) {
                throw BadNotation.because("unknown side \"" + name + "\"", EXPECTED);
            }
        }
        return new PilesToCount.Sweeps(of(json, BuildNotation.ME), of(json, BuildNotation.THEY));
    }

    private static int of(JsonNode json, String side) {
        return json.has(side) ? NUMBER.read(json.path(side)) : 0;
    }

    private static JsonNode write(PilesToCount.Sweeps sweeps) {
        return JsonNodeFactory.instance
                .objectNode()
                .put(BuildNotation.ME, sweeps.mine())
                .put(BuildNotation.THEY, sweeps.theirs());
    }
}
