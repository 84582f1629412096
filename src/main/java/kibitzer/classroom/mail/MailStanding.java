package kibitzer.classroom.mail;

import java.time.Instant;
import java.util.Optional;

/**
 * How far a mail is.
 *
 * @param sent when the mail server took it the last time
 * @param next when it is tried next; empty if it waits for nothing
 * @param fault why it was not sent yet, or not for good
 */
public record MailStanding(Optional<Instant> sent, Optional<Instant> next, Optional<String> fault) {

    public boolean waits() {
        return next.isPresent();
    }
}
