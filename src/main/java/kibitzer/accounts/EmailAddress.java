package kibitzer.accounts;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * An e-mail address by which somebody may sign in and is written to about their classes; nobody has checked whose it is.
 *
 * @param text at most {@value #LONGEST} characters, one {@code @} with something on both sides
 */
public record EmailAddress(String text) {
    public static final int LONGEST = 254;

    private static final Pattern READABLE = Pattern.compile("[^\\s@<>\"\\p{Cntrl}]{1,64}@[^\\s@<>\"\\p{Cntrl}]{1,250}");

    /** @throws BadEntry if it cannot be an address */
    public EmailAddress {
        text = text.strip();
        if (text.length() > LONGEST || !READABLE.matcher(text).matches()) {
            throw new BadEntry(BadEntry.Field.EMAIL, "This is not an e-mail address. It looks like name@example.org.");
        }
    }

    /** The address entered, or none where the field stayed empty. */
    public static Optional<EmailAddress> ifEntered(String entered) {
        return entered.isBlank() ? Optional.empty() : Optional.of(new EmailAddress(entered));
    }

    String key() {
        return text.toLowerCase(Locale.ROOT);
    }
}
