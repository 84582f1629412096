package kibitzer.learning;

import java.util.UUID;
import java.util.regex.Pattern;
import kibitzer.decisions.form.BadQuestion;

/**
 * The name that the asking side gives to one attempt, so that the same attempt sent twice is stored once.
 *
 * @param text 1 to 80 letters, digits and signs of {@code . : _ -}, unique for the learner
 */
public record AttemptKey(String text) {
    private static final Pattern READABLE = Pattern.compile("[A-Za-z0-9.:_-]{1,80}");

    /** @throws BadQuestion if the text is empty, too long or has other signs */
    public AttemptKey {
        if (!READABLE.matcher(text).matches()) {
            throw new BadQuestion("key", "not readable", "1 to 80 letters, digits or signs of . : _ -");
        }
    }

    /** A key for one showing of a question. */
    public static AttemptKey fresh() {
        return new AttemptKey(UUID.randomUUID().toString());
    }
}
