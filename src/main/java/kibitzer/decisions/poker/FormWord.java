package kibitzer.decisions.poker;

import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.poker.PokerForm;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The word of a form of poker in a question: one of the list, or "wild-9-3" for any ranks or cards wild. */
final class FormWord {
    private static final String EXPECTED = "one of " + String.join(", ", PokerForm.ids())
            + ", or wild- and the ranks or cards that are wild, such as wild-9-3";

    static final Kind<String> KIND = new Kind<>(
            EXPECTED,
            schema(),
            json -> PokerForm.named(Kinds.textOf(json, EXPECTED)).id(),
            word -> JsonNodeFactory.instance.stringNode(word));

    private FormWord() {}

    private static ObjectNode schema() {
        ObjectNode schema =
                JsonNodeFactory.instance.objectNode().put("type", "string").put("description", EXPECTED);
        var choices = schema.putArray("anyOf");
        PokerForm.ids().forEach(choices.addObject().putArray("enum")::add);
        choices.addObject().put("pattern", "^wild-(10|[2-9TJQKA][SHDC]?|JK)(-(10|[2-9TJQKA][SHDC]?|JK))*$");
        return schema;
    }
}
