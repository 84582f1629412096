package kibitzer.learning.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.cards.Seed;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.AttemptSummary;
import kibitzer.learning.DatedAnswers;
import kibitzer.learning.FreshDeals;
import kibitzer.learning.History;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.LearningDatabase;
import kibitzer.learning.Place;
import kibitzer.learning.Skill;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;

@ParameterizedClass
@EnumSource
@SharedFixture
class ReviewsTest {
    private static final Skill KNOCK =
            new Skill(new DecisionId("gin/knock"), Optional.of("gin.knock.as-soon-as-possible"));
    private static final Skill CLASS = new Skill(new DecisionId("poker/class"), Optional.empty());
    private static final Skill WEAK_NO_TRUMP =
            new Skill(new DecisionId("bridge/call"), Optional.of("acol.open.weak-no-trump"));
    private static final Instant MONDAY_NIGHT = Instant.parse("2026-11-16T20:00:00Z");
    private static final Duration DAY = Duration.ofDays(1);

    private final LearningDatabase database;
    private final DatedAnswers diary;

    ReviewsTest(LearningDatabase database) {
        this.database = database;
        this.diary = new DatedAnswers(database);
    }

    private ReviewWishes wishes(Instant now) {
        return new ReviewWishes(database.get(JdbcClient.class), Clock.fixed(now, ZoneOffset.UTC));
    }

    private ReviewQueue queue(Instant now) {
        return queue(now, ZoneOffset.UTC);
    }

    private ReviewQueue queue(Instant now, ZoneId zone) {
        return new Reviews(database.get(History.class), wishes(now), Clock.fixed(now, ZoneOffset.UTC))
                .queue(diary.learner(), LearnerDay.at(now, zone));
    }

    private static List<Skill> skills(List<RememberedSkill> remembered) {
        return remembered.stream().map(RememberedSkill::skill).toList();
    }

    /** Right twice, ten minutes apart: learned, and due two days later. */
    private void learn(Skill skill) {
        diary.practise(MONDAY_NIGHT, skill, 1, true);
        diary.practise(MONDAY_NIGHT.plusSeconds(600), skill, 2, true);
    }

    @Test
    void whoHasAnsweredNothingHasNothingToReview() {
        assertThat(queue(MONDAY_NIGHT)).isEqualTo(new ReviewQueue(List.of(), List.of(), Map.of(), 0, 20));
    }

    @Test
    void whatWasLearnedTodayIsDueAnotherDayFromItsMorningOn() {
        learn(WEAK_NO_TRUMP);

        assertThat(queue(MONDAY_NIGHT.plus(DAY)).due()).isEmpty();
        assertThat(skills(queue(MONDAY_NIGHT.plus(DAY)).later())).containsExactly(WEAK_NO_TRUMP);
        Instant wednesdayMorning = Instant.parse("2026-11-18T06:00:00Z");
        assertThat(skills(queue(wednesdayMorning).due())).containsExactly(WEAK_NO_TRUMP);
    }

    @Test
    void theMorningIsTheLearnersOwn() {
        learn(WEAK_NO_TRUMP);
        Instant dueInLondon = Instant.parse("2026-11-18T20:10:00Z"); // in Tokyo on Thursday at ten past five
        Instant wednesdayNoon = Instant.parse("2026-11-18T12:00:00Z");

        assertThat(queue(wednesdayNoon).due())
                .extracting(due -> due.memory().due())
                .containsExactly(dueInLondon);
        assertThat(queue(wednesdayNoon, ZoneId.of("Asia/Tokyo")).due()).isEmpty();
    }

    @Test
    void aWrongAnswerComesBackWithinMinutes() {
        diary.practise(MONDAY_NIGHT, KNOCK, 1, false);

        assertThat(queue(MONDAY_NIGHT.plusSeconds(30)).due()).isEmpty();
        assertThat(queue(MONDAY_NIGHT.plusSeconds(60)).due()).singleElement().satisfies(due -> {
            assertThat(due.grade().isRight()).isFalse();
            assertThat(due.asked()).isEqualTo(1);
        });
    }

