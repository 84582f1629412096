package kibitzer.classroom.message;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.UUID;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.ClassroomLock;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** The messages of a class: its instructors write them, all of it read them. Each call asks the gate anew. */
@Service
@Transactional
public class ClassMessages {
    public static final int LONGEST = 2_000;

    /** So many stand at a time; who writes one more takes one away first. */
    public static final int MOST = 50;

    private final ClassGate gate;
    private final JdbcClient database;
    private final Clock clock;

    ClassMessages(ClassGate gate, JdbcClient database, Clock clock) {
        this.gate = gate;
        this.database = database;
        this.clock = clock;
    }

    /**
     * The messages that stand, the latest first.
     *
     * @throws NoSuchClass if there is none, or the one who asks is not in it
     */
    @Transactional(readOnly = true)
    public List<ClassMessage> of(ClassroomId classroom, LearnerId who) {
        gate.requireMember(classroom, who);
        return database.sql(
                        "select message.id, message.said, message.said_at, coalesce(member.name, account.name) as name"
                                + " from class_message message"
                                + " left join class_member member"
                                + " on member.classroom = message.classroom and member.learner = message.said_by"
                                + " left join account on account.learner = message.said_by"
                                + " where message.classroom = :classroom order by message.said_at desc, message.id")
                .param("classroom", classroom.id())
                .query(ClassMessages::message)
                .list();
    }

    /**
     * Writes one.
     *
     * @return its name
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws BadEntry if nothing is said, it is too long, too many stand or the class is archived
     */
    public UUID write(ClassroomId classroom, LearnerId who, String text) {
        Admission admission = gate.requireInstructor(classroom, who);
        String said = text.strip();
        if (said.isEmpty()) {
            throw bad("Nothing is said yet.");
        }
        if (said.length() > LONGEST) {
            throw bad("A message has " + LONGEST + " characters at most; this one has " + said.length() + ".");
        }
        if (admission.classroom().archived()) {
            throw bad("This class is archived: nothing is added.");
        }
        ClassroomLock.hold(database, classroom); // of two who write at once, the second counts what the first wrote
        if (count(classroom) >= MOST) {
            throw bad(MOST + " messages stand already. Take one away first.");
        }
        UUID message = UUID.randomUUID();
        database.sql("insert into class_message (id, classroom, said_by, said, said_at)"
                        + " values (:id, :classroom, :by, :said, :at)")
                .param("id", message)
                .param("classroom", classroom.id())
                .param("by", who.id())
                .param("said", said)
                .param("at", DatabaseTime.column(clock.instant()))
                .update();
        return message;
    }

    /**
     * Takes one away, whoever wrote it; one that is not there stays away.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     */
    public void remove(ClassroomId classroom, LearnerId who, UUID message) {
        gate.requireInstructor(classroom, who);
        database.sql("delete from class_message where id = :id and classroom = :classroom")
                .param("id", message)
                .param("classroom", classroom.id())
                .update();
    }

    private long count(ClassroomId classroom) {
        return database.sql("select count(*) from class_message where classroom = :classroom")
                .param("classroom", classroom.id())
                .query(Long.class)
                .single();
    }

    private static ClassMessage message(ResultSet row, int number) throws SQLException {
        return new ClassMessage(
                row.getObject("id", UUID.class),
                row.getString("said"),
                row.getString("name"),
                DatabaseTime.read(row, "said_at"));
    }

    private static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }
}
