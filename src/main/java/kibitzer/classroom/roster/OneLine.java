package kibitzer.classroom.roster;

import java.text.Normalizer;
import java.util.regex.Pattern;

/** A line of text as somebody typed or pasted it. */
final class OneLine {
    private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}]+");

    private OneLine() {}

    /** The line with single spaces, none at its ends, and each letter with its accent as one character. */
    static String tidied(String entered) {
        return Normalizer.normalize(SPACES.matcher(entered).replaceAll(" ").strip(), Normalizer.Form.NFC);
    }
}
