package kibitzer.classroom.problems;

import java.util.UUID;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Registration;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The databases on which problem sets are tested. */
enum ProblemSetsDatabase {
    H2(ClassroomDatabase.H2),
    POSTGRESQL(ClassroomDatabase.POSTGRESQL);

    /** Problem sets need no more than the classroom, on whose parts they are tested. */
    private final ClassroomDatabase database;

    ProblemSetsDatabase(ClassroomDatabase database) {
        this.database = database;
    }

    <T> T get(Class<T> type) {
        return database.get(type);
    }

    Drafts drafts() {
        return get(Drafts.class);
    }

    Versions versions() {
        return get(Versions.class);
    }

    LearnerId learner(String name) {
        LearnerId learner = get(Learners.class).welcome().learner();
        get(Accounts.class).register(learner, Registration.of(name, "", "four old rule books"), name);
        return learner;
    }

    LearnerId instructor(String name) {
        LearnerId learner = learner(name);
        get(JdbcClient.class)
                .sql("update account set role = :role where learner = :learner")
                .param("role", Role.INSTRUCTOR.name())
                .param("learner", learner.id())
                .update();
        return learner;
    }

    /** One who teaches, whose name nobody else has. */
    LearnerId instructor() {
        return instructor("T" + UUID.randomUUID().toString().substring(0, 30));
    }
}
