package kibitzer.classroom.gradebook;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import kibitzer.accounts.Accounts;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.Paper;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * What instructors say to a learner about a sitting and its questions. It is written once the verdicts are told, since it may
 * give them away, and the learner reads it from then on.
 */
@Service
@Transactional
public class Comments {
    public static final int LONGEST = 2_000;

    /** In place of a question's number: the sitting as a whole. */
    public static final int WHOLE = 0;

    private final ClassGate gate;
    private final Accounts accounts;
    private final JdbcClient database;
    private final Clock clock;

    Comments(ClassGate gate, Accounts accounts, JdbcClient database, Clock clock) {
        this.gate = gate;
        this.accounts = accounts;
        this.database = database;
        this.clock = clock;
    }

    /**
     * Comments of a sitting by the number of the question in it, that on the whole under {@link #WHOLE}.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws NoSuchEntry if the class has no such sitting
     */
    @Transactional(readOnly = true)
    public Map<Integer, Comment> of(ClassroomId classroom, LearnerId who, SittingId sitting) {
        gate.requireObserver(classroom, who);
        require(classroom, sitting, "");
        return of(sitting);
    }

    /**
     * True once the verdicts of the sitting are told.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws NoSuchEntry if the class has no such sitting
     */
    @Transactional(readOnly = true)
    public boolean mayBeWritten(ClassroomId classroom, LearnerId who, SittingId sitting) {
        gate.requireInstructor(classroom, who);
        return require(classroom, sitting, "");
    }

    /** Comments as the learner whose paper it is reads them; none until the verdicts are told. */
    @Transactional(readOnly = true)
    public Map<Integer, Comment> told(Paper paper) {
        return paper.sitting().told().isEmpty() ? Map.of() : of(paper.sitting().id());
    }

    /**
     * Puts a comment in the place of the one before; with nothing said there is none any more.
     *
     * @param number of the question in the sitting, or {@link #WHOLE}
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws NoSuchEntry if the class has no such sitting, or the sitting no such question
     * @throws BadQuestion if it is too long, or the verdicts are not told yet
     */
    public void write(ClassroomId classroom, LearnerId who, SittingId sitting, int number, String text) {
        gate.requireInstructor(classroom, who);
        boolean told = require(classroom, sitting, " for update");
        if (number != WHOLE && !isAsked(sitting, number)) {
            throw new NoSuchEntry();
        }
        if (!told) {
            throw new BadQuestion("comment", "the verdicts are not told yet", "to wait until they are");
        }
        String said = text.strip();
        if (said.length() > LONGEST) {
            throw new BadQuestion("comment", said.length() + " characters long", LONGEST + " characters at most");
        }
        database.sql("delete from sitting_comment where sitting = :sitting and number = :number")
                .param("sitting", sitting.id())
                .param("number", number)
                .update();
        if (said.isEmpty()) {
            return;
        }
        database.sql("insert into sitting_comment (sitting, number, said, said_by, said_at)"
                        + " values (:sitting, :number, :said, :by, :at)")
                .param("sitting", sitting.id())
                .param("number", number)
                .param("said", said)
                .param(
                        "by",
                        accounts.find(who).orElseThrow(NoSuchClass::new).name().text())
                .param("at", DatabaseTime.column(clock.instant()))
                .update();
    }

    /** True if the sitting's verdicts are told. */
    private boolean require(ClassroomId classroom, SittingId sitting, String lock) {
        return database.sql("select told_at is not null from sitting where id = :sitting and assignment in"
                        + " (select id from assignment where classroom = :classroom)" + lock)
                .param("sitting", sitting.id())
                .param("classroom", classroom.id())
                .query(Boolean.class)
                .optional()
                .orElseThrow(NoSuchEntry::new);
    }

    private boolean isAsked(SittingId sitting, int number) {
        return database.sql("select sitting from sitting_question where sitting = :sitting and number = :number")
                .param("sitting", sitting.id())
                .param("number", number)
                .query(UUID.class)
                .optional()
                .isPresent();
    }

    private Map<Integer, Comment> of(SittingId sitting) {
        Map<Integer, Comment> comments = new TreeMap<>();
        database.sql("select * from sitting_comment where sitting = :sitting")
                .param("sitting", sitting.id())
                .query(row -> {
                    comments.put(row.getInt("number"), comment(row));
                });
        return comments;
    }

    private static Comment comment(ResultSet row) throws SQLException {
        return new Comment(row.getString("said"), row.getString("said_by"), DatabaseTime.read(row, "said_at"));
    }
}
