package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.AbstractField;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasValidation;
import com.vaadin.flow.component.combobox.MultiSelectComboBox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.bridge.form.AuctionNotation;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.web.bridge.AuctionInput;
import kibitzer.web.field.PackPicker;
import kibitzer.web.field.WhileTyping;
import kibitzer.web.words.FieldName;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * An input for each field of a position or of the options of a deal, chosen by the field's schema. Each says at once what is
 * wrong with what stands in it; what stands there is handed on all the same.
 */
final class FieldInputs extends Div {
    private static final String NOT_SAID = "";
    private static final Pattern FEW = Pattern.compile("an? [a-z]+: (\\w+(?: \\w+)+)");
    /** What seats and sides are called, whose fields list a letter or a short word. */
    private static final Map<String, String> NAMES = Map.of(
            "N", "North",
            "E", "East",
            "S", "South",
            "W", "West",
            "none", "Nobody",
            "ns", "North and South",
            "ew", "East and West",
            "both", "Both sides");

    private final transient List<Field<?>> fields;
    private final transient ObjectNode values;
    private final transient Consumer<ObjectNode> changed;
    private final transient UnaryOperator<String> wordNames;
    private final List<AuctionInput> auctions = new ArrayList<>();

    /**
     * @param values what stands in the fields
     * @param wordNames how the words are called that can be chosen
     * @param changed is handed all values after every change
     */
    FieldInputs(
            List<Field<?>> fields, ObjectNode values, UnaryOperator<String> wordNames, Consumer<ObjectNode> changed) {
        this.fields = List.copyOf(fields);
        this.values = values.deepCopy();
        this.wordNames = wordNames;
        this.changed = changed;
        addClassName("kb-field-inputs");
        List<Field<?>> first = fields.stream()
                .filter(field -> field.isRequired() || values.has(field.name()))
                .toList();
        add(row(first));
        List<Field<?>> others =
                fields.stream().filter(field -> !first.contains(field)).toList();
        if (!others.isEmpty()) {
            NativeDetails more = new NativeDetails(first.isEmpty() ? "Options" : "More", row(others));
            more.addClassName("kb-more");
            more.setOpen(first.isEmpty());
            add(more);
        }
    }

    private Div row(List<Field<?>> fields) {
        Div row = new Div();
        row.addClassName("kb-field-row");
        fields.forEach(field -> row.add(input(field)));
        return row;
    }

    private Component input(Field<?> field) {
        JsonNode schema = field.kind().schema();
        List<String> some = words(schema.path("items").path("enum"));
        return switch (schema.path("type").asString("")) {
            case "array" -> some.isEmpty() ? listed(field) : chosen(field, some);
            case "boolean" -> one(field, List.of("true", "false"), word -> word.equals("true") ? "Yes" : "No");
            default -> {
                List<String> words = words(schema.path("enum"));
                List<String> few = few(field);
                yield !words.isEmpty()
                        ? one(field, words, wordNames)
                        : few.isEmpty() ? typed(field) : one(field, few, word -> NAMES.getOrDefault(word, word));
            }
        };
    }

    /** The words of a field that says "a seat: N E S W", if it takes each of them, they have names, and what stands in it is one. */
    private List<String> few(Field<?> field) {
        Matcher listed = FEW.matcher(field.kind().expected());
        List<String> words = listed.matches() ? List.of(listed.group(1).split(" ")) : List.of();
        String there = values.path(field.name()).asString("");
        return words.stream().allMatch(word -> NAMES.containsKey(word) && reads(field, text(word)))
                        && (there.isEmpty() || words.contains(there))
                ? words
                : List.of();
    }

    private static List<String> words(JsonNode enumeration) {
        return enumeration.valueStream().map(JsonNode::asString).toList();
    }

    private Component one(Field<?> field, List<String> words, UnaryOperator<String> names) {
        List<String> items = new ArrayList<>(List.of(NOT_SAID));
        items.addAll(words);
        Select<String> select = new Select<>();
        select.setLabel(FieldName.of(field));
        select.setHelperText(FieldName.help(field));
        select.setItems(items);
        String without = without(field, words, names);
        select.setItemLabelGenerator(word -> word.equals(NOT_SAID) ? without : names.apply(word));
        String there = values.path(field.name()).asString("");
        select.setValue(items.contains(there) ? there : NOT_SAID);
        select.addValueChangeListener(change -> put(field, select, text(change.getValue())));
        return select;
    }

    /** What holds where nothing is chosen: "As usual: No". */
    private static String without(Field<?> field, List<String> words, UnaryOperator<String> names) {
        return written(field)
                .map(usual -> usual.asString(""))
                .filter(words::contains)
                .map(word -> "As usual: " + names.apply(word))
                .orElse("Not said");
    }

    /** The same where several may be chosen; a field that stands empty then says itself what it means. */
    private String withoutAny(Field<?> field, List<String> words) {
        List<String> usual = written(field).map(FieldInputs::words).orElseGet(List::of);
        return usual.isEmpty()
                ? ""
                : usual.containsAll(words)
                        ? " Any if none is chosen."
                        : " As usual: " + usual.stream().map(wordNames).collect(Collectors.joining(", ")) + ".";
    }

