package kibitzer.classroom.assignment;

import java.util.Set;
import java.util.UUID;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.roster.GroupId;
import kibitzer.learning.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The tables that say whom assignments are for. */
@Component
class AudienceRows {
    private final JdbcClient database;

    AudienceRows(JdbcClient database) {
        this.database = database;
    }

    Audience of(AssignmentId id) {
        return new Audience(
                database.sql("select class_group from assignment_group where assignment = :id")
                        .param("id", id.id())
                        .query((row, n) -> new GroupId(row.getObject(1, UUID.class)))
                        .set(),
                database.sql("select learner from assignment_learner where assignment = :id")
                        .param("id", id.id())
                        .query((row, n) -> new LearnerId(row.getObject(1, UUID.class)))
                        .set());
    }

    /** Those learners of the class, present or gone, whom an assignment is for. */
    Set<LearnerId> reached(AssignmentId id) {
        return database.sql("select member.learner from assignment join class_member member"
                        + " on member.classroom = assignment.classroom and member.part = 'learner'"
                        + " where assignment.id = :id and " + Audience.reaches("member.learner"))
                .param("id", id.id())
                .query((row, n) -> new LearnerId(row.getObject(1, UUID.class)))
                .set();
    }

    void set(AssignmentId id, Audience audience) {
        database.sql("update assignment set for_all = :all where id = :id")
                .param("all", audience.isWholeClass())
                .param("id", id.id())
                .update();
        for (String table : new String[] {"assignment_group", "assignment_learner"}) {
            database.sql("delete from " + table + " where assignment = :id")
                    .param("id", id.id())
                    .update();
        }
        audience.groups().forEach(group -> add("assignment_group (assignment, class_group)", id, group.id()));
        audience.learners().forEach(learner -> add("assignment_learner (assignment, learner)", id, learner.id()));
    }

    private void add(String place, AssignmentId id, UUID chosen) {
        database.sql("insert into " + place + " values (:id, :chosen)")
                .param("id", id.id())
                .param("chosen", chosen)
                .update();
    }
}
