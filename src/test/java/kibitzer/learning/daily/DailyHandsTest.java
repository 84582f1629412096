package kibitzer.learning.daily;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Date;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import kibitzer.SharedFixture;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.poker.hand.PokerClass;
import kibitzer.decisions.rummy.gin.GinKnock;
import kibitzer.learning.DatedAnswers;
import kibitzer.learning.History;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.LearningDatabase;
import kibitzer.learning.Place;
import kibitzer.learning.records.LearnerRecords;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;

@ParameterizedClass
@EnumSource
@SharedFixture
class DailyHandsTest {
    private static final Instant NOON = Instant.parse("2027-03-10T12:00:00Z");
    private static final LearnerDay TODAY = LearnerDay.at(NOON, ZoneOffset.UTC);
    /** Each test plays on days of its own: a day is the same for all. */
    private static final AtomicInteger DAYS_BACK = new AtomicInteger();

    private final LearningDatabase database;
    private final LocalDate day = TODAY.date().minusDays(DAYS_BACK.incrementAndGet());

    DailyHandsTest(LearningDatabase database) {
        this.database = database;
    }

    private DailyHands hands(DailyRecipe recipe) {
        return new DailyHands(
                database.get(JdbcClient.class),
                recipe,
                Clock.fixed(NOON, ZoneOffset.UTC),
                database.get(PlatformTransactionManager.class));
    }

    private record Hands(int version, List<Question<?, ?>> questions) implements DailyRecipe {
        @Override
        public List<Question<?, ?>> of(LocalDate day) {
            return questions;
        }
    }

    private static final DailyRecipe POKER = new Hands(1, List.of(Question.dealt(new PokerClass(), DealRequest.of(1))));
    private static final DailyRecipe GIN = new Hands(2, List.of(Question.dealt(new GinKnock(), DealRequest.of(1))));

    @Test
    void aDayIsMadeOnceAndKeepsItsQuestionsWhateverIsMadeLater() {
        DailySet first = hands(POKER).of(day, TODAY).orElseThrow();

        DailySet later = hands(GIN).of(day, TODAY).orElseThrow();

        assertThat(later).isEqualTo(first);
        assertThat(later.questions().get(1).decision()).isInstanceOf(PokerClass.class);
    }

    @Test
    void whoeverComesFirstTogetherSeesAllQuestionsOfTheDay() throws Exception {
        DailyRecipe five = new Hands(1, Collections.nCopies(5, Question.dealt(new PokerClass(), DealRequest.of(1))));
        Callable<Integer> visit = () -> hands(five).of(day, TODAY).orElseThrow().size();

        try (ExecutorService visitors = Executors.newFixedThreadPool(8)) {
            for (Future<Integer> seen : visitors.invokeAll(Collections.nCopies(8, visit))) {
                assertThat(seen.get()).isEqualTo(5);
            }
        }
    }

    @Test
    void aDayThatHasNotBegunForTheLearnerIsNotShown() {
        LocalDate tomorrow = TODAY.date().plusDays(1);

        assertThat(hands(POKER).of(tomorrow, TODAY)).isEmpty();
        assertThat(hands(POKER).of(tomorrow, LearnerDay.at(NOON, ZoneId.of("Pacific/Kiritimati"))))
                .as("two hours into tomorrow on the first island")
                .isPresent();
    }

    @Test
    void thereIsNoDayBeforeTheFirst() {
        assertThat(hands(POKER).of(DailyHands.FIRST.minusDays(1), TODAY)).isEmpty();
        assertThat(hands(POKER).of(DailyHands.FIRST, TODAY)).isPresent();
    }

    @Test
    void aQuestionThatCanNoLongerBeAskedIsLeftOut() {
        database.get(JdbcClient.class)
                .sql("insert into daily_question values (?, 1, 'faro/bet', '{}', 1, ?)")
                .param(Date.valueOf(day))
                .param(NOON.atOffset(ZoneOffset.UTC))
                .update();

        assertThat(hands(POKER).of(day, TODAY).orElseThrow().questions()).isEmpty();
    }

    @Test
    void everybodySeesWhatTheOthersAnswered() {
        DailySet set = hands(POKER).of(day, TODAY).orElseThrow();
        Question<?, ?> question = set.questions().get(1);
        DailyResults results = database.get(DailyResults.class);
        List<DatedAnswers> learners = new ArrayList<>();
        for (int learner = 0; learner < 4; learner++) {
            DatedAnswers diary = new DatedAnswers(database);
            learners.add(diary);
            if (learner == 0) {
                diary.wrong(NOON, question, new Place.Daily(day, 1));
            } else {
                diary.right(NOON, question, new Place.Daily(day, 1));
            }
        }

        assertThat(results.shares(day, 1)).extracting(Share::learners).containsExactly(3, 1);
        assertThat(results.shares(day, 1))
                .first()
                .satisfies(most -> assertThat(most.grade().isRight()).isTrue());
        assertThat(results.of(learners.getFirst().learner(), day, Set.of(1))).hasSize(1);
        assertThat(results.scores(learners.getLast().learner(), day, day))
                .containsEntry(day, new DailyResults.Score(1, 1));
    }

    @Test
    void theFirstTryCounts() {
        Question<?, ?> question =
                hands(POKER).of(day, TODAY).orElseThrow().questions().get(1);
        DatedAnswers diary = new DatedAnswers(database);
        diary.right(NOON, question, new Place.Daily(day, 1));

        assertThatThrownBy(() -> diary.wrong(NOON, question, new Place.Daily(day, 1)))
                .hasMessageContaining("used before");
        assertThat(database.get(DailyResults.class).shares(day, 1))
                .singleElement()
                .satisfies(share -> assertThat(share.grade().isRight()).isTrue());
    }

    @Test
    void whereGuestAndAccountAreOneTheAccountsTryCounts() {
        Question<?, ?> question =
                hands(POKER).of(day, TODAY).orElseThrow().questions().get(1);
        DatedAnswers guest = new DatedAnswers(database);
        DatedAnswers account = new DatedAnswers(database);
        guest.wrong(NOON, question, new Place.Daily(day, 1));
        account.right(NOON, question, new Place.Daily(day, 1));

        database.get(LearnerRecords.class).move(guest.learner(), account.learner());

        assertThat(database.get(DailyResults.class).shares(day, 1))
                .singleElement()
                .satisfies(share -> assertThat(share.grade().isRight()).isTrue());
        assertThat(database.get(History.class).of(account.learner())).hasSize(2);
    }

    @Test
    void everyDayHasACallALeadADiscardADrawAndAnotherGame() {
        List<Question<?, ?>> questions = new FamilyRecipe().of(day);

        assertThat(questions)
                .extracting(question -> question.decision().id().text())
                .startsWith("bridge/call", "bridge/lead", "gin/discard", "poker/draw")
                .hasSize(5);
        assertThat(questions.get(4).decision().id().family()).isNotIn("bridge", "gin", "poker");
        assertThat(questions)
                .allSatisfy(question -> assertThat(question.advice().silent()).isFalse());
        assertThat(new FamilyRecipe().of(day)).isEqualTo(questions);
    }
}
