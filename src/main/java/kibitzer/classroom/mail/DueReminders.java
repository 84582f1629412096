package kibitzer.classroom.mail;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.assignment.Audience;
import kibitzer.classroom.assignment.Conduct;
import kibitzer.classroom.mail.Mailing.OfAssignment;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Finds who is to be reminded of an assignment: who gave an address, wishes mail, and has not handed it in. */
@Component
class DueReminders {
    /** What is due within the longest time, for the class or for one learner. */
    private static final String DUE_SOON = "select assignment.id, assignment.due_at, assignment.reminder_hours,"
            + " member.learner, extension.due_at as own_due_at"
            + " from assignment join classroom on classroom.id = assignment.classroom"
            + " join class_member member on member.classroom = classroom.id and member.part = 'learner'"
            + " and member.left_at is null"
            + " join account on account.learner = member.learner and account.email is not null"
            + " left join assignment_extension extension on extension.assignment = assignment.id"
            + " and extension.learner = member.learner"
            + " where assignment.reminder_hours > 0 and assignment.withdrawn_at is null"
            + " and classroom.archived_at is null and assignment.opens_at <= :now"
            + " and (assignment.due_at between :now and :latest or extension.due_at between :now and :latest)"
            + " and " + Audience.reaches("member.learner")
            + " and not exists (select 1 from mail where mail.assignment = assignment.id"
            + " and mail.learner = member.learner)"
            + " and not exists (select 1 from mail_wish where mail_wish.learner = member.learner"
            + " and mail_wish.off_at is not null)"
            + " and not exists (select 1 from sitting where sitting.assignment = assignment.id"
            + " and sitting.learner = member.learner and not sitting.practice and sitting.submitted_at is not null)";

    private final JdbcClient database;

    DueReminders(JdbcClient database) {
        this.database = database;
    }

    private record Candidate(AssignmentId assignment, LearnerId learner, Instant due, Duration before) {}

    /** Who is to be written to by now, and was not yet. */
    List<OfAssignment> by(Instant now) {
        return database
                .sql(DUE_SOON)
                .param("now", DatabaseTime.column(now))
                .param("latest", DatabaseTime.column(now.plus(Duration.ofHours(Conduct.MOST_REMINDER_HOURS))))
                .query((row, n) -> {
                    Instant due = DatabaseTime.read(row, "due_at");
                    Instant own = DatabaseTime.readIfAny(row, "own_due_at")
                            .filter(due::isBefore)
                            .orElse(due);
                    return new Candidate(
                            new AssignmentId(row.getObject("id", UUID.class)),
                            new LearnerId(row.getObject("learner", UUID.class)),
                            own,
                            Duration.ofHours(row.getInt("reminder_hours")));
                })
                .list()
                .stream()
                .filter(one -> !now.isBefore(one.due().minus(one.before())) && !now.isAfter(one.due()))
                .map(one -> new OfAssignment(one.assignment(), one.learner()))
                .toList();
    }
}
