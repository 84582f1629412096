package kibitzer.learning;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import kibitzer.marking.Grade;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** How far a learner has come: asked of the attempts each time, kept nowhere. */
@Service
@Transactional(readOnly = true)
public class Progress {
    private static final String RIGHT = "sum(case when grade in ('%s', '%s') then 1 else 0 end)"
            .formatted(Grade.BEST.word(), Grade.ACCEPTABLE.word());

    private final JdbcClient database;

    Progress(JdbcClient database) {
        this.database = database;
    }

    /** One lesson; untouched lessons have no answers in it. */
    public LessonProgress lesson(LearnerId learner, String lesson) {
        return progress(learner, "and lesson = :lesson", Map.of("lesson", lesson))
                .getOrDefault(lesson, LessonProgress.none(lesson));
    }

    /** Every lesson in which something was answered, by id. */
    public Map<String, LessonProgress> lessons(LearnerId learner) {
        return progress(learner, "and lesson is not null", Map.of());
    }

    /** Every decision that a learner has made at least once. */
    public Set<DecisionId> decided(LearnerId learner) {
        return database.sql("select distinct decision from attempt where learner = :learner")
                .param("learner", learner.id())
                .query((row, n) -> new DecisionId(row.getString("decision")))
                .set();
    }

    /** The rules that decided a learner's questions, by decision and rule. */
    public List<RuleCount> rules(LearnerId learner) {
        return database.sql("select decision, rule_id, count(*) as asked, " + RIGHT + """
                         as answered_right from attempt
                        where learner = :learner and rule_id is not null
                        group by decision, rule_id order by decision, rule_id
                        """)
                .param("learner", learner.id())
                .query((row, n) -> new RuleCount(
                        new DecisionId(row.getString("decision")),
                        row.getString("rule_id"),
                        row.getInt("asked"),
                        row.getInt("answered_right")))
                .list();
    }

    private Map<String, LessonProgress> progress(LearnerId learner, String where, Map<String, ?> parameters) {
        Map<String, Map<Integer, Grade>> questions = questions(learner, where, parameters);
        Map<String, Map<Integer, DrillScores>> drills = drills(learner, where, parameters);
        Map<String, LessonProgress> lessons = new TreeMap<>();
        questions.forEach((lesson, grades) ->
                lessons.put(lesson, new LessonProgress(lesson, grades, drills.getOrDefault(lesson, Map.of()))));
        drills.forEach((lesson, scores) -> lessons.putIfAbsent(lesson, new LessonProgress(lesson, Map.of(), scores)));
        return lessons;
    }

    private Map<String, Map<Integer, Grade>> questions(LearnerId learner, String where, Map<String, ?> parameters) {
        Map<String, Map<Integer, Grade>> found = new HashMap<>();
        database.sql("select distinct lesson, question, grade from attempt where learner = :learner and place = '"
                        + AttemptRow.LESSON + "' " + where)
                .param("learner", learner.id())
                .params(parameters)
                .query(row -> {
                    found.computeIfAbsent(row.getString("lesson"), lesson -> new HashMap<>())
                            .merge(row.getInt("question"), Grade.of(row.getString("grade")), Progress::better);
                });
        return found;
    }

    /** Grades are declared from best to worst. */
    private static Grade better(Grade one, Grade other) {
        return one.compareTo(other) <= 0 ? one : other;
    }

    private Map<String, Map<Integer, DrillScores>> drills(LearnerId learner, String where, Map<String, ?> parameters) {
        Map<String, Map<Integer, List<DrillScore>>> found = new HashMap<>();
        database.sql("select lesson, drill, round, count(*) as answered, " + RIGHT
                        + " as answered_right, max(answered_at) as latest from attempt where learner = :learner"
                        + " and place = '" + AttemptRow.DRILL + "' " + where
                        + " group by lesson, drill, round order by max(id) desc")
                .param("learner", learner.id())
                .params(parameters)
                .query(row -> {
                    found.computeIfAbsent(row.getString("lesson"), lesson -> new LinkedHashMap<>())
                            .computeIfAbsent(row.getInt("drill"), drill -> new ArrayList<>())
                            .add(new DrillScore(
                                    new DrillRound(row.getObject("round", UUID.class)),
                                    row.getInt("answered"),
                                    row.getInt("answered_right"),
                                    DatabaseTime.read(row, "latest")));
                });
        Map<String, Map<Integer, DrillScores>> scores = new HashMap<>();
        found.forEach((lesson, drills) -> {
            Map<Integer, DrillScores> byDrill = new HashMap<>();
            drills.forEach((drill, rounds) -> byDrill.put(drill, new DrillScores(rounds)));
            scores.put(lesson, byDrill);
        });
        return scores;
    }
}
