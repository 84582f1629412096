package kibitzer.learning.mix;

import kibitzer.learning.LearningDatabase;
import kibitzer.learning.Skill;
import kibitzer.learning.learner.LearnerId;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Ratings as they would stand after a hundred answers, written without them. */
record StoredRatings(LearningDatabase store) {

    /** How hard a skill's deals are. */
    void ofItem(Skill skill, int rating) {
        JdbcClient database = store.get(JdbcClient.class);
        database.sql("delete from item_rating where skill = :skill")
                .param("skill", skill.text())
                .update();
        database.sql("insert into item_rating (skill, rating, deviation, volatility, answers)"
                        + " values (:skill, :rating, 50, 0.06, 100)")
                .param("skill", skill.text())
                .param("rating", rating)
                .update();
    }

    /** How strong a learner is in a skill that was never rated. */
    void ofLearner(LearnerId learner, Skill skill, int rating) {
        store.get(JdbcClient.class)
                .sql("insert into learner_rating (learner, skill, rating, deviation, volatility, answers)"
                        + " values (:learner, :skill, :rating, 50, 0.06, 100)")
                .param("learner", learner.id())
                .param("skill", skill.text())
                .param("rating", rating)
                .update();
    }
}
