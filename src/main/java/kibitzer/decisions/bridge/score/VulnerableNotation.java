package kibitzer.decisions.bridge.score;

import java.util.Locale;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Whether the declaring side is vulnerable: "both" and "none" are read for it, "ns" and "ew" are not, for no seat is named. */
public final class VulnerableNotation {
    private static final String EXPECTED = "none, both, or true or false for the declaring side";

    public static final Kind<Boolean> KIND = new Kind<>(
            EXPECTED,
            JsonNodeFactory.instance.objectNode().put("description", EXPECTED),
            VulnerableNotation::read,
            vulnerable -> JsonNodeFactory.instance.stringNode(vulnerable ? "both" : "none"));

    private VulnerableNotation() {}

    private static boolean read(JsonNode json) {
        if (json.isBoolean()) {
            return json.asBoolean();
        }
        String text = Kinds.textOf(json, EXPECTED);
        return switch (text.strip().toLowerCase(Locale.ROOT)) {
            case "both", "all", "true", "yes" -> true;
            case "none", "false", "no" -> false;
            default -> throw new BadNotation(text, EXPECTED);
        };
    }
}
