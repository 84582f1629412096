package kibitzer.learning;

import static kibitzer.learning.Elevens.RIGHT;
import static kibitzer.learning.Elevens.SEVEN_LED;
import static kibitzer.learning.Elevens.WRONG;
import static kibitzer.learning.Elevens.once;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import kibitzer.SharedFixture;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.marking.Grade;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

@ParameterizedClass
@EnumSource
@SharedFixture
class AttemptsTest {
    private static final Place PRACTICE = Place.Practice.brought();

    private final LearningDatabase store;
    private final Attempts attempts;
    private final LearnerId learner;

    AttemptsTest(LearningDatabase store) {
        this.store = store;
        this.attempts = store.get(Attempts.class);
        this.learner = store.get(Learners.class).welcome().learner();
    }

    @Test
    void anAnswerIsMarkedAndKeptWithAllThatWasAskedAndSaid() {
        Place place = new Place.DrillQuestion("bridge/leads/03-eleven", 2, DrillRound.fresh(), 7);
        Asking asking = new Asking(new AttemptKey("third:try"), place, Duration.ofMillis(4_321));
        Instant before = Instant.now().truncatedTo(ChronoUnit.MILLIS);

        Marked<Integer> marked = attempts.answer(learner, SEVEN_LED, WRONG, asking);

        assertThat(marked.verdict().grade()).isEqualTo(Grade.WRONG);
        assertThat(marked.repeated()).isFalse();
        assertThat(mine()).singleElement().isEqualTo(marked.attempt()).satisfies(attempt -> {
            assertThat(attempt.learner()).isEqualTo(learner);
            assertThat(attempt.key().text()).isEqualTo("third:try");
            assertThat(attempt.decision().text()).isEqualTo("bridge/rule-of-eleven");
            assertThat(attempt.position()).hasToString("{\"lead\":\"7\",\"dummy\":\"K95\",\"own\":\"A63\"}");
            assertThat(attempt.answer()).hasToString("3");
            assertThat(attempt.grade()).isEqualTo(Grade.WRONG);
            assertThat(attempt.rule()).contains("leads.rule-of-eleven");
            assertThat(attempt.place()).isEqualTo(place);
            assertThat(attempt.taken()).isEqualTo(Duration.ofMillis(4_321));
            assertThat(attempt.at()).isBetween(before, Instant.now());
        });
    }

    @Test
    void everyPlaceIsFoundAgain() {
        List<Place> places = List.of(
                new Place.LessonQuestion("bridge/acol/01-first", 2),
                new Place.DrillQuestion("bridge/acol/01-first", 1, DrillRound.fresh(), 1),
                Place.Practice.dealt(-5),
                Place.Practice.brought());

        places.forEach(place -> attempts.answer(learner, SEVEN_LED, RIGHT, once(place)));

        assertThat(mine().reversed()).extracting(Attempt::place).isEqualTo(places);
    }

    @Test
    void theSameAttemptSentAgainIsMarkedAgainAndStoredOnce() {
        Asking asking = once(PRACTICE);
        Marked<Integer> first = attempts.answer(learner, SEVEN_LED, RIGHT, asking);

        Marked<Integer> again = attempts.answer(learner, SEVEN_LED, RIGHT, asking);

        assertThat(again.repeated()).isTrue();
        assertThat(again.verdict()).isEqualTo(first.verdict());
        assertThat(again.attempt()).isEqualTo(first.attempt());
        assertThat(mine()).hasSize(1);
        assertThat(store.get(LearningListener.class).of(learner)).hasSize(1);
    }

    /** Learners wait for it: what is there already is told by the key of the table, not looked up before. */
    @Test
    void anAnswerThatIsNewIsStoredWithoutALookBefore() {
        Assumptions.assumeTrue(store == LearningDatabase.H2, "H2 counts its statements");
        JdbcClient database = store.get(JdbcClient.class);
        database.sql("set query_statistics true").update();
        try {
            attempts.answer(learner, SEVEN_LED, RIGHT, once(PRACTICE));

            assertThat(database.sql("select sql_statement from information_schema.query_statistics")
                            .query(String.class)
                            .list())
                    .filteredOn(sql -> !sql.startsWith("select sql_statement"))
                    .anyMatch(sql -> sql.startsWith("insert into attempt ("))
                    .noneMatch(sql -> sql.contains("from attempt where learner = ? and attempt_key"));
        } finally {
            database.sql("set query_statistics false").update();
        }
    }

