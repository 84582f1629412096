package kibitzer.shipped;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * A file of YAML that ships with the trainer, and what its entries hold. What is wrong with an entry is an
 * {@link IllegalArgumentException}; whoever reads the file says where.
 */
public final class ShippedYaml {
    private static final YAMLMapper YAML = new YAMLMapper();

    private ShippedYaml() {}

    /**
     * A whole file.
     *
     * @param path from the root of what is shipped: "/kibitzer/laws/card-house-rules.yaml"
     * @throws IllegalStateException if it is missing
     * @throws UncheckedIOException if it cannot be read
     */
    public static JsonNode read(String path) {
        try (InputStream text = ShippedYaml.class.getResourceAsStream(path)) {
            if (text == null) {
                throw new IllegalStateException(path + " is missing among what is shipped");
            }
            return YAML.readTree(text);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(path + " cannot be read", unreadable);
        }
    }

    /** Holds an entry to the fields that are expected. */
    public static void known(JsonNode entry, Set<String> expected) {
        entry.propertyNames().stream()
                .filter(name -> !expected.contains(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new IllegalArgumentException(
                            "\"" + name + "\"; expected one of " + String.join(", ", new TreeSet<>(expected)));
                });
    }

    /** A text that must be there. */
    public static String text(JsonNode entry, String field) {
        String text = entry.path(field).asString("");
        if (text.isEmpty()) {
            throw new IllegalArgumentException(field + " is missing in " + entry);
        }
        return text;
    }

    /** A whole number that must be there. */
    public static int number(JsonNode entry, String field) {
        if (!entry.path(field).isInt()) {
            throw new IllegalArgumentException(field + " is " + entry.path(field) + "; expected a whole number");
        }
        return entry.path(field).intValue();
    }

    /** The words of a list, or the one word that stands in its place; none where the field is missing. */
    public static List<String> words(JsonNode entry, String field) {
        JsonNode list = entry.path(field);
        return list.isString()
                ? List.of(list.asString())
                : list.valueStream().map(JsonNode::asString).toList();
    }

    /** Texts by their keys, in the order of the file; none where the field is missing. */
    public static Map<String, String> texts(JsonNode entry, String field) {
        Map<String, String> texts = new LinkedHashMap<>();
        entry.path(field).forEachEntry((key, text) -> texts.put(key, text.asString()));
        return texts;
    }

    /** The entries of a list; none where the field is missing. */
    public static Stream<JsonNode> entries(JsonNode entry, String field) {
        return entry.path(field).valueStream();
    }
}
