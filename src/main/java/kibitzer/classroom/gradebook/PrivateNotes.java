package kibitzer.classroom.gradebook;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.accounts.Accounts;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * What instructors note about learners and their sittings, to be read by the instructors of the class alone: by no learner, by
 * nobody who looks on, and by no instructor about themselves. Notes go with the learner, and one about a sitting with it.
 */
@Service
@Transactional
public class PrivateNotes {
    public static final int LONGEST = 2_000;

    /** For one learner in one class. */
    public static final int MOST = 200;

    private final ClassGate gate;
    private final Accounts accounts;
    private final JdbcClient database;
    private final Clock clock;

    PrivateNotes(ClassGate gate, Accounts accounts, JdbcClient database, Clock clock) {
        this.gate = gate;
        this.accounts = accounts;
        this.database = database;
        this.clock = clock;
    }

    /**
     * Notes about a learner and about the learner's sittings in a class, the newest first.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws NoSuchEntry if the learner never belonged to it, or asks about themselves
     */
    @Transactional(readOnly = true)
    public List<PrivateNote> about(ClassroomId classroom, LearnerId who, LearnerId learner) {
        require(classroom, who, learner, "");
        return database.sql("select * from private_note where classroom = :classroom and learner = :learner"
                        + " order by said_at desc, id")
                .param("classroom", classroom.id())
                .param("learner", learner.id())
                .query(PrivateNotes::note)
                .list();
    }

    /**
     * Adds a note.
     *
     * @param sitting the one it is about; empty if it is about the learner
     * @throws NoSuchClass if there is none, or the one who writes does not run it
     * @throws NoSuchEntry if the learner never belonged to it, is the one who writes, or has no such sitting there
     * @throws BadQuestion if nothing is said, if it is too long, or if there are too many already
     */
    public PrivateNote add(
            ClassroomId classroom, LearnerId who, LearnerId learner, Optional<SittingId> sitting, String text) {
        require(classroom, who, learner, " for update");
        if (sitting.filter(one -> !isOf(one, classroom, learner)).isPresent()) {
            throw new NoSuchEntry();
        }
        String said = text.strip();
        if (said.isEmpty() || said.length() > LONGEST) {
            throw new BadQuestion("note", said.length() + " characters long", "1 to " + LONGEST + " characters");
        }
        if (about(classroom, who, learner).size() >= MOST) {
            throw new BadQuestion("note", "one too many", MOST + " for a learner at most; delete some first");
        }
        PrivateNote note = new PrivateNote(
                UUID.randomUUID(),
                sitting,
                said,
                accounts.find(who).orElseThrow(NoSuchClass::new).name().text(),
                DatabaseTime.stored(clock.instant()));
        database.sql("insert into private_note (id, classroom, learner, sitting, said, said_by, said_at)"
                        + " values (:id, :classroom, :learner, :sitting, :said, :by, :at)")
                .param("id", note.id())
                .param("classroom", classroom.id())
                .param("learner", learner.id())
                .param("sitting", sitting.map(SittingId::id).orElse(null))
                .param("said", note.said())
                .param("by", note.by())
                .param("at", DatabaseTime.column(note.at()))
                .update();
        return note;
    }

    /**
     * Takes a note away, whoever of the instructors wrote it; one that is gone already stays gone.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws NoSuchEntry if the learner never belonged to it, or is the one who asks
     */
    public void remove(ClassroomId classroom, LearnerId who, LearnerId learner, UUID note) {
        require(classroom, who, learner, "");
        database.sql("delete from private_note where id = :id and classroom = :classroom and learner = :learner")
                .param("id", note)
                .param("classroom", classroom.id())
                .param("learner", learner.id())
                .update();
    }

    private void require(ClassroomId classroom, LearnerId who, LearnerId learner, String hold) {
        gate.requireInstructor(classroom, who);
        boolean belonged = !who.equals(learner)
                && database.sql("select learner from class_member where classroom = :classroom and learner = :learner"
                                + hold)
                        .param("classroom", classroom.id())
                        .param("learner", learner.id())
                        .query(UUID.class)
                        .optional()
                        .isPresent();
        if (!belonged) {
            throw new NoSuchEntry();
        }
    }

    private boolean isOf(SittingId sitting, ClassroomId classroom, LearnerId learner) {
        return database.sql("select id from sitting where id = :sitting and learner = :learner and assignment in"
                        + " (select id from assignment where classroom = :classroom)")
                .param("sitting", sitting.id())
                .param("learner", learner.id())
                .param("classroom", classroom.id())
                .query(UUID.class)
                .optional()
                .isPresent();
    }

    private static PrivateNote note(ResultSet row, int n) throws SQLException {
        return new PrivateNote(
                row.getObject("id", UUID.class),
                Optional.ofNullable(row.getObject("sitting", UUID.class)).map(SittingId::new),
                row.getString("said"),
                row.getString("said_by"),
                DatabaseTime.read(row, "said_at"));
    }
}
