package kibitzer.learning.onward;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
        return new WayOn(LESSONS, new LessonHistory(done)).from(Optional.of(last.id()));
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
                                LessonHistory.DRILL,
                                new DrillScores(
                                        List.of(new DrillScore(DrillRound.fresh(), 6, right, Instant.EPOCH))))));
    }

    private static LessonId lesson(NextStep next) {
        return ((NextStep.InLesson) next).lesson().id();
    }

    private void passCheckpoint(Course course, int right) {
        done.put(
                course.head().folder(),
                new LessonProgress(
                        course.head().folder(),
                        Map.of(),
                        Map.of(
                                LessonHistory.DRILL,
                                new DrillScores(
                                        List.of(new DrillScore(DrillRound.fresh(), 10, right, Instant.EPOCH))))));
    }

    /** Lessons and checkpoint. */
    private void pass(Course course) {
        passLessons(course);
        passCheckpoint(course, Checkpoint.PASS);
    }

    private void passLessons(Course course) {
        course.lessons()
                .forEach(lesson -> drill(lesson, lesson.drill().orElseThrow().pass()));
    }

    @Test
    void whoHasReadNothingIsLedNowhere() {
        assertThat(new WayOn(LESSONS, new LessonHistory(done)).from(Optional.empty()))
                .isEmpty();
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
                .hasValueSatisfying(next -> assertThat(lesson(next)).isEqualTo(FIRST.id()));
    }

    /** What was left out before the lesson last read comes after the rest of the course. */
    @Test
    void whatWasLeftOutComesLast() {
        pass(TRICK);
        done.remove(FIRST.id().text());

        assertThat(from(TRICK.lessons().getLast())).contains(new NextStep.Begin(FIRST));
    }

    @Test
    void theCheckpointComesBehindTheLessonsUntilItIsPassed() {
        passLessons(TRICK);

        assertThat(from(TRICK.lessons().getLast())).contains(new NextStep.Mixed(new Checkpoint(TRICK)));
        passCheckpoint(TRICK, Checkpoint.PASS - 1);
        assertThat(from(TRICK.lessons().getLast())).contains(new NextStep.Mixed(new Checkpoint(TRICK)));
    }

    @Test
    void aLessonThatIsKnownIsPassedBy() {
        LessonHistory known = new LessonHistory(done, Set.of(FIRST.id().text()));

        assertThat(new WayOn(LESSONS, known).in(TRICK)).contains(new NextStep.Begin(SECOND));
        assertThat(known.isPassed(FIRST)).as("nobody says that it was read").isFalse();
    }

    /** Mini-bridge begins where the trick ends: its first lesson says so. */
    @Test
    void theCourseThatBuildsOnThisOneFollows() {
        pass(TRICK);

        assertThat(from(TRICK.lessons().getLast()))
                .hasValueSatisfying(next -> assertThat(lesson(next).folder()).isEqualTo("bridge/mini-bridge"));
    }

    @Test
    void whoAnsweredWithoutOpeningALessonGoesOnInIt() {
        answer(FIRST, 1);

        assertThat(new WayOn(LESSONS, new LessonHistory(done)).from(Optional.empty()))
                .contains(new NextStep.Answer(FIRST, FIRST.questions().get(1), 2));
    }

    @Test
    void whoHasPassedEverythingIsLedNowhere() {
        LESSONS.courses().forEach(this::pass);

        assertThat(LESSONS.courses())
                .allSatisfy(course -> assertThat(new WayOn(LESSONS, new LessonHistory(done)).in(course))
                        .isEmpty());
        assertThat(new WayOn(LESSONS, new LessonHistory(done))
                        .from(LessonId.find(FIRST.id().text())))
                .isEmpty();
    }
}
