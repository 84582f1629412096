package kibitzer.classroom.grading;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.ClassroomLock;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** What instructors lay down for the total of a class. */
@Service
@Transactional
public class Gradings {
    private final ClassGate gate;
    private final JdbcClient database;

    Gradings(ClassGate gate, JdbcClient database) {
        this.gate = gate;
        this.database = database;
    }

    /** As a class has it. For services that have asked the gate whether whoever looks may see it. */
    @Transactional(readOnly = true)
    public Grading of(ClassroomId classroom) {
        Map<AssignmentId, Integer> weights = new HashMap<>();
        database.sql("select id, weight from assignment where classroom = :classroom and weight <> 1")
                .param("classroom", classroom.id())
                .query(row -> {
                    weights.put(new AssignmentId(row.getObject("id", UUID.class)), row.getInt("weight"));
                });
        return database.sql("select pass_percent, dropped from class_grading where classroom = :classroom")
                .param("classroom", classroom.id())
                .query((row, n) -> new Grading(
                        Optional.ofNullable(row.getObject("pass_percent", Integer.class)),
                        row.getInt("dropped"),
                        weights))
                .optional()
                .orElse(new Grading(Optional.empty(), 0, weights));
    }

    /**
     * Lays it down anew. An assignment that it does not name counts once; one of another class is left alone.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws BadEntry if a figure is out of its bounds, or the class is archived
     */
    public void set(ClassroomId classroom, LearnerId who, Grading grading) {
        if (gate.requireInstructor(classroom, who).classroom().archived()) {
            throw new BadEntry(BadEntry.Field.ELSEWHERE, "This class is archived: nothing is changed.");
        }
        grading.check();
        ClassroomLock.hold(database, classroom);
        store(classroom, grading);
        database.sql("update assignment set weight = 1 where classroom = :classroom and weight <> 1")
                .param("classroom", classroom.id())
                .update();
        grading.weights().forEach((assignment, weight) -> weigh(classroom, assignment, weight));
    }

    private void store(ClassroomId classroom, Grading grading) {
        database.sql("delete from class_grading where classroom = :classroom")
                .param("classroom", classroom.id())
                .update();
        database.sql(
                        "insert into class_grading (classroom, pass_percent, dropped) values (:classroom, :pass, :dropped)")
                .param("classroom", classroom.id())
                .param("pass", grading.pass().orElse(null))
                .param("dropped", grading.dropped())
                .update();
    }

    private void weigh(ClassroomId classroom, AssignmentId assignment, int weight) {
        database.sql("update assignment set weight = :weight where id = :id and classroom = :classroom")
                .param("weight", weight)
                .param("id", assignment.id())
                .param("classroom", classroom.id())
                .update();
    }
}
