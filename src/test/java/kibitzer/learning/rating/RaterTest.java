package kibitzer.learning.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.cards.Seed;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.Attempt;
import kibitzer.learning.DatedAnswers;
import kibitzer.learning.LearningDatabase;
import kibitzer.learning.Place;
import kibitzer.learning.Skill;
import kibitzer.learning.rating.Glicko2.Game;
import kibitzer.learning.rating.Ratings.Rated;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;

@ParameterizedClass
@EnumSource
@SharedFixture
class RaterTest {
    private static final Skill CLASS = new Skill(new DecisionId("poker/class"), Optional.empty());
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
    private static final Rating WON = Glicko2.after(Rating.UNKNOWN, List.of(new Game(Rating.UNKNOWN, 1)));

    private final LearningDatabase database;
    private final Rater rater;
    private final DatedAnswers diary;

    RaterTest(LearningDatabase database) {
        this.database = database;
        this.rater = database.get(Rater.class);
        this.diary = new DatedAnswers(database);
    }

    @BeforeEach
    void nothingIsKnownOfTheItem() {
        rater.rateWaiting();
        database.get(JdbcClient.class).sql("delete from item_rating").update();
    }

    private Optional<Rated> learner() {
        return Optional.ofNullable(
                database.get(Ratings.class).of(diary.learner()).get(CLASS));
    }

    private Optional<Rated> item() {
        return Optional.ofNullable(database.get(Ratings.class).ofItems().get(CLASS));
    }

    private void review(long seed, boolean right) {
        Place place = new Place.Review(seed);
        if (right) {
            diary.right(NOON, CLASS.deal(new Seed(seed)), place);
        } else {
            diary.wrong(NOON, CLASS.deal(new Seed(seed)), place);
        }
    }

    @Test
    void aFirstTryIsAGameBetweenLearnerAndItem() {
        review(1, true);
        rater.rateWaiting();

        assertThat(learner()).contains(new Rated(WON, 1));
        assertThat(item().orElseThrow().rating().rating()).isLessThan(1500);
    }

    @Test
    void aSecondTryAtTheSamePositionIsNotRated() {
        review(1, false);
        review(1, true);
        rater.rateWaiting();

        assertThat(learner().orElseThrow().answers()).isEqualTo(1);
        assertThat(learner().orElseThrow().rating().rating()).isLessThan(1500);
    }

    @Test
    void whoChoseTheThemeMovesHalfAsFar() {
        diary.practise(NOON, CLASS, 1, true);
        rater.rateWaiting();

        assertThat(learner().orElseThrow().rating()).isEqualTo(Rating.UNKNOWN.towards(WON, 0.5));
    }

    /** The book's own answer with one hint counts four fifths: more than a draw, less than a game that is won. */
    @Test
    void aHintTakesAPartOfWhatTheAnswerCounts() {
        diary.hinted(NOON, CLASS.deal(new Seed(1)), Place.Practice.dealt(1), 1);
        rater.rateWaiting();

        double withHint = learner().orElseThrow().rating().rating();
        assertThat(withHint).isGreaterThan(1500);
        assertThat(withHint).isLessThan(Rating.UNKNOWN.towards(WON, 0.5).rating());
    }

    @Test
    void aHintInALessonCostsNothing() {
        Attempt hinted = diary.hinted(NOON, CLASS.deal(new Seed(1)), new Place.LessonQuestion("poker/poker/01", 1), 3);

        assertThat(hinted.hints()).isZero();
        assertThat(hinted.credit()).isEqualTo(1);
    }

    /** The diary's answers are stored, and nobody is told of them. */
    @Test
    void whatWasStoredWhenTheProcessEndedIsRatedAtTheNextStart() {
        review(1, true);
        assertThat(learner()).isEmpty();

        rater.start();

        assertThat(learner()).isPresent();
    }

    @Test
    void everyAttemptIsRatedOnce() {
        review(1, true);
        rater.rateWaiting();
        Rated once = learner().orElseThrow();

        rater.rateWaiting();

        assertThat(learner()).contains(once);
    }
}