    @Test
    void theDayHasALimitAndWhatWasReviewedCounts() {
        learn(WEAK_NO_TRUMP);
        learn(CLASS);
        Instant thursday = MONDAY_NIGHT.plus(DAY.multipliedBy(3));
        wishes(thursday).setReviewsADay(diary.learner(), 1);

        assertThat(queue(thursday).due()).hasSize(2);
        assertThat(queue(thursday).today()).hasSize(1);
        diary.right(thursday, CLASS.deal(new Seed(3)), new Place.Review(3));
        assertThat(queue(thursday).reviewed()).isEqualTo(1);
        assertThat(queue(thursday).next()).isEmpty();
        assertThat(skills(queue(thursday.plus(DAY)).today())).containsExactly(WEAK_NO_TRUMP);
    }

    @Test
    void aDailyLimitOutsideItsBoundsIsRefused() {
        assertThatThrownBy(() -> wishes(MONDAY_NIGHT).setReviewsADay(diary.learner(), 0))
                .hasMessage("0 reviews a day; expected 1 to 200");
    }

    @Test
    void aSkillThatIsPutOffComesBack() {
        learn(WEAK_NO_TRUMP);
        Instant thursday = MONDAY_NIGHT.plus(DAY.multipliedBy(3));
        wishes(thursday).snooze(diary.learner(), WEAK_NO_TRUMP, thursday.plus(DAY));

        assertThat(queue(thursday).due()).isEmpty();
        assertThat(queue(thursday).snoozed()).isEqualTo(Map.of(WEAK_NO_TRUMP, thursday.plus(DAY)));
        assertThat(skills(queue(thursday.plus(DAY)).due())).containsExactly(WEAK_NO_TRUMP);
        wishes(thursday).wake(diary.learner(), WEAK_NO_TRUMP);
        assertThat(skills(queue(thursday).due())).containsExactly(WEAK_NO_TRUMP);
    }

    @Test
    void theLeastLikelyKnownComesFirst() {
        learn(WEAK_NO_TRUMP);
        diary.practise(MONDAY_NIGHT, KNOCK, 1, false);
        diary.practise(MONDAY_NIGHT.plusSeconds(600), KNOCK, 2, true);
        diary.practise(MONDAY_NIGHT.plusSeconds(1200), KNOCK, 3, true);

        List<RememberedSkill> due =
                queue(MONDAY_NIGHT.plus(DAY.multipliedBy(4))).due();

        assertThat(skills(due)).containsExactlyInAnyOrder(WEAK_NO_TRUMP, KNOCK);
        Instant now = MONDAY_NIGHT.plus(DAY.multipliedBy(4));
        assertThat(due.getFirst().chance(now)).isLessThan(due.getLast().chance(now));
    }

    /** The queue keeps nothing of its own, so what was stored while nobody listened is in it all the same. */
    @Test
    void foldingAllAnswersGivesWhatOneAfterTheOtherGave() {
        learn(WEAK_NO_TRUMP);
        diary.practise(MONDAY_NIGHT.plus(DAY), KNOCK, 1, false);
        diary.practise(MONDAY_NIGHT.plus(DAY.multipliedBy(2)), WEAK_NO_TRUMP, 4, true);
        diary.practise(MONDAY_NIGHT.plus(DAY.multipliedBy(5)), WEAK_NO_TRUMP, 5, true);
        List<AttemptSummary> answers = database.get(History.class).of(diary.learner());

        Memories step = new Memories(Map.of());
        for (AttemptSummary answer : answers) {
            step = step.and(answer);
        }

        assertThat(answers).hasSize(5);
        assertThat(step).isEqualTo(Memories.of(answers));
    }

    @Test
    void aSkillIsAskedInAPositionThatWasNotAnsweredBefore() {
        FreshDeals.Fresh first = database.get(FreshDeals.class).deal(diary.learner(), WEAK_NO_TRUMP);
        diary.right(MONDAY_NIGHT, first.question(), new Place.Review(first.seed()));

        for (int deal = 0; deal < 5; deal++) {
            FreshDeals.Fresh fresh = database.get(FreshDeals.class).deal(diary.learner(), WEAK_NO_TRUMP);
            assertThat(fresh.question()).isNotEqualTo(first.question());
            assertThat(Skill.of(fresh.question())).contains(WEAK_NO_TRUMP);
        }
    }
}
