package kibitzer.content.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.decisions.form.BadQuestion;
import tools.jackson.databind.JsonNode;

/**
 * An object of a file while its fields are read: gives what is there, notes a fault with its line for what is not.
 *
 * @param file the file as its author knows it
 * @param json the object and where its values stand
 * @param at JSON Pointer of the object within it: "" for the whole
 * @param faults takes what is wrong
 */
public record Block(String file, LocatedJson json, String at, List<Fault> faults) {
    private static final String EXPECTED = "; expected ";

    public JsonNode node() {
        return at.isEmpty() ? json.root() : json.root().at(at);
    }

    public JsonNode get(String field) {
        return node().path(field);
    }

    /** The object in one of its fields. */
    public Block within(String pointer) {
        return new Block(file, json, at + pointer, faults);
    }

    /** False, with a fault, unless this is an object. */
    public boolean isObject(String expected) {
        if (!node().isObject()) {
            fault("", "no fields", expected);
        }
        return node().isObject();
    }

    /** Notes a fault for every field that is not one of these. */
    public void only(String... names) {
        for (String name : node().propertyNames()) {
            if (!List.of(names).contains(name)) {
                fault(name, "unknown field \"" + name + "\"", "one of " + String.join(", ", names));
            }
        }
    }

    public Optional<String> required(String field, String expected) {
        if (get(field).isMissingNode() || get(field).isNull()) {
            fault(field, field + " is missing", expected);
            return Optional.empty();
        }
        return optional(field, expected);
    }

    public Optional<String> optional(String field, String expected) {
        JsonNode node = get(field);
        if (node.isMissingNode() || node.isNull()) {
            return Optional.empty();
        }
        if (node.isContainer() || node.asString().isBlank()) {
            fault(field, field + " is " + (node.isContainer() ? "not one text" : "empty"), expected);
            return Optional.empty();
        }
        return Optional.of(node.asString().strip());
    }

    /** A whole number within bounds. */
    public Optional<Integer> number(String field, int least, int most) {
        String expected = "a whole number from " + least + " to " + most;
        JsonNode node = get(field);
        if (node.isMissingNode()) {
            fault(field, field + " is missing", expected);
        } else if (!node.isInt() || node.asInt() < least || node.asInt() > most) {
            fault(field, field + " is " + node, expected);
        } else {
            return Optional.of(node.asInt());
        }
        return Optional.empty();
    }

    /** Texts in a list, each with its field for faults: "teaches/0"; empty where the field is left out. */
    public List<Item> list(String field, String expected) {
        JsonNode node = get(field);
        List<Item> items = new ArrayList<>();
        if (node.isMissingNode() || node.isNull()) {
            return items;
        }
        if (!node.isArray()) {
            fault(field, field + " is not a list", expected);
            return items;
        }
        for (int i = 0; i < node.size(); i++) {
            String pointer = field + "/" + i;
            if (node.path(i).isContainer() || node.path(i).isNull()) {
                fault(pointer, field + " has an entry that is not a text", expected);
            } else {
                items.add(new Item(pointer, node.path(i).asString()));
            }
        }
        return items;
    }

    /** An entry of a list. */
    public record Item(String field, String text) {}

    /** Notes a fault at a field, or at the block itself where the field is "" or not there. */
    public void fault(String field, String found, String expected) {
        int line = json.line(at + (field.isEmpty() ? "" : "/" + field));
        faults.add(new Fault(file, line, found, expected));
    }

    /** Notes what a reader of questions refuses, at the field that it names. */
    public void fault(BadQuestion bad) {
        fault(bad.field().replace('.', '/'), String.valueOf(bad.getMessage()));
    }

    /** Notes a message that says what was expected itself. */
    public void fault(String field, String message) {
        int split = message.lastIndexOf(EXPECTED);
        fault(
                field,
                split < 0 ? message : message.substring(0, split),
                split < 0 ? "" : message.substring(split + EXPECTED.length()));
    }
}
