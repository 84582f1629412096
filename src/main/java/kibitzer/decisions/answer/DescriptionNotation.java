package kibitzer.decisions.answer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A description as JSON: {"points": "13-15", "spades": "5+", "forcing": "none", "conventional": false}. */
final class DescriptionNotation {
    private static final Set<String> TRUE_OR_FALSE = Set.of("true", "false");

    private DescriptionNotation() {}

    static Kind<Description> kind(Ranges shape) {
        List<String> names = Stream.concat(
                        shape.measures().stream().map(Measure::name), shape.words().keySet().stream())
                .toList();
        String expected = "ranges (\"13-15\", \"5+\") and words by name: " + String.join(", ", names);
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        shape.measures().forEach(measure -> properties.putObject(measure.name()).put("type", "string"));
        shape.words().forEach((name, labels) -> properties.set(name, schemaOf(labels)));
        schema.put("additionalProperties", false);
        return new Kind<>(
                expected, schema, json -> read(json, shape, expected), description -> write(description, shape));
    }

    private static ObjectNode schemaOf(Map<String, String> labels) {
        return labels.keySet().equals(TRUE_OR_FALSE)
                ? JsonNodeFactory.instance.objectNode().put("type", "boolean")
                : Kinds.word(List.copyOf(labels.keySet())).schema();
    }

    private static Description read(JsonNode json, Ranges shape, String expected) {
        if (!json.isObject()) {
            throw new BadNotation(json.toString(), expected);
        }
        Map<String, Measure> measures =
                shape.measures().stream().collect(Collectors.toMap(Measure::name, measure -> measure));
        Map<String, Span> ranges = new LinkedHashMap<>();
        Map<String, String> words = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> property : json.properties()) {
            String name = property.getKey();
            Measure measure = measures.get(name);
            Map<String, String> labels = shape.words().get(name);
            if (measure != null) {
                ranges.put(name, span(name, property.getValue(), measure));
            } else if (labels != null) {
                words.put(name, word(name, property.getValue().asString(), labels));
            } else {
                throw BadNotation.because("unknown name \"" + name + "\"", expected);
            }
        }
        Map<String, String> inOrder = new LinkedHashMap<>();
        shape.words()
                .forEach((name, labels) -> inOrder.put(
                        name,
                        words.getOrDefault(name, labels.keySet().iterator().next())));
        return new Description(ranges, Map.of(), inOrder);
    }

    private static String word(String name, String word, Map<String, String> labels) {
        if (!labels.containsKey(word)) {
            throw BadNotation.because("\"" + name + "\" is " + word, String.join(", ", labels.keySet()));
        }
        return word;
    }

    private static Span span(String name, JsonNode json, Measure measure) {
        String text = json.asString().strip();
        try {
            if (text.endsWith("+")) {
                return new Span(Double.parseDouble(text.substring(0, text.length() - 1)), measure.most());
            }
            String[] ends = text.split("-");
            if (ends.length == 1 || ends.length == 2) {
                return new Span(Double.parseDouble(ends[0]), Double.parseDouble(ends[ends.length - 1]));
            }
        } catch (NumberFormatException notANumber) {
            // said below, with the name
        }
        throw BadNotation.because("\"" + name + "\" is " + json, "a range like 13-15, 5+ or 4");
    }

    private static JsonNode write(Description description, Ranges shape) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        Map<String, Span> all = description.all();
        for (Measure measure : shape.measures()) {
            Span span = all.get(measure.name());
            if (span != null) {
                json.put(measure.name(), shape.inShort(measure, span));
            }
        }
        description.words().forEach((name, word) -> {
            if (TRUE_OR_FALSE.contains(word)) {
                json.put(name, Boolean.parseBoolean(word));
            } else {
                json.put(name, word);
            }
        });
        return json;
    }
}
