package kibitzer.classroom.live;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import kibitzer.content.problemset.Overruling;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The table of questions of live lessons. */
@Component
class QuestionRows {
    private static final JsonMapper JSON = JsonMapper.shared();

    /** Characters that the column of a position holds. */
    private static final int LONGEST_POSITION = 20_000;

    private final JdbcClient database;

    QuestionRows(JdbcClient database) {
        this.database = database;
    }

    List<LiveQuestion> of(LiveLessonId lesson) {
        return database.sql("select * from live_question where lesson = :lesson order by number")
                .param("lesson", lesson.id())
                .query(QuestionRows::row)
                .list();
    }

    Optional<LiveQuestion> find(LiveLessonId lesson, int number) {
        return database.sql("select * from live_question where lesson = :lesson and number = :number")
                .param("lesson", lesson.id())
                .param("number", number)
                .query(QuestionRows::row)
                .optional();
    }

    /** @throws BadQuestion if the position is too long to be stored */
    void insert(LiveLessonId lesson, int number, PlannedQuestion what) {
        String position = what.position().toString();
        if (position.length() > LONGEST_POSITION) {
            throw new BadQuestion("position", position.length() + " characters long", "at most " + LONGEST_POSITION);
        }
        database.sql("insert into live_question (lesson, number, decision, position_json, points, note, expected_json,"
                        + " reason, skipped) values (:lesson, :number, :decision, :position, :points, :note, :expected,"
                        + " :reason, false)")
                .param("lesson", lesson.id())
                .param("number", number)
                .param("decision", what.decision())
                .param("position", position)
                .param("points", what.points())
                .param("note", what.note().orElse(null))
                .param(
                        "expected",
                        what.overruling().map(own -> array(own.answers())).orElse(null))
                .param("reason", what.overruling().map(Overruling::comment).orElse(null))
                .update();
    }

    /** Makes room for questions before those that are only planned; the last is moved first, so that no number is there twice. */
    void shift(LiveLessonId lesson, int from, int last, int by) {
        for (int number = last; number >= from; number--) {
            database.sql("update live_question set number = :to where lesson = :lesson and number = :number")
                    .param("to", number + by)
                    .param("lesson", lesson.id())
                    .param("number", number)
                    .update();
        }
    }

    void asked(LiveLessonId lesson, int number, Instant at) {
        set(lesson, number, "asked_at = :at", at);
    }

    void told(LiveLessonId lesson, int number, Instant at) {
        set(lesson, number, "told_at = :at", at);
    }

    void skipped(LiveLessonId lesson, int number) {
        database.sql("update live_question set skipped = true where lesson = :lesson and number = :number")
                .param("lesson", lesson.id())
                .param("number", number)
                .update();
    }

    private void set(LiveLessonId lesson, int number, String change, Instant at) {
        database.sql("update live_question set " + change + " where lesson = :lesson and number = :number")
                .param("at", DatabaseTime.column(at))
                .param("lesson", lesson.id())
                .param("number", number)
                .update();
    }

    private static String array(List<JsonNode> answers) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        answers.forEach(array::add);
        return array.toString();
    }

    private static LiveQuestion row(ResultSet row, int n) throws SQLException {
        String reason = row.getString("reason");
        Optional<Overruling> overruling = Optional.ofNullable(row.getString("expected_json"))
                .map(json -> new Overruling(JSON.readTree(json).valueStream().toList(), reason));
        return new LiveQuestion(
                row.getInt("number"),
                PlannedQuestion.stored(
                        row.getString("decision"),
                        JSON.readTree(row.getString("position_json")),
                        row.getInt("points"),
                        Optional.ofNullable(row.getString("note")),
                        overruling),
                DatabaseTime.readIfAny(row, "asked_at"),
                DatabaseTime.readIfAny(row, "told_at"),
                row.getBoolean("skipped"));
    }
}
