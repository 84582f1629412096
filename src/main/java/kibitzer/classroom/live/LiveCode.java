package kibitzer.classroom.live;

import java.security.SecureRandom;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What learners type to come into a live lesson: {@value #LENGTH} letters that are not taken for each other ({@code KWRT}). */
public record LiveCode(String text) {
    public static final int LENGTH = 4;

    /** No I or L, no O or Q; no vowels, so that no code is a word. */
    private static final String LETTERS = "BCDFGHJKMNPRSTVWXZ";

    private static final Pattern WRITTEN = Pattern.compile("[" + LETTERS + "]{" + LENGTH + "}");
    private static final Pattern BETWEEN = Pattern.compile("[\\s\\p{Z}\\p{Pd}]+");
    private static final SecureRandom RANDOM = new SecureRandom();

    public LiveCode {
        if (!WRITTEN.matcher(text).matches()) {
            throw new IllegalArgumentException("no code of a lesson");
        }
    }

    static LiveCode fresh() {
        return new LiveCode(RANDOM.ints(LENGTH, 0, LETTERS.length())
                .mapToObj(letter -> String.valueOf(LETTERS.charAt(letter)))
                .collect(Collectors.joining()));
    }

    /** A code as somebody typed it: in any case, with spaces and hyphens anywhere; empty if it cannot be one. */
    public static Optional<LiveCode> read(String entered) {
        if (entered.length() > 4 * LENGTH) {
            return Optional.empty();
        }
        String letters = BETWEEN.matcher(entered).replaceAll("").toUpperCase(Locale.ROOT);
        return WRITTEN.matcher(letters).matches() ? Optional.of(new LiveCode(letters)) : Optional.empty();
    }

    @Override
    public String toString() {
        return text;
    }
}
