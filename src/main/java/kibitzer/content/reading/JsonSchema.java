package kibitzer.content.reading;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** A JSON Schema that ships with the project. */
public final class JsonSchema {
    private final Schema schema;

    private JsonSchema(Schema schema) {
        this.schema = schema;
    }

    /** The schema in a resource: "/problem-sets/schema/problem-set.schema.json". */
    public static JsonSchema shipped(String resource) {
        try (InputStream text = JsonSchema.class.getResourceAsStream(resource)) {
            if (text == null) {
                throw new IllegalStateException("the schema " + resource + " does not ship");
            }
            return new JsonSchema(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(new String(text.readAllBytes(), StandardCharsets.UTF_8), InputFormat.JSON));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(resource + " cannot be read", unreadable);
        }
    }

    /** What in the value does not hold to the schema: by JSON Pointer, what is wrong there. */
    public Map<String, List<String>> violations(JsonNode value) {
        Map<String, List<String>> violations = new TreeMap<>();
        schema.validate(value)
                .forEach(error -> violations
                        .computeIfAbsent(pointer(String.valueOf(error.getInstanceLocation())), at -> new ArrayList<>())
                        .add(String.valueOf(error.getMessage())));
        return violations;
    }

    private static String pointer(String location) {
        return location.startsWith("/") ? location : "";
    }
}
