package kibitzer.marking.wire;

import kibitzer.decisions.form.BadQuestion;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads one JSON value from a line of text, strictly: no second value behind it, no name twice in one object. */
public final class LineReader {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private LineReader() {}

    /** @throws BadQuestion if the line is empty or is not JSON, naming the column */
    public static JsonNode read(String line) {
        if (line.isBlank()) {
            throw new BadQuestion("", "an empty line", "a question as one line of JSON");
        }
        try {
            return MAPPER.readTree(line);
        } catch (JacksonException bad) {
            String column = bad.getLocation() == null
                    ? ""
                    : " at column " + bad.getLocation().getColumnNr();
            throw new BadQuestion("", "not valid JSON" + column + ": " + firstSentence(bad.getOriginalMessage()));
        }
    }

    private static String firstSentence(String message) {
        int end = message.indexOf('\n');
        return end < 0 ? message : message.substring(0, end);
    }
}