    private static <T> Optional<JsonNode> written(Field<T> field) {
        return field.fallback().map(usual -> field.kind().write(usual));
    }

    private Component chosen(Field<?> field, List<String> words) {
        MultiSelectComboBox<String> several = new MultiSelectComboBox<>(FieldName.of(field));
        several.setHelperText(FieldName.help(field) + withoutAny(field, words));
        several.setItems(words);
        several.setItemLabelGenerator(wordNames::apply);
        several.setAutoExpand(MultiSelectComboBox.AutoExpandMode.BOTH);
        JsonNode there = values.path(field.name());
        List<String> read = there.isString() ? List.of(there.asString().strip().split("[\\s,]+")) : words(there);
        several.setValue(
                new LinkedHashSet<>(read.stream().filter(words::contains).toList()));
        several.addValueChangeListener(change -> {
            var list = JsonNodeFactory.instance.arrayNode();
            words.stream().filter(change.getValue()::contains).forEach(list::add);
            put(field, several, list);
        });
        return several;
    }

    private Component typed(Field<?> field) {
        TextField input = new TextField(FieldName.of(field));
        input.setHelperText(field.says() + ": " + field.kind().expected());
        input.setValue(values.path(field.name()).asString(""));
        WhileTyping.tells(input);
        input.addClassName("kb-wide-field");
        listen(field, input, FieldInputs::text);
        String expected = field.kind().expected();
        if (!expected.contains(" cards")) {
            return input;
        }
        PackPicker picker = new PackPicker("Take these cards", cards -> input.setValue(CardsText.of(cards, expected)));
        NativeDetails pack = new NativeDetails("Choose the cards", picker);
        pack.addToggleListener(toggle -> CardsText.read(input.getValue()).ifPresent(picker::pick));
        Div both = new Div(input, pack);
        both.addClassName("kb-picked-input");
        return both;
    }

    /** A list: on one line where the field reads it so, else a line for each entry. */
    private Component listed(Field<?> field) {
        boolean plain = field.kind()
                        .schema()
                        .path("items")
                        .path("type")
                        .asString("")
                        .equals("string")
                || field.kind().schema().path("items").path("type").asString("").equals("integer");
        JsonNode there = values.path(field.name());
        if (plain && reads(field, text(""))) {
            TextField line = new TextField(FieldName.of(field));
            line.setHelperText(field.says() + ": " + field.kind().expected());
            line.setValue(String.join(" ", there.isString() ? List.of(there.asString()) : words(there)));
            WhileTyping.tells(line);
            line.addClassName("kb-wide-field");
            listenAlways(field, line, FieldInputs::text);
            return AuctionNotation.of(field, fields)
                    .<Component>map(auction -> beside(line, auction))
                    .orElse(line);
        }
        TextArea lines = new TextArea(FieldName.of(field));
        lines.setHelperText(
                field.says() + ": " + field.kind().expected() + (plain ? "; one on each line" : ", as JSON"));
        lines.setValue(plain ? String.join("\n", words(there)) : there.isMissingNode() ? "" : there.toString());
        WhileTyping.tells(lines);
        lines.addClassName("kb-wide-field");
        listenAlways(field, lines, plain ? FieldInputs::entries : JsonText::read);
        return lines;
    }

    private AuctionInput beside(TextField line, AuctionNotation auction) {
        AuctionInput input = new AuctionInput(line, auction, values);
        auctions.add(input);
        return input;
    }

    private static boolean reads(Field<?> field, JsonNode value) {
        try {
            field.kind().read(value);
            return true;
        } catch (BadNotation | BadQuestion refused) {
            return false;
        }
    }

    private <C extends AbstractField<C, String> & HasValidation> void listen(
            Field<?> field, C input, Function<String, JsonNode> json) {
        input.addValueChangeListener(change -> put(field, input, json.apply(change.getValue())));
    }

    /** A required list may well be empty. */
    private <C extends AbstractField<C, String> & HasValidation> void listenAlways(
            Field<?> field, C input, Function<String, JsonNode> json) {
        input.addValueChangeListener(change -> put(
                field,
                input,
                change.getValue().isBlank() && field.isRequired()
                        ? JsonNodeFactory.instance.arrayNode()
                        : json.apply(change.getValue())));
    }

    private void put(Field<?> field, HasValidation input, JsonNode value) {
        boolean empty = value.isMissingNode()
                || value.isString() && value.asString().isBlank()
                || value.isArray() && value.isEmpty();
        boolean left = empty && !(field.isRequired() && reads(field, value));
        input.setInvalid(false);
        if (left) {
            values.remove(field.name());
        } else {
            values.set(field.name(), value);
            try {
                field.kind().read(value);
            } catch (BadNotation | BadQuestion wrong) {
                input.setErrorMessage(wrong.getMessage());
                input.setInvalid(true);
            }
        }
        auctions.forEach(AuctionInput::follow);
        changed.accept(values.deepCopy());
    }

    private static JsonNode text(String typed) {
        return JsonNodeFactory.instance.stringNode(typed.strip());
    }

    private static JsonNode entries(String typed) {
        var list = JsonNodeFactory.instance.arrayNode();
        typed.lines().map(String::strip).filter(line -> !line.isEmpty()).forEach(list::add);
        return list;
    }
}
