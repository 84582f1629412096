package kibitzer.learning.rating;

import java.util.List;
import kibitzer.learning.AnswerMarked;
import kibitzer.learning.Attempt;
import kibitzer.learning.AttemptId;
import kibitzer.learning.Attempts;
import kibitzer.learning.Skill;
import kibitzer.learning.rating.Glicko2.Game;
import kibitzer.learning.rating.Ratings.Rated;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Takes note of answers: each attempt that waits is rated once and struck off the list in the same transaction. Whatever
 * waits from an earlier life of the process is rated when it starts, and with the next answer.
 *
 * <p>The first try at a position is a game between the learner and the skill's deals; later tries at it show memory of
 * the answer, and are struck off unrated.
 */
@Component
class Rater {
    private static final Logger LOG = LoggerFactory.getLogger(Rater.class);
    private static final int AT_ONCE = 500;
    private final JdbcClient database;
    private final Attempts attempts;
    private final Ratings ratings;
    private final TransactionTemplate transaction;

    Rater(JdbcClient database, Attempts attempts, Ratings ratings, PlatformTransactionManager transactions) {
        this.database = database;
        this.attempts = attempts;
        this.ratings = ratings;
        this.transaction = new TransactionTemplate(transactions);
    }

    @EventListener
    void hear(AnswerMarked event) {
        rateWaiting();
    }

    @EventListener(ApplicationReadyEvent.class)
    void start() {
        rateWaiting();
    }

    /** Rates all that waits, the oldest first. */
    void rateWaiting() {
        List<Long> waiting;
        do {
            waiting = database.sql("select attempt from attempt_awaiting_rating order by attempt fetch first " + AT_ONCE
                            + " rows only")
                    .query((row, number) -> row.getLong(1))
                    .list();
            try {
                waiting.forEach(attempt -> transaction.executeWithoutResult(status -> strikeOffAndRate(attempt)));
            } catch (DataAccessException ratedElsewhere) {
                LOG.debug("Another node rates as well; the rest waits for the next answer", ratedElsewhere);
                return;
            }
        } while (waiting.size() == AT_ONCE);
    }

    private void strikeOffAndRate(long attempt) {
        int struck = database.sql("delete from attempt_awaiting_rating where attempt = :attempt")
                .param("attempt", attempt)
                .update();
        if (struck == 1) {
            attempts.find(new AttemptId(attempt)).ifPresent(this::rate);
        }
    }

    private void rate(Attempt attempt) {
        Skill.of(attempt.decision(), attempt.rule())
                .filter(skill -> isFirst(attempt))
                .ifPresent(skill -> {
                    Rated learner = ratings.learner(attempt.learner(), skill);
                    Rated item = ratings.item(skill);
                    double part = attempt.place().isChosenByTheme() ? FamilyRating.CHOSEN_THEME : 1;
                    double score = attempt.credit();
                    ratings.keepLearner(attempt.learner(), skill, after(learner, item, score, part));
                    ratings.keepItem(skill, after(item, learner, 1 - score, part));
                });
    }

    private static Rated after(Rated player, Rated opponent, double score, double part) {
        Rating rating = Glicko2.after(player.rating(), List.of(new Game(opponent.rating(), score)));
        return new Rated(player.rating().towards(rating, part), player.answers() + 1);
    }

    private boolean isFirst(Attempt attempt) {
        return database.sql("select count(*) from attempt where learner = :learner and decision = :decision"
                                + " and position_json = :position and id < :attempt")
                        .param("learner", attempt.learner().id())
                        .param("decision", attempt.decision().text())
                        .param("position", attempt.position().toString())
                        .param("attempt", attempt.id().number())
                        .query(Integer.class)
                        .single()
                == 0;
    }
}
