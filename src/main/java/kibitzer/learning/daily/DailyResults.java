package kibitzer.learning.daily;

import java.sql.Date;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Place;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.progress.Streak;
import kibitzer.learning.storage.DatabaseTime;
import kibitzer.marking.Grade;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.json.JsonMapper;

/** What was answered in the hands of a day, by a learner and by all. An answer is there once: the first try counts. */
@Service
@Transactional(readOnly = true)
public class DailyResults {
    private static final JsonMapper JSON = JsonMapper.shared();

    private final JdbcClient database;
    private final Attempts attempts;

    DailyResults(JdbcClient database, Attempts attempts) {
        this.database = database;
        this.attempts = attempts;
    }

    /** A learner's answers of a day, by the number of the question. */
    public Map<Integer, Attempt> of(LearnerId learner, LocalDate day, Set<Integer> questions) {
        Map<Integer, Attempt> answers = new TreeMap<>();
        for (int number : questions) {
            Place.Daily place = new Place.Daily(day, number);
            // Programs name their attempts themselves: one may bear this name that was no answer here.
            attempts.find(learner, place.key())
                    .filter(attempt -> attempt.place().equals(place))
                    .ifPresent(attempt -> answers.put(number, attempt));
        }
        return answers;
    }

    /** Which answers were given to a question, the most frequent first. */
    public List<Share> shares(LocalDate day, int question) {
        return database.sql("select answer_json, grade, count(*) as learners from attempt"
                        + " where played_on = :day and question = :question"
                        + " group by answer_json, grade order by count(*) desc, answer_json")
                .param("day", Date.valueOf(day))
                .param("question", question)
                .query((row, number) -> new Share(
                        JSON.readTree(row.getString("answer_json")),
                        Grade.of(row.getString("grade")),
                        row.getInt("learners")))
                .list();
    }

    /**
     * How a learner did on the days of a span.
     *
     * @return right and answered, by day; days without an answer are not there
     */
    public Map<LocalDate, Score> scores(LearnerId learner, LocalDate from, LocalDate to) {
        return scores(Set.of(learner), from, to).getOrDefault(learner, Map.of());
    }

    /** The same of several learners; who has answered nothing is not there. */
    public Map<LearnerId, Map<LocalDate, Score>> scores(Set<LearnerId> learners, LocalDate from, LocalDate to) {
        Map<LearnerId, Map<LocalDate, Score>> scores = new HashMap<>();
        if (learners.isEmpty()) {
            return scores;
        }
        database.sql("select learner, played_on, count(*) as answered,"
                        + " sum(case when grade in ('best', 'acceptable') then 1 else 0 end) as answered_right"
                        + " from attempt where learner in (:learners) and played_on between :first and :last"
                        + " group by learner, played_on")
                .param("learners", learners.stream().map(LearnerId::id).toList())
                .param("first", Date.valueOf(from))
                .param("last", Date.valueOf(to))
                .query(row -> {
                    scores.computeIfAbsent(
                                    new LearnerId(row.getObject("learner", UUID.class)), learner -> new TreeMap<>())
                            .put(
                                    row.getDate("played_on").toLocalDate(),
                                    new Score(row.getInt("answered_right"), row.getInt("answered")));
                });
        return scores;
    }

    /**
     * How many days in a row a learner has answered a hand of each family on its own day; what is made up for afterwards does
     * not count.
     */
    public Map<String, Streak> streaks(LearnerId learner, LearnerDay today) {
        Map<String, Set<LocalDate>> days = new TreeMap<>();
        database.sql("select decision, played_on, answered_at from attempt"
                        + " where learner = :learner and played_on is not null")
                .param("learner", learner.id())
                .query(row -> {
                    LocalDate day = row.getDate("played_on").toLocalDate();
                    if (today.dateOf(DatabaseTime.read(row, "answered_at")).equals(day)) {
                        days.computeIfAbsent(
                                        new DecisionId(row.getString("decision")).family(), family -> new HashSet<>())
                                .add(day);
                    }
                });
        Map<String, Streak> streaks = new TreeMap<>();
        days.forEach((family, played) -> streaks.put(family, Streak.of(played, today.date())));
        return streaks;
    }

    /** Right answers among those given. */
    public record Score(int right, int answered) {}
}
