package kibitzer.learning;

import static kibitzer.learning.Elevens.RIGHT;
import static kibitzer.learning.Elevens.SEVEN_LED;
import static kibitzer.learning.Elevens.WRONG;
import static kibitzer.learning.Elevens.once;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import kibitzer.SharedFixture;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.marking.Grade;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource
@SharedFixture
class ProgressTest {
    private static final String LESSON = "bridge/leads/03-eleven";

    private final LearningDatabase database;
    private final Progress progress;
    private final LearnerId learner;

    ProgressTest(LearningDatabase database) {
        this.database = database;
        this.progress = database.get(Progress.class);
        this.learner = database.get(Learners.class).welcome().learner();
    }

    @Test
    void aLessonNobodyAnsweredInHasNoProgress() {
        assertThat(progress.lesson(learner, LESSON)).isEqualTo(LessonProgress.none(LESSON));
        assertThat(progress.lessons(learner)).isEmpty();
        assertThat(progress.rules(learner)).isEmpty();
    }

    @Test
    void aQuestionShowsTheBestOfItsAnswers() {
        answer(new Place.LessonQuestion(LESSON, 1), WRONG);
        answer(new Place.LessonQuestion(LESSON, 1), RIGHT);
        answer(new Place.LessonQuestion(LESSON, 1), WRONG);
        answer(new Place.LessonQuestion(LESSON, 3), WRONG);

        LessonProgress lesson = progress.lesson(learner, LESSON);

        assertThat(lesson.questions()).isEqualTo(Map.of(1, Grade.BEST, 3, Grade.WRONG));
        assertThat(lesson.question(2)).isEmpty();
    }

    @Test
    void aDrillShowsItsLastAndItsBestRound() {
        DrillRound good = drill(1, RIGHT, RIGHT, WRONG);
        DrillRound last = drill(1, WRONG, RIGHT);
        DrillRound other = drill(2, WRONG);

        LessonProgress lesson = progress.lesson(learner, LESSON);

        assertThat(lesson.drill(1).last()).hasValueSatisfying(score -> {
            assertThat(score.round()).isEqualTo(last);
            assertThat(score.answered()).isEqualTo(2);
            assertThat(score.right()).isEqualTo(1);
        });
        assertThat(lesson.drill(1).best()).hasValueSatisfying(score -> {
            assertThat(score.round()).isEqualTo(good);
            assertThat(score.answered()).isEqualTo(3);
            assertThat(score.right()).isEqualTo(2);
        });
        assertThat(lesson.drill(2).rounds()).extracting(DrillScore::round).containsExactly(other);
        assertThat(lesson.drill(3)).isEqualTo(DrillScores.none());
    }

    @Test
    void aDrillQuestionCountsOnceInItsRound() {
        Place.DrillQuestion place = new Place.DrillQuestion(LESSON, 1, DrillRound.fresh(), 1);
        Asking asking = new Asking(place.key(), place, Duration.ZERO);

        database.get(Attempts.class).answer(learner, SEVEN_LED, RIGHT, asking);
        database.get(Attempts.class).answer(learner, SEVEN_LED, RIGHT, asking);

        assertThat(progress.lesson(learner, LESSON).drill(1).last())
                .hasValueSatisfying(score -> assertThat(score.answered()).isEqualTo(1));
    }

    @Test
    void lessonsAndLearnersAreKeptApart() {
        answer(new Place.LessonQuestion(LESSON, 1), RIGHT);
        answer(new Place.LessonQuestion("bridge/leads/04-next", 2), WRONG);
        drill(1, RIGHT);
        answer(Place.Practice.dealt(1), RIGHT);
        LearnerId other = database.get(Learners.class).welcome().learner();

        Map<String, LessonProgress> lessons = progress.lessons(learner);

        assertThat(lessons.keySet()).containsExactly(LESSON, "bridge/leads/04-next");
        assertThat(lessons.get(LESSON)).isEqualTo(progress.lesson(learner, LESSON));
        assertThat(lessons.get("bridge/leads/04-next").questions()).isEqualTo(Map.of(2, Grade.WRONG));
        assertThat(progress.lessons(other)).isEmpty();
    }

    @Test
    void rulesAreCountedWhereverTheyWereAsked() {
        answer(new Place.LessonQuestion(LESSON, 1), RIGHT);
        answer(Place.Practice.dealt(1), WRONG);
        drill(1, RIGHT);

        assertThat(progress.rules(learner))
                .containsExactly(new RuleCount(new DecisionId("bridge/rule-of-eleven"), "leads.rule-of-eleven", 3, 2));
    }

    private void answer(Place place, int answer) {
        database.get(Attempts.class).answer(learner, SEVEN_LED, answer, once(place));
    }

    private DrillRound drill(int drill, int... answers) {
        DrillRound round = DrillRound.fresh();
        for (int question = 1; question <= answers.length; question++) {
            answer(new Place.DrillQuestion(LESSON, drill, round, question), answers[question - 1]);
        }
        return round;
    }
}
