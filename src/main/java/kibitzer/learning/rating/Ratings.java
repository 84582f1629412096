package kibitzer.learning.rating;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.learning.Skill;
import kibitzer.learning.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** The ratings of learners and of skills, as they are stored. */
@Service
@Transactional(readOnly = true)
public class Ratings {
    private final JdbcClient database;

    Ratings(JdbcClient database) {
        this.database = database;
    }

    /**
     * A rating and what it rests on.
     *
     * @param answers how many
     */
    public record Rated(Rating rating, int answers) {
        public static final Rated UNKNOWN = new Rated(Rating.UNKNOWN, 0);
    }

    /** How strong a learner is in each skill that was rated. */
    public Map<Skill, Rated> of(LearnerId learner) {
        return read(database.sql("select skill, rating, deviation, volatility, answers from learner_rating"
                        + " where learner = :learner")
                .param("learner", learner.id()));
    }

    /** How hard the deals of each skill are that was rated. */
    public Map<Skill, Rated> ofItems() {
        return read(database.sql("select skill, rating, deviation, volatility, answers from item_rating"));
    }

    private static Map<Skill, Rated> read(JdbcClient.StatementSpec query) {
        Map<Skill, Rated> ratings = new HashMap<>();
        query.query(row -> {
            Rated rated = new Rated(
                    new Rating(row.getDouble("rating"), row.getDouble("deviation"), row.getDouble("volatility")),
                    row.getInt("answers"));
            Skill.find(row.getString("skill")).ifPresent(skill -> ratings.put(skill, rated));
        });
        return ratings;
    }

    Rated item(Skill skill) {
        return one(database.sql("select rating, deviation, volatility, answers from item_rating"
                        + " where skill = :skill for update")
                .param("skill", skill.text()));
    }

    Rated learner(LearnerId learner, Skill skill) {
        return one(database.sql("select rating, deviation, volatility, answers from learner_rating"
                        + " where learner = :learner and skill = :skill for update")
                .param("learner", learner.id())
                .param("skill", skill.text()));
    }

    private static Rated one(JdbcClient.StatementSpec query) {
        Optional<Rated> found = query
                .query((row, number) -> new Rated(
                        new Rating(row.getDouble("rating"), row.getDouble("deviation"), row.getDouble("volatility")),
                        row.getInt("answers")))
                .list()
                .stream()
                .findFirst();
        return found.orElse(Rated.UNKNOWN);
    }

    void keepItem(Skill skill, Rated rated) {
        keep("item_rating", "skill = :skill", "skill", ":skill", Map.of("skill", skill.text()), rated);
    }

    void keepLearner(LearnerId learner, Skill skill, Rated rated) {
        keep(
                "learner_rating",
                "learner = :learner and skill = :skill",
                "learner, skill",
                ":learner, :skill",
                Map.of("learner", learner.id(), "skill", skill.text()),
                rated);
    }

    private void keep(String table, String where, String columns, String values, Map<String, Object> key, Rated rated) {
        List<String> statements = List.of(
                "update " + table + " set rating = :rating, deviation = :deviation, volatility = :volatility,"
                        + " answers = :answers where " + where,
                "insert into " + table + " (" + columns + ", rating, deviation, volatility, answers) values (" + values
                        + ", :rating, :deviation, :volatility, :answers)");
        for (String statement : statements) {
            int rows = database.sql(statement)
                    .params(key)
                    .param("rating", rated.rating().rating())
                    .param("deviation", rated.rating().deviation())
                    .param("volatility", rated.rating().volatility())
                    .param("answers", rated.answers())
                    .update();
            if (rows > 0) {
                return;
            }
        }
    }
}
