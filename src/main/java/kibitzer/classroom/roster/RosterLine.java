package kibitzer.classroom.roster;

import java.util.Locale;
import java.util.Optional;
import kibitzer.accounts.EmailAddress;

/**
 * Somebody on a roster that is brought in.
 *
 * @param line of the file, from 1
 */
public record RosterLine(int line, RosterName name, Optional<EmailAddress> email) {

    String emailKey() {
        return email.map(address -> address.text().toLowerCase(Locale.ROOT)).orElse("");
    }

    /** True if both must be the same person: one e-mail address, or one name where an address is missing. */
    boolean same(RosterLine other) {
        return email.isPresent() && other.email.isPresent()
                ? emailKey().equals(other.emailKey())
                : name.key().equals(other.name.key());
    }
}
