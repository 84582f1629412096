package kibitzer.classroom;

import java.util.UUID;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.records.DepartureHandler;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Drafts that only the one who leaves could open and that were never assigned, and classes to which nobody else ever
 * belonged: they go with him, invitations and all.
 */
record AbandonedWork(JdbcClient database) implements DepartureHandler {

    @Override
    public void before(LearnerId learner) {
        delete(
                learner,
                "select problem_set from problem_set_author own where own.learner = :learner"
                        + " and not exists (select 1 from problem_set_author other"
                        + " where other.problem_set = own.problem_set and other.learner <> own.learner)"
                        + " and not exists (select 1 from problem_set_version version"
                        + " where version.problem_set = own.problem_set)",
                "delete from problem_set_author where problem_set = :id",
                "delete from problem_set where id = :id");
        delete(
                learner,
                "select classroom from class_member own where own.learner = :learner"
                        + " and not exists (select 1 from class_member other"
                        + " where other.classroom = own.classroom and other.learner <> own.learner)"
                        + " and not exists (select 1 from assignment where assignment.classroom = own.classroom)",
                "delete from class_figures where classroom = :id",
                "delete from class_invitation where classroom = :id",
                "delete from class_member where classroom = :id",
                "delete from classroom where id = :id");
    }

    private void delete(LearnerId learner, String which, String... statements) {
        for (UUID id : database.sql(which)
                .param("learner", learner.id())
                .query((row, n) -> row.getObject(1, UUID.class))
                .list()) {
            for (String statement : statements) {
                database.sql(statement).param("id", id).update();
            }
        }
    }
}
