package kibitzer.classroom.mail;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;
import java.util.UUID;
import kibitzer.accounts.EmailAddress;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.NoSuchAssignment;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.assignment.Task;
import kibitzer.classroom.mail.Mailing.OfAssignment;
import kibitzer.classroom.mail.Mailing.OfInvitation;
import kibitzer.classroom.mail.Mailing.OfMessage;
import kibitzer.classroom.roster.InvitationId;
import kibitzer.classroom.roster.Invitations;
import kibitzer.learning.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Finds out what there is to say when a mail is sent; nothing where it has become idle meanwhile. */
@Component
class Occasions {
    private final JdbcClient database;
    private final Invitations invitations;
    private final Sittings sittings;
    private final MailWishes wishes;

    Occasions(JdbcClient database, Invitations invitations, Sittings sittings, MailWishes wishes) {
        this.database = database;
        this.invitations = invitations;
        this.sittings = sittings;
        this.wishes = wishes;
    }

    /** Empty if the mail is not to be sent any more. */
    public Optional<Occasion> of(Mailing mailing, Instant now) {
        return switch (mailing) {
            case OfInvitation(InvitationId invitation) -> invited(invitation);
            case OfMessage(UUID message, LearnerId learner) -> said(message, learner);
            case OfAssignment(AssignmentId assignment, LearnerId learner) -> dueSoon(assignment, learner, now);
        };
    }

    /** The link is made now: what was stored of the one before is its hash. */
    private Optional<Occasion> invited(InvitationId id) {
        return invitations
                .toBeMailed(id)
                .flatMap(link -> link.email()
                        .map(to -> new Occasion.Invited(
                                to, classOf(id), link.name().text(), link.secret())));
    }

    private String classOf(InvitationId id) {
        return database.sql("select classroom.name from classroom join class_invitation invitation"
                        + " on invitation.classroom = classroom.id where invitation.id = :id")
                .param("id", id.id())
                .query(String.class)
                .single();
    }

    private Optional<Occasion> said(UUID message, LearnerId learner) {
        return to(learner)
                .flatMap(to -> database.sql("select message.said, classroom.id, classroom.name,"
                                + " coalesce(writer.name, account.name) as said_by from class_message message"
                                + " join classroom on classroom.id = message.classroom"
                                + " join class_member reader on reader.classroom = classroom.id"
                                + " and reader.learner = :learner and reader.left_at is null"
                                + " left join class_member writer on writer.classroom = classroom.id"
                                + " and writer.learner = message.said_by"
                                + " left join account on account.learner = message.said_by"
                                + " where message.id = :message")
                        .param("learner", learner.id())
                        .param("message", message)
                        .query((row, n) -> (Occasion) new Occasion.Said(
                                to,
                                row.getString("name"),
                                new ClassroomId(row.getObject("id", UUID.class)),
                                row.getString("said_by"),
                                row.getString("said"),
                                wishes.token(learner)))
                        .optional());
    }

    private Optional<Occasion> dueSoon(AssignmentId assignment, LearnerId learner, Instant now) {
        return to(learner)
                .flatMap(to -> task(learner, assignment)
                        .filter(task -> !task.ended()
                                && !task.isHandedIn()
                                && !now.isAfter(task.deadlines().due()))
                        .map(task -> dueSoon(to, task, task.zone(), wishes.token(learner))));
    }

    private static Occasion dueSoon(EmailAddress to, Task task, ZoneId zone, String token) {
        return new Occasion.DueSoon(
                to,
                task.classroom(),
                task.assignment().id(),
                task.assignment().terms().title(),
                task.deadlines().due(),
                zone,
                token);
    }

    private Optional<Task> task(LearnerId learner, AssignmentId assignment) {
        try {
            return Optional.of(sittings.task(learner, assignment));
        } catch (NoSuchAssignment notAnyMore) {
            return Optional.empty();
        }
    }

    /** Empty for who gave no address, or wishes no mail. */
    private Optional<EmailAddress> to(LearnerId learner) {
        return database.sql("select email from account where learner = :learner and email is not null and not disabled")
                .param("learner", learner.id())
                .query(String.class)
                .optional()
                .map(EmailAddress::new)
                .filter(address -> wishes.wants(learner));
    }
}
