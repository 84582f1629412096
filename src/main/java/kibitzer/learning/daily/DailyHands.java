package kibitzer.learning.daily;

import java.sql.Date;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.storage.DatabaseTime;
import kibitzer.marking.Question;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.ConcurrencyFailureException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The hands of each day from {@link #FIRST} to the learner's today.
 *
 * <p>A day begins at midnight where the learner is: whoever lives further east plays it sooner, and nobody sees a day
 * that has not begun for him.
 */
@Service
public class DailyHands {
    /** Before it there were no daily hands. */
    public static final LocalDate FIRST = LocalDate.of(2026, 11, 1);

    private static final Logger LOG = LoggerFactory.getLogger(DailyHands.class);
    private static final JsonMapper JSON = JsonMapper.shared();

    private final JdbcClient database;
    private final DailyRecipe recipe;
    private final Clock clock;
    private final TransactionTemplate transaction;

    DailyHands(JdbcClient database, DailyRecipe recipe, Clock clock, PlatformTransactionManager transactions) {
        this.database = database;
        this.recipe = recipe;
        this.clock = clock;
        this.transaction = new TransactionTemplate(transactions);
    }

    /** Empty for a day that has not begun for the learner, or lies before the first. */
    public Optional<DailySet> of(LocalDate day, LearnerDay today) {
        if (day.isAfter(today.date()) || day.isBefore(FIRST)) {
            return Optional.empty();
        }
        if (isNew(day)) {
            make(day);
        }
        return Optional.of(read(day));
    }

    private boolean isNew(LocalDate day) {
        return database.sql("select count(*) from daily_question where played_on = :day")
                        .param("day", Date.valueOf(day))
                        .query(Integer.class)
                        .single()
                == 0;
    }

    /** All questions of a day come at once, so that nobody sees some of them; of two who make it together, the first counts. */
    private void make(LocalDate day) {
        List<Question<?, ?>> questions = recipe.of(day);
        try {
            transaction.executeWithoutResult(status -> {
                for (int number = 1; number <= questions.size(); number++) {
                    store(day, number, questions.get(number - 1));
                }
            });
        } catch (DuplicateKeyException | ConcurrencyFailureException madeElsewhere) {
            LOG.debug("The hands of {} were made at the same time", day, madeElsewhere);
        }
    }

    private <P, A> void store(LocalDate day, int number, Question<P, A> question) {
        database.sql("insert into daily_question (played_on, number, decision, position_json, recipe, made_at)"
                        + " values (:day, :number, :decision, :position, :recipe, :now)")
                .param("day", Date.valueOf(day))
                .param("number", number)
                .param("decision", question.decision().id().text())
                .param(
                        "position",
                        question.decision().form().write(question.position()).toString())
                .param("recipe", recipe.version())
                .param("now", DatabaseTime.column(clock.instant()))
                .update();
    }

    private DailySet read(LocalDate day) {
        Map<Integer, Question<?, ?>> questions = new TreeMap<>();
        database.sql("select number, decision, position_json from daily_question where played_on = :day")
                .param("day", Date.valueOf(day))
                .query(row -> {
                    int number = row.getInt("number");
                    question(row.getString("decision"), JSON.readTree(row.getString("position_json")))
                            .ifPresent(question -> questions.put(number, question));
                });
        return new DailySet(day, questions);
    }

    private static Optional<Question<?, ?>> question(String decision, JsonNode position) {
        try {
            return Optional.of(question(Decisions.get(decision), position));
        } catch (BadQuestion nolongerAsked) {
            LOG.warn("A stored daily hand can no longer be asked: {}", nolongerAsked.getMessage());
            return Optional.empty();
        }
    }

    private static <P, A> Question<P, A> question(Decision<P, A> decision, JsonNode position) {
        return new Question<>(decision, decision.form().read(position, "position"));
    }
}
