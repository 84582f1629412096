package kibitzer.classroom.roster;

import java.util.Locale;
import java.util.regex.Pattern;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.LookAlikes;

/**
 * The name under which somebody stands on a roster: 1 to {@value #LONGEST} letters, digits, spaces and signs of
 * {@code . , _ ' ( ) - & /}, the first a letter or digit.
 */
public record RosterName(String text) {
    public static final int LONGEST = 80;

    private static final Pattern READABLE = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}., _'\u2019()&/-]*");

    /** @throws BadEntry if it is empty, too long or has other signs */
    public RosterName {
        text = OneLine.tidied(text);
        if (text.isEmpty()) {
            throw new BadEntry(BadEntry.Field.NAME, "A name is expected.");
        }
        if (text.length() > LONGEST) {
            throw new BadEntry(
                    BadEntry.Field.NAME,
                    "A name has " + LONGEST + " letters at most; this one has " + text.length() + ".");
        }
        if (!READABLE.matcher(text).matches()) {
            throw new BadEntry(
                    BadEntry.Field.NAME,
                    "A name begins with a letter or digit, and has letters, digits, spaces and . , _ ' ( ) - & /");
        }
    }

    /**
     * A name as somebody enters it.
     *
     * @throws BadEntry as the constructor does, or if its letters are of different alphabets that look alike
     */
    public static RosterName entered(String text) {
        RosterName name = new RosterName(text);
        LookAlikes.requireOneScript(name.text());
        return name;
    }

    /** True if both look the same and are written in different alphabets. */
    boolean passesFor(RosterName other) {
        return LookAlikes.sameInOtherLetters(text, other.text);
    }

    /** What tells names apart, whatever their capitals. */
    String key() {
        return text.toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return text;
    }
}
