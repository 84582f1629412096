package kibitzer.content.syllabus;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A file of one JSON object a line, each beginning with its id, of which single lines are parsed on demand: finding the
 * lines of 700 kB takes a millisecond or two, parsing them all takes a hundred times as long.
 */
final class EntryFile {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final String FOLDER = "/lessons/syllabus/";

    private record Span(int from, int to) {}

    private final String name;
    private final byte[] bytes;
    private final Map<String, Span> lines;

    private EntryFile(String name, byte[] bytes, Map<String, Span> lines) {
        this.name = name;
        this.bytes = bytes;
        this.lines = lines;
    }

    /** Reads a file of the syllabus, lines of which begin with {@code {"key": "..."}}. */
    static EntryFile load(String name, String key) {
        try (InputStream file = EntryFile.class.getResourceAsStream(FOLDER + name)) {
            if (file == null) {
                throw new IllegalStateException("the syllabus lacks " + name);
            }
            return of(name, file.readAllBytes(), key);
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the syllabus's " + name + " cannot be read", unreadable);
        }
    }

    static EntryFile of(String name, byte[] bytes, String key) {
        byte[] opening = ("{\"" + key + "\": \"").getBytes(StandardCharsets.UTF_8);
        Map<String, Span> lines = new LinkedHashMap<>();
        int from = 0;
        while (from < bytes.length) {
            int to = end(bytes, from);
            if (to > from) {
                lines.put(id(name, bytes, from, to, opening), new Span(from, to));
            }
            from = to + 1;
        }
        return new EntryFile(name, bytes, lines);
    }

    private static int end(byte[] bytes, int from) {
        int to = from;
        while (to < bytes.length && bytes[to] != '\n') {
            to++;
        }
        return to;
    }

    private static String id(String name, byte[] bytes, int from, int to, byte[] opening) {
        int start = from + opening.length;
        boolean opens = start < to;
        for (int i = 0; opens && i < opening.length; i++) {
            opens = bytes[from + i] == opening[i];
        }
        int end = start;
        while (opens && end < to && bytes[end] != '"') {
            end++;
        }
        if (!opens || end == to) {
            throw new IllegalStateException(name + ": a line does not begin with "
                    + new String(opening, StandardCharsets.UTF_8) + "...\": "
                    + new String(bytes, from, Math.min(60, to - from), StandardCharsets.UTF_8));
        }
        return new String(bytes, start, end - start, StandardCharsets.UTF_8);
    }

    Set<String> ids() {
        return lines.keySet();
    }

    boolean has(String id) {
        return lines.containsKey(id);
    }

    Optional<JsonNode> find(String id) {
        return Optional.ofNullable(lines.get(id)).map(this::parse);
    }

    /** Every line, in the order of the file. */
    List<JsonNode> all() {
        return lines.values().stream().map(this::parse).toList();
    }

    private JsonNode parse(Span span) {
        try {
            return JSON.readTree(bytes, span.from(), span.to() - span.from());
        } catch (JacksonException broken) {
            throw new IllegalStateException(name + ": " + broken.getOriginalMessage(), broken);
        }
    }
}