    @Test
    void oneAttemptSentByManyAtOnceIsStoredOnce() throws Exception {
        Asking asking = once(PRACTICE);
        Callable<Marked<Integer>> send = () -> attempts.answer(learner, SEVEN_LED, RIGHT, asking);

        try (ExecutorService senders = Executors.newFixedThreadPool(8)) {
            List<Marked<Integer>> replies =
                    senders.invokeAll(IntStream.range(0, 24).mapToObj(n -> send).toList()).stream()
                            .map(Future::resultNow)
                            .toList();

            assertThat(replies).filteredOn(reply -> !reply.repeated()).hasSize(1);
            assertThat(replies)
                    .extracting(reply -> reply.attempt().id())
                    .containsOnly(mine().getFirst().id());
        }
        assertThat(mine()).hasSize(1);
    }

    @Test
    void aKeyServesOneAnswerOnly() {
        Asking asking = once(PRACTICE);
        attempts.answer(learner, SEVEN_LED, RIGHT, asking);

        assertThatThrownBy(() -> attempts.answer(learner, SEVEN_LED, WRONG, asking))
                .isInstanceOf(BadQuestion.class)
                .hasMessage("key: used before, for another answer; expected a key of its own for each attempt");
        assertThat(mine()).singleElement().extracting(Attempt::grade).isEqualTo(Grade.BEST);
    }

    @Test
    void twoLearnersMayUseTheSameKeyAndSeeOnlyTheirOwn() {
        LearnerId other = store.get(Learners.class).welcome().learner();
        Asking asking = once(PRACTICE);

        attempts.answer(learner, SEVEN_LED, RIGHT, asking);
        attempts.answer(other, SEVEN_LED, WRONG, asking);

        assertThat(mine()).extracting(Attempt::grade).containsExactly(Grade.BEST);
        assertThat(attempts.of(other, Optional.empty(), 10))
                .extracting(Attempt::grade)
                .containsExactly(Grade.WRONG);
    }

    @Test
    void theLatestComeFirstAndOlderOnesAPageAtATime() {
        List<AttemptId> given = IntStream.range(0, 5)
                .mapToObj(n -> attempts.answer(learner, SEVEN_LED, RIGHT, once(PRACTICE))
                        .attempt()
                        .id())
                .toList();

        List<Attempt> latest = attempts.of(learner, Optional.empty(), 2);
        List<Attempt> older = attempts.of(learner, Optional.of(latest.getLast().id()), 2);

        assertThat(latest).extracting(Attempt::id).containsExactly(given.get(4), given.get(3));
        assertThat(older).extracting(Attempt::id).containsExactly(given.get(2), given.get(1));
    }

    @Test
    void anAttemptStaysStoredWhenTheCallersOwnTransactionIsRolledBack() {
        new TransactionTemplate(store.get(PlatformTransactionManager.class)).executeWithoutResult(status -> {
            attempts.answer(learner, SEVEN_LED, RIGHT, once(PRACTICE));
            status.setRollbackOnly();
        });

        assertThat(mine()).hasSize(1);
        assertThat(store.get(LearningListener.class).of(learner)).isEqualTo(mine());
    }

    @Test
    void aListenerThatFailsDoesNotTakeTheVerdictFromTheLearner() {
        store.get(LearningListener.class).stumbleOver(learner);

        Marked<Integer> marked = attempts.answer(learner, SEVEN_LED, RIGHT, once(PRACTICE));

        assertThat(marked.verdict().grade()).isEqualTo(Grade.BEST);
        assertThat(store.get(LearningListener.class).of(learner)).containsExactly(marked.attempt());
    }

    @Test
    void nothingIsToldWhereNothingCouldBeStored() {
        LearnerId stranger = LearnerId.fresh();

        assertThatThrownBy(() -> attempts.answer(stranger, SEVEN_LED, RIGHT, once(PRACTICE)))
                .isInstanceOf(DataIntegrityViolationException.class);
        assertThat(store.get(LearningListener.class).of(stranger)).isEmpty();
        assertThat(store.get(JdbcClient.class)
                        .sql("select count(*) from attempt where learner = ?")
                        .param(stranger.id())
                        .query(Integer.class)
                        .single())
                .isZero();
    }

    private List<Attempt> mine() {
        return attempts.of(learner, Optional.empty(), 100);
    }
}
