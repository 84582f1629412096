package kibitzer.learning.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.Attempt;
import kibitzer.learning.DatedAnswers;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.LearningDatabase;
import kibitzer.learning.Skill;
import kibitzer.learning.records.LearnerRecords;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource
@SharedFixture
class MistakesTest {
    private static final Skill CALL = new Skill(new DecisionId("bridge/call"), Optional.of("acol.open.weak-no-trump"));
    private static final Instant MONDAY_NIGHT = Instant.parse("2026-11-16T20:00:00Z");
    private static final Instant TUESDAY_NIGHT = MONDAY_NIGHT.plus(Duration.ofDays(1));
    private static final Duration MINUTE = Duration.ofMinutes(1);

    private final LearningDatabase database;
    private final DatedAnswers diary;

    MistakesTest(LearningDatabase database) {
        this.database = database;
        this.diary = new DatedAnswers(database);
    }

    private List<Mistake> mistakes() {
        return mistakes(ZoneOffset.UTC);
    }

    private List<Mistake> mistakes(ZoneId zone) {
        return database.get(Mistakes.class).of(diary.learner(), LearnerDay.at(TUESDAY_NIGHT, zone));
    }

    private static LearnerDay day(Instant moment) {
        return LearnerDay.at(moment, ZoneOffset.UTC);
    }

    @Test
    void theVeryDealThatWasMissedIsKeptWithTheAnswer() {
        diary.practise(MONDAY_NIGHT, CALL, 1, true);
        Attempt missed = diary.practise(MONDAY_NIGHT, CALL, 2, false);

        assertThat(mistakes())
                .containsExactly(new Mistake(
                        missed.decision(), missed.position(), missed.answer(), MONDAY_NIGHT, Optional.empty()));
        assertThat(mistakes().getFirst().isDue(day(MONDAY_NIGHT))).isTrue();
    }

    @Test
    void anotherDealOfTheSameRulePutsNothingRight() {
        diary.practise(MONDAY_NIGHT, CALL, 2, false);
        diary.practise(MONDAY_NIGHT, CALL, 3, true);
        diary.practise(TUESDAY_NIGHT, CALL, 3, true);

        assertThat(mistakes()).hasSize(1);
    }

    @Test
    void rightOnceItIsDueFromTheNextDayOn() {
        diary.practise(MONDAY_NIGHT, CALL, 2, false);
        diary.practise(MONDAY_NIGHT.plus(MINUTE), CALL, 2, true);

        assertThat(mistakes()).singleElement().satisfies(mistake -> {
            assertThat(mistake.right()).contains(MONDAY_NIGHT.plus(MINUTE));
            assertThat(mistake.isDue(day(MONDAY_NIGHT))).isFalse();
            assertThat(mistake.isDue(day(MONDAY_NIGHT.plus(Duration.ofHours(4)))))
                    .isTrue();
        });
    }

    @Test
    void rightTwiceOnOneDayIsRightOnce() {
        diary.practise(MONDAY_NIGHT, CALL, 2, false);
        diary.practise(MONDAY_NIGHT.plus(MINUTE), CALL, 2, true);
        diary.practise(MONDAY_NIGHT.plus(MINUTE.multipliedBy(2)), CALL, 2, true);

        assertThat(mistakes())
                .singleElement()
                .satisfies(mistake -> assertThat(mistake.right()).contains(MONDAY_NIGHT.plus(MINUTE)));
    }

    @Test
    void rightOnTwoDaysItIsPutRight() {
        diary.practise(MONDAY_NIGHT, CALL, 2, false);
        diary.practise(MONDAY_NIGHT.plus(MINUTE), CALL, 2, true);
        diary.practise(TUESDAY_NIGHT, CALL, 2, true);

        assertThat(mistakes()).isEmpty();
    }

    @Test
    void theDaysAreTheLearnersOwn() {
        Instant beforeMidnightInTokyo = Instant.parse("2026-11-16T14:59:00Z");
        diary.practise(beforeMidnightInTokyo, CALL, 2, false);
        diary.practise(beforeMidnightInTokyo, CALL, 2, true);
        diary.practise(beforeMidnightInTokyo.plus(MINUTE), CALL, 2, true);

        assertThat(mistakes()).hasSize(1);
        assertThat(mistakes(ZoneId.of("Asia/Tokyo"))).isEmpty();
    }

    @Test
    void aWrongAnswerBeginsItAgain() {
        diary.practise(MONDAY_NIGHT, CALL, 2, false);
        diary.practise(MONDAY_NIGHT.plus(MINUTE), CALL, 2, true);
        diary.practise(TUESDAY_NIGHT, CALL, 2, false);

        assertThat(mistakes()).singleElement().satisfies(mistake -> {
            assertThat(mistake.at()).isEqualTo(TUESDAY_NIGHT);
            assertThat(mistake.right()).isEmpty();
        });
    }

    @Test
    void theOldestMistakeComesFirst() {
        Attempt first = diary.practise(MONDAY_NIGHT, CALL, 2, false);
        Attempt second = diary.practise(MONDAY_NIGHT.plus(MINUTE), CALL, 3, false);
        assertThat(mistakes()).extracting(Mistake::position).containsExactly(first.position(), second.position());

        diary.practise(TUESDAY_NIGHT, CALL, 2, false);
        assertThat(mistakes()).extracting(Mistake::position).containsExactly(second.position(), first.position());
    }

    @Test
    void somebodyElsesMistakesAreTheirs() {
        diary.practise(MONDAY_NIGHT, CALL, 2, false);

        assertThat(database.get(Mistakes.class).of(new DatedAnswers(database).learner(), day(TUESDAY_NIGHT)))
                .isEmpty();
    }

    @Test
    void aGuestsMistakesGoAlongWhenTheySignIn() {
        diary.practise(MONDAY_NIGHT, CALL, 2, false);
        DatedAnswers account = new DatedAnswers(database);
        account.practise(MONDAY_NIGHT.plus(MINUTE), CALL, 3, false);
        database.get(LearnerRecords.class).move(diary.learner(), account.learner());

        assertThat(database.get(Mistakes.class).of(account.learner(), day(TUESDAY_NIGHT)))
                .extracting(Mistake::at)
                .containsExactly(MONDAY_NIGHT, MONDAY_NIGHT.plus(MINUTE));
    }

    @Test
    void whoeverIsForgottenHasNone() {
        diary.practise(MONDAY_NIGHT, CALL, 2, false);
        database.get(LearnerRecords.class).forget(diary.learner());

        assertThat(mistakes()).isEmpty();
    }
}
