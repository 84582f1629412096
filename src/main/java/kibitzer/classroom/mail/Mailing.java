package kibitzer.classroom.mail;

import java.util.UUID;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.roster.InvitationId;
import kibitzer.learning.learner.LearnerId;

/** What somebody is to be written about; what the mail says is found out when it is sent. */
sealed interface Mailing {

    /** A name for it that no other has. */
    String occasion();

    record OfInvitation(InvitationId invitation) implements Mailing {
        @Override
        public String occasion() {
            return "invitation-" + invitation;
        }
    }

    record OfMessage(UUID message, LearnerId learner) implements Mailing {
        @Override
        public String occasion() {
            return "message-" + message + "-" + learner.id();
        }
    }

    record OfAssignment(AssignmentId assignment, LearnerId learner) implements Mailing {
        @Override
        public String occasion() {
            return "reminder-" + assignment + "-" + learner.id();
        }
    }
}
