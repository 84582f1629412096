package kibitzer.classroom.assignment;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.decisions.bridge.board.PlayBoard;
import kibitzer.learning.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Finds what a learner is assigned: by classes the learner belongs to, withdrawn ones left out. */
@Component
class Tasks {
    private static final String ASSIGNED = "select assignment.*, classroom.name as class_name, classroom.time_zone,"
            + " classroom.archived_at is not null as ended,"
            + " (select count(*) from problem_set_question question where question.version = assignment.version)"
            + " as questions,"
            + " (select count(*) from problem_set_question question where question.version = assignment.version"
            + " and question.decision = '"
            + PlayBoard.ID
            + "') as boards from assignment join classroom on classroom.id = assignment.classroom"
            + " join class_member on class_member.classroom = classroom.id"
            + " where class_member.learner = :learner and class_member.part = 'learner'"
            + " and class_member.left_at is null"
            + " and assignment.withdrawn_at is null and " + Audience.reaches("class_member.learner");

    private final JdbcClient database;
    private final SittingRows sittings;
    private final Calendar calendar;

    Tasks(JdbcClient database, SittingRows sittings, Calendar calendar) {
        this.database = database;
        this.sittings = sittings;
        this.calendar = calendar;
    }

    private record Assigned(
            Assignment assignment, String classroom, boolean ended, ZoneId zone, int questions, int boards) {}

    /** In classes that go on. */
    List<Task> of(LearnerId learner) {
        return assigned(
                        learner,
                        " and classroom.archived_at is null order by assignment.due_at, assignment.made_at",
                        Optional.empty())
                .stream()
                .map(assigned -> task(learner, assigned))
                .toList();
    }

    Optional<Task> of(LearnerId learner, AssignmentId assignment) {
        return assigned(learner, " and assignment.id = :id", Optional.of(assignment)).stream()
                .map(assigned -> task(learner, assigned))
                .findFirst();
    }

    /** @throws NoSuchAssignment if the learner is not assigned it */
    void require(LearnerId learner, AssignmentId assignment) {
        if (assigned(learner, " and assignment.id = :id", Optional.of(assignment))
                .isEmpty()) {
            throw new NoSuchAssignment();
        }
    }

    boolean hasEnded(ClassroomId classroom) {
        return database.sql("select count(*) from classroom where id = :id and archived_at is not null")
                        .param("id", classroom.id())
                        .query(Integer.class)
                        .single()
                > 0;
    }

    private List<Assigned> assigned(LearnerId learner, String more, Optional<AssignmentId> id) {
        JdbcClient.StatementSpec query = database.sql(ASSIGNED + more).param("learner", learner.id());
        return (id.isPresent() ? query.param("id", id.get().id()) : query)
                .query((row, n) -> new Assigned(
                        AssignmentRows.assignment(row, n),
                        row.getString("class_name"),
                        row.getBoolean("ended"),
                        ZoneId.of(row.getString("time_zone")),
                        row.getInt("questions"),
                        row.getInt("boards")))
                .list();
    }

    private Task task(LearnerId learner, Assigned assigned) {
        Assignment assignment = assigned.assignment();
        List<Sitting> own = sittings.of(assignment.id(), learner).stream()
                .filter(sitting -> !sitting.isBeingTyped())
                .toList();
        int answered = own.stream()
                .filter(Sitting::isOpen)
                .mapToInt(sitting -> sittings.countAnswers(sitting.id()))
                .max()
                .orElse(0);
        return new Task(
                assignment,
                assigned.classroom(),
                assigned.ended(),
                assigned.zone(),
                calendar.of(assignment, learner),
                own,
                assignment.terms().conduct().asked(assigned.questions()),
                assigned.boards(),
                answered,
                calendar.lastClose(assignment),
                calendar.limit(assignment, learner));
    }

    /** Sittings of a learner that are open, or handed in and not told. */
    List<SittingId> unsettled(LearnerId learner) {
        return database.sql("select sitting.id from sitting join assignment on assignment.id = sitting.assignment"
                        + " where sitting.learner = :learner and sitting.told_at is null"
                        + " and assignment.withdrawn_at is null")
                .param("learner", learner.id())
                .query((row, n) -> new SittingId(row.getObject("id", UUID.class)))
                .list();
    }
}
