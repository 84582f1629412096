package kibitzer.accounts;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The name of an account: 2 to 40 letters, digits and signs of {@code . _ ' -}, single spaces between words. Two names that
 * look the same but for capitals are the same name.
 */
public record AccountName(String text) {
    public static final int LONGEST = 40;

    private static final Pattern READABLE = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._' -]*");
    private static final Pattern SPACES = Pattern.compile("\\s+");

    /** @throws BadEntry if it is too short, too long or has other signs */
    public AccountName {
        text = Normalizer.normalize(SPACES.matcher(text.strip()).replaceAll(" "), Normalizer.Form.NFC);
        if (text.length() < 2 || text.length() > LONGEST) {
            throw new BadEntry(BadEntry.Field.NAME, "A name has 2 to " + LONGEST + " letters.");
        }
        if (!READABLE.matcher(text).matches()) {
            throw new BadEntry(
                    BadEntry.Field.NAME,
                    "A name begins with a letter or digit, and has letters, digits, spaces and . _ ' -");
        }
    }

    /** What tells names apart. */
    String key() {
        return key(text);
    }

    static String key(String entered) {
        return Normalizer.normalize(SPACES.matcher(entered.strip()).replaceAll(" "), Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT);
    }
}
