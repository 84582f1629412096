package kibitzer.classroom.roster;

import java.util.regex.Pattern;
import kibitzer.accounts.BadEntry;

/** The name of a class: 1 to {@value #LONGEST} characters of one line, without {@code <} and {@code >}. Two may have the same. */
public record ClassName(String text) {
    public static final int LONGEST = 80;

    private static final Pattern READABLE = Pattern.compile("[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} &&[^<>]]+");

    /** @throws BadEntry if it is empty, too long or has other signs */
    public ClassName {
        text = OneLine.tidied(text);
        if (text.isEmpty()) {
            throw new BadEntry(BadEntry.Field.NAME, "A class needs a name, such as Tuesday beginners.");
        }
        if (text.length() > LONGEST) {
            throw new BadEntry(
                    BadEntry.Field.NAME,
                    "The name of a class has " + LONGEST + " letters at most; this one has " + text.length() + ".");
        }
        if (!READABLE.matcher(text).matches()) {
            throw new BadEntry(
                    BadEntry.Field.NAME, "The name of a class has letters, digits and ordinary signs, but no < or >.");
        }
    }

    @Override
    public String toString() {
        return text;
    }
}
