package kibitzer.classroom.mail;

import java.time.Instant;
import java.time.ZoneId;
import kibitzer.accounts.EmailAddress;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.Secret;

/** Why somebody is written to, with what the mail needs to say so. */
public sealed interface Occasion {

    EmailAddress to();

    String classroom();

    /**
     * A name on a roster that nobody has taken yet.
     *
     * @param name on the roster
     * @param link that opens the door for the one person
     */
    record Invited(EmailAddress to, String classroom, String name, Secret link) implements Occasion {}

    /** A message to a class. */
    record Said(EmailAddress to, String classroom, ClassroomId id, String by, String said, String token)
            implements Occasion {}

    /** An assignment that is due soon and not handed in. */
    record DueSoon(
            EmailAddress to,
            String classroom,
            AssignmentId assignment,
            String title,
            Instant due,
            ZoneId zone,
            String token)
            implements Occasion {}
}
