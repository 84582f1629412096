package kibitzer.classroom.roster;

import java.security.SecureRandom;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What an instructor reads out or writes on the board: {@value #LENGTH} letters and digits that are not taken for each other,
 * told in two halves ({@code K7PM-2XWD}).
 */
public record JoinCode(String text) {
    public static final int LENGTH = 8;

    /** Neither O nor 0, neither I nor 1: 32 signs, so that a code has 40 bits. */
    private static final String SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

    private static final Pattern WRITTEN = Pattern.compile("[" + SIGNS + "]{" + LENGTH + "}");
    private static final Pattern BETWEEN = Pattern.compile("[\\s\\p{Z}\\p{Pd}]+");
    private static final SecureRandom RANDOM = new SecureRandom();

    public JoinCode {
        if (!WRITTEN.matcher(text).matches()) {
            throw new IllegalArgumentException("no code of a class");
        }
    }

    static JoinCode fresh() {
        return new JoinCode(RANDOM.ints(LENGTH, 0, SIGNS.length())
                .mapToObj(sign -> String.valueOf(SIGNS.charAt(sign)))
                .collect(Collectors.joining()));
    }

    /** A code as somebody typed it: in any case, with spaces and hyphens anywhere; empty if it cannot be one. */
    public static Optional<JoinCode> read(String entered) {
        if (entered.length() > 4 * LENGTH) {
            return Optional.empty();
        }
        String signs = BETWEEN.matcher(entered).replaceAll("").toUpperCase(Locale.ROOT);
        return WRITTEN.matcher(signs).matches() ? Optional.of(new JoinCode(signs)) : Optional.empty();
    }

    /** In two halves. */
    @Override
    public String toString() {
        return text.substring(0, LENGTH / 2) + "-" + text.substring(LENGTH / 2);
    }
}
