package kibitzer.classroom.mail;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.mail.Mailing.OfAssignment;
import kibitzer.classroom.mail.Mailing.OfInvitation;
import kibitzer.classroom.mail.Mailing.OfMessage;
import kibitzer.classroom.roster.InvitationId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The table of mails. */
@Component
class MailRows {
    private final JdbcClient database;

    MailRows(JdbcClient database) {
        this.database = database;
    }

    /**
     * A mail to be sent.
     *
     * @param tries in vain so far
     */
    record Due(Mailing mailing, int tries) {}

    /** Has it sent; one that waits or was sent before is not sent again. */
    void queue(Mailing mailing, Instant now) {
        Optional<UUID> learner = switch (mailing) {
            case OfInvitation _ -> Optional.empty();
            case OfMessage(UUID message, LearnerId who) -> Optional.of(who.id());
            case OfAssignment(AssignmentId assignment, LearnerId who) -> Optional.of(who.id());
        };
        String about = switch (mailing) {
            case OfInvitation _ -> "invitation";
            case OfMessage _ -> "message";
            case OfAssignment _ -> "assignment";
        };
        UUID id = switch (mailing) {
            case OfInvitation(InvitationId invitation) -> invitation.id();
            case OfMessage(UUID message, LearnerId who) -> message;
            case OfAssignment(AssignmentId assignment, LearnerId who) -> assignment.id();
        };
        database.sql("insert into mail (occasion, learner, " + about + ", made_at, next_at, tries)"
                        + " values (:occasion, :learner, :about, :now, :now, 0) on conflict do nothing")
                .param("occasion", mailing.occasion())
                .param("learner", learner.orElse(null))
                .param("about", id)
                .param("now", DatabaseTime.column(now))
                .update();
    }

    /** Has it sent once more, unless it waits to be sent. */
    void queueAgain(Mailing mailing, Instant now) {
        queue(mailing, now);
        database.sql("update mail set next_at = :now, tries = 0, fault = null"
                        + " where occasion = :occasion and next_at is null")
                .param("now", DatabaseTime.column(now))
                .param("occasion", mailing.occasion())
                .update();
    }

    List<Due> due(Instant now, int most) {
        return database.sql("select * from mail where next_at <= :now order by next_at, occasion limit :most")
                .param("now", DatabaseTime.column(now))
                .param("most", most)
                .query((row, n) -> new Due(mailing(row), row.getInt("tries")))
                .list();
    }

    /** Of several trainers on one database one takes it; if that ends meanwhile, it is due again. */
    boolean take(Due due, Instant now, Instant again) {
        return database.sql("update mail set next_at = :again where occasion = :occasion and next_at <= :now")
                        .param("again", DatabaseTime.column(again))
                        .param("occasion", due.mailing().occasion())
                        .param("now", DatabaseTime.column(now))
                        .update()
                == 1;
    }

    void sent(Due due, Instant at) {
        database.sql("update mail set next_at = null, tries = 0, fault = null, sent_at = :at"
                        + " where occasion = :occasion")
                .param("at", DatabaseTime.column(at))
                .param("occasion", due.mailing().occasion())
                .update();
    }

    /** Nothing has to be sent any more. */
    void done(Due due) {
        failed(due, Optional.empty(), Optional.empty());
    }

    /** @param again empty if it is not tried any more */
    void failed(Due due, Optional<String> fault, Optional<Instant> again) {
        database.sql("update mail set next_at = :again, tries = tries + 1, fault = :fault where occasion = :occasion")
                .param("again", DatabaseTime.column(again))
                .param("fault", fault.orElse(null))
                .param("occasion", due.mailing().occasion())
                .update();
    }

    /** Says of all that is due why it is not sent; it stays due, however long. */
    void wait(String fault, Instant now) {
        database.sql("update mail set fault = :fault where next_at <= :now")
                .param("fault", fault)
                .param("now", DatabaseTime.column(now))
                .update();
    }

    Map<InvitationId, MailStanding> ofInvitations(ClassroomId classroom) {
        Map<InvitationId, MailStanding> all = new HashMap<>();
        database.sql("select mail.* from mail join class_invitation on class_invitation.id = mail.invitation"
                        + " where class_invitation.classroom = :classroom")
                .param("classroom", classroom.id())
                .query(row -> {
                    all.put(
                            new InvitationId(Objects.requireNonNull(id(row, "invitation"))),
                            new MailStanding(
                                    DatabaseTime.readIfAny(row, "sent_at"),
                                    DatabaseTime.readIfAny(row, "next_at"),
                                    Optional.ofNullable(row.getString("fault"))));
                });
        return all;
    }

    private static Mailing mailing(ResultSet row) throws SQLException {
        UUID invitation = id(row, "invitation");
        if (invitation != null) {
            return new OfInvitation(new InvitationId(invitation));
        }
        LearnerId learner = new LearnerId(Objects.requireNonNull(id(row, "learner")));
        UUID message = id(row, "message");
        return message != null
                ? new OfMessage(message, learner)
                : new OfAssignment(new AssignmentId(Objects.requireNonNull(id(row, "assignment"))), learner);
    }

    private static @Nullable UUID id(ResultSet row, String column) throws SQLException {
        return row.getObject(column, UUID.class);
    }
}
