package kibitzer.decisions.answer;

import kibitzer.cards.BadNotation;
import kibitzer.decisions.form.Kind;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Whole and half numbers as text and JSON: 13, 2.5; "2½", "2 1/2" and "2,5" are read too. */
public final class HalvesNotation {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private HalvesNotation() {}

    /** A number between these, both included. */
    public static Kind<Double> kind(int least, int most) {
        String expected = "a number from " + least + " to " + most + " in whole or half ones, such as 2.5";
        ObjectNode schema = JSON.objectNode()
                .put("type", "number")
                .put("description", expected)
                .put("minimum", least)
                .put("maximum", most)
                .put("multipleOf", 0.5);
        return new Kind<>(expected, schema, json -> read(json, least, most, expected), HalvesNotation::node);
    }

    private static double read(JsonNode json, int least, int most, String expected) {
        double value = json.isNumber() ? json.asDouble() : parse(json, expected);
        if (value < least || value > most || value * 2 != Math.rint(value * 2)) {
            throw BadNotation.because(json.isString() ? "\"" + json.asString() + "\"" : json.toString(), expected);
        }
        return value + 0.0; // no negative zero
    }

    private static double parse(JsonNode json, String expected) {
        if (!json.isString()) {
            throw new BadNotation(json.toString(), expected);
        }
        String plain = json.asString()
                .strip()
                .replace('\u2212', '-')
                .replace(',', '.')
                .replaceFirst("(?<=^|-)\\s*(½|1/2)$", "0.5")
                .replaceFirst("\\s*½$|\\s+1/2$", ".5");
        if (!plain.matches("-?\\d{1,4}(\\.\\d)?")) {
            throw new BadNotation(json.asString(), expected);
        }
        return Double.parseDouble(plain);
    }

    private static JsonNode node(Double value) {
        return value == Math.rint(value) ? JSON.numberNode(value.longValue()) : JSON.numberNode(value);
    }

    /** "13", "2½", "½", "−1". */
    public static String write(double value) {
        double size = Math.abs(value);
        long whole = (long) size;
        String half = size == whole ? "" : "½";
        String number = whole == 0 && !half.isEmpty() ? half : whole + half;
        return value < 0 ? "−" + number : number;
    }
}
