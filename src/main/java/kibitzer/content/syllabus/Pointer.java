package kibitzer.content.syllabus;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/**
 * One testable rule of advice or law.
 *
 * @param id "acol-system.p03"
 * @param game the game it belongs to
 * @param topic "opening-bid"
 * @param says the rule in the project's own words
 * @param when the situation it speaks of
 * @param answer what it answers there
 * @param check how far it can be tested
 * @param example the book's own example, if it gives one
 * @param note a remark, often a figure counted anew
 */
public record Pointer(
        String id,
        String game,
        Place place,
        String topic,
        String says,
        String when,
        String answer,
        Check check,
        Optional<JsonNode> example,
        Optional<String> note)
        implements Entry {

    private static final Pattern NUMBERED = Pattern.compile("((?:Law|Bob Short|Hoyle) \\d+[a-z]?): ");

    /** How far a pointer can be tested. */
    public enum Check {
        /** One right answer. */
        EXACT,
        /** Answers that are better and worse. */
        GRADED,
        /** A number. */
        NUMERIC,
        /** Nothing a machine could mark. */
        PROSE
    }

    /** What the book numbers it, "Law 8" or "Bob Short 3"; empty where it has no number. */
    public Optional<String> number() {
        return Optional.of(NUMBERED.matcher(says)).filter(Matcher::lookingAt).map(found -> found.group(1));
    }

    public boolean isCheckable() {
        return check != Check.PROSE;
    }
}
