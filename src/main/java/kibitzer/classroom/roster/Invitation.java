package kibitzer.classroom.roster;

import java.time.Instant;
import java.util.Optional;
import kibitzer.accounts.EmailAddress;
import kibitzer.classroom.ClassroomId;

/**
 * A name on the roster that no account has taken yet.
 *
 * @param email as the instructor entered it, so that the link can be sent; nobody has checked it
 */
public record Invitation(
        InvitationId id, ClassroomId classroom, RosterName name, Optional<EmailAddress> email, Instant madeAt) {}
