package kibitzer.classroom.assignment;

import java.util.Optional;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Who may do what with a class's assignments, as the roster has it. */
@Component
class Membership {
    private final JdbcClient database;

    Membership(JdbcClient database) {
        this.database = database;
    }

    boolean learns(LearnerId learner, ClassroomId classroom) {
        return part(learner, classroom).filter("learner"::equals).isPresent();
    }

    /** @throws NoSuchAssignment unless it is an instructor of the class, or an administrator */
    void requireRuns(LearnerId acting, ClassroomId classroom) {
        if (part(acting, classroom).filter("instructor"::equals).isEmpty() && !administers(acting, classroom)) {
            throw new NoSuchAssignment();
        }
    }

    private Optional<String> part(LearnerId learner, ClassroomId classroom) {
        return database.sql("select part from class_member where classroom = :classroom and learner = :learner"
                        + " and left_at is null")
                .param("classroom", classroom.id())
                .param("learner", learner.id())
                .query(String.class)
                .optional();
    }

    private boolean administers(LearnerId acting, ClassroomId classroom) {
        return database.sql("select count(*) from account, classroom where account.learner = :learner"
                                + " and account.role = 'ADMINISTRATOR' and classroom.id = :classroom")
                        .param("learner", acting.id())
                        .param("classroom", classroom.id())
                        .query(Integer.class)
                        .single()
                > 0;
    }
}
