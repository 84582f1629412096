package kibitzer.learning.review;

import java.time.Clock;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import kibitzer.learning.Skill;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.storage.DatabaseTime;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** What a learner wants of the reviews: how many a day, and which not now. */
@Service
@Transactional
public class ReviewWishes {
    /** Reviews a day, until the learner says otherwise. */
    public static final int USUAL = 20;

    public static final int MOST = 200;

    private final JdbcClient database;
    private final Clock clock;

    ReviewWishes(JdbcClient database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    @Transactional(readOnly = true)
    public int reviewsADay(LearnerId learner) {
        return database.sql("select reviews_a_day from study_setting where learner = :learner")
                .param("learner", learner.id())
                .query(Integer.class)
                .optional()
                .orElse(USUAL);
    }

    /** @param number 1 to {@value #MOST} */
    public void setReviewsADay(LearnerId learner, int number) {
        if (number < 1 || number > MOST) {
            throw new IllegalArgumentException(number + " reviews a day; expected 1 to " + MOST);
        }
        database.sql("delete from study_setting where learner = :learner")
                .param("learner", learner.id())
                .update();
        database.sql("insert into study_setting (learner, reviews_a_day) values (:learner, :number)")
                .param("learner", learner.id())
                .param("number", number)
                .update();
    }

    /** Puts a skill off until a moment. */
    public void snooze(LearnerId learner, Skill skill, Instant until) {
        wake(learner, skill);
        database.sql("insert into review_snooze (learner, skill, until) values (:learner, :skill, :until)")
                .param("learner", learner.id())
                .param("skill", skill.text())
                .param("until", DatabaseTime.column(until))
                .update();
    }

    /** Takes a skill back that was put off. */
    public void wake(LearnerId learner, Skill skill) {
        database.sql("delete from review_snooze where learner = :learner and skill = :skill")
                .param("learner", learner.id())
                .param("skill", skill.text())
                .update();
    }

    /** What is put off now, with the moment it comes back. */
    @Transactional(readOnly = true)
    public Map<Skill, Instant> snoozed(LearnerId learner) {
        Map<Skill, Instant> snoozed = new HashMap<>();
        database.sql("select skill, until from review_snooze where learner = :learner and until > :now")
                .param("learner", learner.id())
                .param("now", DatabaseTime.column(clock.instant()))
                .query(row -> {
                    Instant until = DatabaseTime.read(row, "until");
                    Skill.find(row.getString("skill")).ifPresent(skill -> snoozed.put(skill, until));
                });
        return snoozed;
    }
}
