package kibitzer.decisions.trick.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.form.Kind;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Calls as JSON: ["pass", "order-up alone"], [0, 3]; or one text with commas. */
public final class CallsNotation {
    private static final int MOST = 400;
    private static final int LONGEST = 40;
    private static final String EXPECTED = "calls, such as [\"pass\", \"order-up\"] or [0, 3], or \"pass, order-up\"";

    /** In the order in which they stand. */
    public static final Kind<List<String>> KIND =
            new Kind<>(EXPECTED, schema(), CallsNotation::read, CallsNotation::write);

    /** A single call, which may be a number. */
    public static final Kind<String> ONE = new Kind<>(
            "a call, such as \"misere\", \"8S\" or 3",
            one(),
            CallsNotation::readOne,
            call -> write(List.of(call)).get(0));

    private CallsNotation() {}

    private static ObjectNode one() {
        ObjectNode schema = JsonNodeFactory.instance.objectNode();
        schema.putArray("type").add("string").add("integer");
        return schema;
    }

    private static String readOne(JsonNode json) {
        List<String> calls = read(json);
        if (calls.size() != 1) {
            throw new BadNotation(json.toString(), "one call");
        }
        return calls.getFirst();
    }

    private static ObjectNode schema() {
        ObjectNode schema =
                JsonNodeFactory.instance.objectNode().put("type", "array").put("description", EXPECTED);
        schema.putObject("items").putArray("type").add("string").add("integer");
        return schema;
    }

    private static List<String> read(JsonNode json) {
        List<String> calls = new ArrayList<>();
        if (json.isString() || json.isIntegralNumber()) {
            String text = json.asString().strip();
            if (!text.isEmpty() && !text.equalsIgnoreCase("none")) {
                Arrays.stream(text.split(",")).map(CallsNotation::plain).forEach(calls::add);
            }
        } else if (json.isArray()) {
            for (JsonNode call : json) {
                if (!call.isString() && !call.isIntegralNumber()) {
                    throw new BadNotation(call.toString(), EXPECTED);
                }
                calls.add(plain(call.asString()));
            }
        } else {
            throw new BadNotation(json.toString(), EXPECTED);
        }
        if (calls.size() > MOST || calls.stream().anyMatch(call -> call.isEmpty() || call.length() > LONGEST)) {
            throw new BadNotation(json.toString(), EXPECTED);
        }
        return List.copyOf(calls);
    }

    /** Bids of suits in capitals, words in lower case: "8S", "P", "H alone", "order-up"; that one may be written as it is said, too. */
    private static String plain(String call) {
        String words = call.strip()
                .toLowerCase(Locale.ROOT)
                .replaceAll("(?<=[a-z]{2})\\s+(?!alone)", "-")
                .replaceAll("\\s+", " ");
        int blank = words.indexOf(' ');
        String first = blank < 0 ? words : words.substring(0, blank);
        String rest = blank < 0 ? "" : words.substring(blank);
        return (first.matches("\\d*(s|h|d|c|nt|p)") ? first.toUpperCase(Locale.ROOT) : first) + rest;
    }

    private static JsonNode write(List<String> calls) {
        ArrayNode json = JsonNodeFactory.instance.arrayNode();
        for (String call : calls) {
            if (call.matches("\\d{1,6}")) {
                json.add(Integer.parseInt(call));
            } else {
                json.add(call);
            }
        }
        return json;
    }

    /** "pass, order up". */
    public static String told(List<String> calls) {
        return calls.isEmpty()
                ? "none"
                : calls.stream().map(CallsNotation::said).collect(Collectors.joining(", "));
    }

    /** "order up alone". */
    static String said(String call) {
        return call.replace('-', ' ');
    }
}
