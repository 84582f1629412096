package kibitzer.web.analysis;

import com.vaadin.flow.component.AbstractField;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.TextField;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import kibitzer.decisions.bridge.form.AuctionNotation;
import kibitzer.decisions.form.Field;
import kibitzer.web.bridge.AuctionInput;
import kibitzer.web.words.FieldName;
import kibitzer.web.words.SystemName;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What may be known beside the cards: a field for each thing, those that must be known first, the rest folded away. */
public final class BesideFields extends Div {
    private final Map<String, String> known = new LinkedHashMap<>();
    private final transient Consumer<Map<String, String>> changed;
    private final transient List<Field<?>> all;
    /** The same as is known, as fields read it. */
    private final transient ObjectNode values = JsonNodeFactory.instance.objectNode();

    private final List<AuctionInput> auctions = new ArrayList<>();

    /**
     * @param known by name, as a person writes it
     * @param changed is told what is known after every change
     */
    public BesideFields(List<Field<?>> fields, Map<String, String> known, Consumer<Map<String, String>> changed) {
        this.all = List.copyOf(fields);
        this.known.putAll(known);
        known.forEach(values::put);
        this.changed = changed;
        Div first = row(fields.stream().filter(Field::isRequired).toList());
        List<Field<?>> others =
                fields.stream().filter(field -> !field.isRequired()).toList();
        add(first);
        if (!others.isEmpty()) {
            NativeDetails more = new NativeDetails("More about the position", row(others));
            more.addClassName("kb-more");
            more.setOpen(others.stream()
                    .anyMatch(field -> !known.getOrDefault(field.name(), "").isBlank()));
            add(more);
        }
    }

    private Div row(List<Field<?>> fields) {
        Div row = new Div();
        row.addClassNames("kb-search", "kb-beside-fields");
        fields.stream().map(this::component).forEach(row::add);
        return row;
    }

    private Component component(Field<?> field) {
        String value = known.getOrDefault(field.name(), "");
        List<String> words = new ArrayList<>(List.of(""));
        field.kind().schema().path("enum").valueStream().map(JsonNode::asString).forEach(words::add);
        if (words.size() == 1) {
            TextField text = new TextField(FieldName.of(field));
            text.setHelperText(field.kind().expected());
            text.setValue(value);
            listen(field, text);
            return AuctionNotation.of(field, all)
                    .<Component>map(calls -> auction(text, calls))
                    .orElse(text);
        }
        Select<String> choice = new Select<>();
        choice.setLabel(FieldName.of(field));
        choice.setItems(words);
        choice.setItemLabelGenerator(word -> word.isEmpty() ? "Not said" : SystemName.of(word));
        choice.setValue(words.contains(value) ? value : "");
        listen(field, choice);
        return choice;
    }

    private AuctionInput auction(TextField text, AuctionNotation calls) {
        AuctionInput input = new AuctionInput(text, calls, values);
        auctions.add(input);
        return input;
    }

    private void listen(Field<?> field, AbstractField<?, String> input) {
        input.addValueChangeListener(change -> {
            String value = change.getValue().strip();
            if (value.isEmpty() && !field.isRequired()) {
                known.remove(field.name());
                values.remove(field.name());
            } else {
                known.put(field.name(), value);
                values.put(field.name(), value);
            }
            auctions.forEach(AuctionInput::follow);
            changed.accept(Map.copyOf(known));
        });
    }
}
