package kibitzer.marking.wire;

import kibitzer.decisions.Decision;
import kibitzer.decisions.form.Form;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes what a decision is: its title, the JSON Schemas of position, answer and deal options, its rules. */
public final class DecisionWriter {
    private DecisionWriter() {}

    /** {"id": "bridge/call", "title": ..., "game": ...}. */
    public static ObjectNode summary(Decision<?, ?> decision) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("id", decision.id().text())
                .put("title", decision.title())
                .put("game", decision.game());
    }

    /** The summary with schemas and rules. */
    public static ObjectNode full(Decision<?, ?> decision) {
        ObjectNode json = summary(decision);
        json.set("position", decision.form().schema());
        json.set("answer", decision.answerKind().json().schema());
        json.set("options", Form.options(decision.dealtWith()).schema());
        decision.rules().forEach(json.putArray("rules")::add);
        return json;
    }
}
