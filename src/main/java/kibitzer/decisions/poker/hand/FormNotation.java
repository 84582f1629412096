package kibitzer.decisions.poker.hand;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.poker.HighLowForm;
import kibitzer.games.poker.PokerForm;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The word of a form of poker in a question: one of the list, or "wild-9-3" for any ranks or cards wild. */
public final class FormNotation {
    private static final String OR_WILD = ", or wild- and the ranks or cards that are wild, such as wild-9-3";
    private static final List<String> HIGH_LOW =
            HighLowForm.ALL.stream().map(HighLowForm::id).toList();

    static final Kind<String> KIND = kind(PokerForm.ids());

    /** The same as the form that is named. */
    static final Kind<PokerForm> FORM = KIND.as(PokerForm::named, PokerForm::id);

    /** Names of forms. */
    static final Kind<List<String>> SEVERAL = Kinds.several(
            "forms of the game, such as [four-flush, misere]",
            name -> KIND.read(JsonNodeFactory.instance.stringNode(name)));

    /** A form of poker, or a high-low game, whose pot two hands share. */
    public static final Kind<String> OR_HIGH_LOW =
            kind(Stream.concat(PokerForm.ids().stream(), HIGH_LOW.stream()).toList());

    private FormNotation() {}

    private static Kind<String> kind(List<String> words) {
        String expected = "one of " + String.join(", ", words) + OR_WILD;
        boolean highLow = words.containsAll(HIGH_LOW);
        return new Kind<>(
                expected,
                schema(words, expected),
                json -> {
                    String text = Kinds.textOf(json, expected);
                    return (highLow ? HighLowForm.find(text).map(HighLowForm::id) : Optional.<String>empty())
                            .orElseGet(() -> PokerForm.named(text).id());
                },
                word -> JsonNodeFactory.instance.stringNode(word));
    }

    private static ObjectNode schema(List<String> words, String expected) {
        ObjectNode schema =
                JsonNodeFactory.instance.objectNode().put("type", "string").put("description", expected);
        var choices = schema.putArray("anyOf");
        words.forEach(choices.addObject().putArray("enum")::add);
        choices.addObject().put("pattern", "^wild-(10|[2-9TJQKA][SHDC]?|JK)(-(10|[2-9TJQKA][SHDC]?|JK))*$");
        return schema;
    }
}
