package kibitzer.content.reading;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * JSON or YAML that remembers on which line each of its values stands.
 *
 * @param root the value read
 * @param lines by JSON Pointer ("/position/hand"), the line in the file of the key or item, from 1
 */
public record LocatedJson(JsonNode root, Map<String, Integer> lines) {
    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    public LocatedJson {
        lines = Map.copyOf(lines);
    }

    /**
     * Reads a YAML block.
     *
     * @param file the file, for faults
     * @param firstLine the line in the file on which the text begins
     */
    public static Reading<LocatedJson> yaml(String file, int firstLine, String text) {
        try (JsonParser parser = YAML.createParser(text)) {
            return read(parser, file, firstLine, "a YAML mapping, such as title: The weak no trump");
        }
    }

    /** Reads a whole JSON file. */
    public static Reading<LocatedJson> json(String file, String text) {
        try (JsonParser parser = JSON.createParser(text)) {
            return read(parser, file, 1, "valid JSON");
        }
    }

    private static Reading<LocatedJson> read(JsonParser parser, String file, int firstLine, String expected) {
        try {
            Reader reader = new Reader(parser, firstLine - 1);
            JsonToken first = parser.nextToken();
            JsonNode root = first == null ? JsonNodeFactory.instance.objectNode() : reader.value("");
            if (parser.nextToken() != null) {
                return fault(file, reader.line(), "more text after the end of the value", "nothing more");
            }
            return new Reading<>(Optional.of(new LocatedJson(root, reader.lines)), List.of());
        } catch (JacksonException broken) {
            int line = broken.getLocation() == null ? 1 : broken.getLocation().getLineNr();
            return fault(file, Math.max(1, line) + firstLine - 1, oneLine(broken.getOriginalMessage()), expected);
        }
    }

    private static Reading<LocatedJson> fault(String file, int line, String found, String expected) {
        return new Reading<>(Optional.empty(), List.of(new Fault(file, line, found, expected)));
    }

    private static String oneLine(@Nullable String message) {
        String text = message == null ? "unreadable" : message;
        int end = text.indexOf('\n');
        return (end < 0 ? text : text.substring(0, end)).strip();
    }

    /** The line of the value at a pointer, or of the nearest value around it. */
    public int line(String pointer) {
        for (String at = pointer; ; at = at.substring(0, at.lastIndexOf('/'))) {
            Integer line = lines.get(at);
            if (line != null) {
                return line;
            }
            if (at.isEmpty()) {
                return 1;
            }
        }
    }

    private static final class Reader {
        private final JsonParser parser;
        private final int above;
        private final Map<String, Integer> lines = new HashMap<>();

        Reader(JsonParser parser, int above) {
            this.parser = parser;
            this.above = above;
        }

        int line() {
            return Math.max(1, parser.currentTokenLocation().getLineNr()) + above;
        }

        JsonNode value(String pointer) {
            lines.putIfAbsent(pointer, line());
            return switch (parser.currentToken()) {
                case START_OBJECT -> object(pointer);
                case START_ARRAY -> array(pointer);
                case VALUE_STRING -> JsonNodeFactory.instance.stringNode(parser.getString());
                case VALUE_NUMBER_INT -> whole();
                case VALUE_NUMBER_FLOAT -> JsonNodeFactory.instance.numberNode(parser.getDoubleValue());
                case VALUE_TRUE -> JsonNodeFactory.instance.booleanNode(true);
                case VALUE_FALSE -> JsonNodeFactory.instance.booleanNode(false);
                default -> JsonNodeFactory.instance.nullNode();
            };
        }

        private JsonNode whole() {
            return parser.getNumberType() == JsonParser.NumberType.INT
                    ? JsonNodeFactory.instance.numberNode(parser.getIntValue())
                    : JsonNodeFactory.instance.numberNode(parser.getBigIntegerValue());
        }

        private ObjectNode object(String pointer) {
            ObjectNode object = JsonNodeFactory.instance.objectNode();
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                String at = pointer + "/" + name.replace("~", "~0").replace("/", "~1");
                lines.put(at, line());
                parser.nextToken();
                object.set(name, value(at));
            }
            return object;
        }

        private ArrayNode array(String pointer) {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                array.add(value(pointer + "/" + array.size()));
            }
            return array;
        }
    }
}
