package kibitzer.classroom;

import java.util.UUID;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What belongs to a class changes for one at a time. */
public final class ClassroomLock {
    private ClassroomLock() {}

    /** Holds the class until the transaction ends: of two changes at once the second waits for the first and sees it. */
    public static void hold(JdbcClient database, ClassroomId classroom) {
        database.sql("select id from classroom where id = :id for update")
                .param("id", classroom.id())
                .query(UUID.class)
                .optional();
    }
}
