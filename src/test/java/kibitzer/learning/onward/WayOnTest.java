package kibitzer.learning.onward;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.DrillRound;
import kibitzer.learning.DrillScore;
import kibitzer.learning.DrillScores;
import kibitzer.learning.LessonProgress;
import kibitzer.marking.Grade;
import org.junit.jupiter.api.Test;

class WayOnTest {
    private static final Lessons LESSONS = Lessons.shipped();
    private static final Course TRICK = LESSONS.course("tricks/the-trick").orElseThrow();
    private static final Lesson FIRST = TRICK.lessons().getFirst();
    private static final Lesson SECOND = TRICK.lessons().get(1);

    private final Map<String, LessonProgress> done = new HashMap<>();

    private Optional<NextStep> from(Lesson last) {
        return new WayOn(LESSONS, new Done(done)).from(Optional.of(last.id()));
    }

    private void answer(Lesson lesson, int questions) {
        done.put(
                lesson.id().text(),
                new LessonProgress(
                        lesson.id().text(),
                        IntStream.rangeClosed(1, questions).boxed().collect(Collectors.toMap(n -> n, n -> Grade.WRONG)),
                        Map.of()));
    }

    private void drill(Lesson lesson, int right) {
        done.put(
                lesson.id().text(),
                new LessonProgress(
                        lesson.id().text(),
                        Map.of(),
                        Map.of(
                                Done.DRILL,
                                new DrillScores(
                                        List.of(new DrillScore(DrillRound.fresh(), 6, right, Instant.EPOCH))))));
    }

    private void pass(Course course) {
        course.lessons()
                .forEach(lesson -> drill(lesson, lesson.drill().orElseThrow().pass()));
    }

    @Test
    void whoHasReadNothingIsLedNowhere() {
        assertThat(new WayOn(LESSONS, new Done(done)).from(Optional.empty())).isEmpty();
    }

    @Test
    void aLessonThatWasOnlyOpenedIsBegun() {
        assertThat(from(FIRST)).contains(new NextStep.Begin(FIRST));
    }

    /** A wrong answer is an answer: the verdict was read. */
    @Test
    void theFirstQuestionWithoutAnAnswerIsNext() {
        answer(FIRST, 2);

        assertThat(from(FIRST))
                .contains(new NextStep.Answer(FIRST, FIRST.questions().get(2), 3));
    }

    @Test
    void theDrillFollowsTheQuestions() {
        answer(FIRST, FIRST.questions().size());

        assertThat(from(FIRST)).contains(new NextStep.Drill(FIRST));
    }

    @Test
    void aDrillIsDoneOnceItIsPassedAndNotBefore() {
        int pass = FIRST.drill().orElseThrow().pass();

        drill(FIRST, pass);
        assertThat(from(FIRST)).contains(new NextStep.Begin(SECOND));
        drill(FIRST, pass - 1);
        assertThat(from(FIRST))
                .hasValueSatisfying(next -> assertThat(next.lesson()).isEqualTo(FIRST));
    }

    /** What was left out before the lesson last read comes after the rest of the course. */
    @Test
    void whatWasLeftOutComesLast() {
        pass(TRICK);
        done.remove(FIRST.id().text());

        assertThat(from(TRICK.lessons().getLast())).contains(new NextStep.Begin(FIRST));
    }

    /** Mini-bridge begins where the trick ends: its first lesson says so. */
    @Test
    void theCourseThatBuildsOnThisOneFollows() {
        pass(TRICK);

        assertThat(from(TRICK.lessons().getLast()))
                .hasValueSatisfying(
                        next -> assertThat(next.lesson().id().folder()).isEqualTo("bridge/mini-bridge"));
    }

    @Test
    void whoAnsweredWithoutOpeningALessonGoesOnInIt() {
        answer(FIRST, 1);

        assertThat(new WayOn(LESSONS, new Done(done)).from(Optional.empty()))
                .contains(new NextStep.Answer(FIRST, FIRST.questions().get(1), 2));
    }

    @Test
    void whoHasPassedEverythingIsLedNowhere() {
        LESSONS.courses().forEach(this::pass);

        assertThat(LESSONS.courses())
                .allSatisfy(course -> assertThat(new WayOn(LESSONS, new Done(done)).in(course))
                        .isEmpty());
        assertThat(new WayOn(LESSONS, new Done(done))
                        .from(LessonId.find(FIRST.id().text())))
                .isEmpty();
    }
}
