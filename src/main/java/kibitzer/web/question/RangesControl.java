package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.cards.Suit;
import kibitzer.decisions.answer.Measure;
import kibitzer.decisions.answer.Ranges;
import kibitzer.web.field.Choice;
import kibitzer.web.field.Entry;
import kibitzer.web.table.Marks;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Takes ranges, one short field a measure ("13-15", "5+"), and a word of each property. Empty fields say nothing. */
final class RangesControl extends AnswerControl {
    /** The fields of the four suits stand in a line. */
    private static final Set<String> LENGTHS =
            Suit.DOWNWARDS.stream().map(Suit::plural).collect(Collectors.toUnmodifiableSet());

    private final Map<String, Entry> ranges = new LinkedHashMap<>();
    private final Map<String, Choice<String>> words = new LinkedHashMap<>();
    private final NativeButton confirm = new NativeButton("Answer");

    RangesControl(Ranges shape) {
        Paragraph how = new Paragraph("13-15, 5+ or 0-9; leave empty what it does not tell.");
        how.addClassNames("kb-soft", "kb-small");
        Div fields = new Div();
        fields.addClassName("kb-ranges");
        shape.measures().forEach(measure -> fields.add(field(measure)));
        add(how, fields);
        Div chosen = new Div();
        chosen.addClassName("kb-range-words");
        shape.words().forEach((name, labels) -> {
            Choice<String> word = new Choice<>();
            word.setItems(List.copyOf(labels.keySet()));
            word.setItemLabelGenerator(each -> labels.getOrDefault(each, each));
            word.setValue(labels.keySet().iterator().next());
            word.setAriaLabel(name);
            words.put(name, word);
            chosen.add(word);
        });
        add(chosen);
        confirm.addClassNames("kb-button", "kb-button-first");
        confirm.addClickListener(click -> giveStated());
        add(confirm);
    }

    private Entry field(Measure measure) {
        Entry field = new Entry(measure.label(), "", "text");
        field.setClassName("kb-range-length", LENGTHS.contains(measure.name()));
        field.keep(ANSWER + "-" + measure.name());
        field.addValueChangeListener(change -> ranges.values().forEach(each -> each.setInvalid(false)));
        ranges.put(measure.name(), field);
        return field;
    }

    private void giveStated() {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ranges.forEach((name, field) -> {
            if (!field.isEmpty()) {
                answer.put(name, field.getValue().strip());
            }
        });
        words.forEach((name, word) -> answer.put(name, word.getValue()));
        give(answer);
    }

    @Override
    void close(Marks marks) {
        ranges.values().forEach(field -> field.setReadOnly(true));
        words.values().forEach(word -> word.setReadOnly(true));
        confirm.setVisible(false);
    }

    @Override
    boolean saysWhy() {
        return true;
    }

    @Override
    void again(String objection) {
        Entry at = ranges.entrySet().stream()
                .filter(field -> objection.contains("\"" + field.getKey() + "\""))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseGet(() -> ranges.values().iterator().next());
        at.setErrorMessage(objection);
        at.setInvalid(true);
        at.focus();
    }

    @Override
    void takeFocus() {
        ranges.values().iterator().next().focusInPlace();
    }
}
