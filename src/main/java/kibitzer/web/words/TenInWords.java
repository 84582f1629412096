package kibitzer.web.words;

import java.util.regex.Pattern;

/** Cards by their ranks alone as a person reads them: the syllabus writes "K Q J T 9", with one sign a rank. */
public final class TenInWords {
    /** A die has a face T beside its face P. */
    private static final Pattern TEN = Pattern.compile("(?<!\\bP and )\\bT\\b");

    private TenInWords() {}

    /** "K Q J 10 9" of "K Q J T 9"; what names no ten stays as it is. */
    public static String of(String text) {
        return TEN.matcher(text).replaceAll("10");
    }
}
