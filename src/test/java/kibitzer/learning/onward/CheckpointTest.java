package kibitzer.learning.onward;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.DrillRound;
import kibitzer.learning.DrillScore;
import kibitzer.learning.DrillScores;
import kibitzer.learning.LessonProgress;
import org.junit.jupiter.api.Test;

class CheckpointTest {
    private static final Lessons LESSONS = Lessons.shipped();
    private static final LessonHistory NOTHING = new LessonHistory(Map.of());

    private static Course course(String folder) {
        return LESSONS.course(folder).orElseThrow();
    }

    private static List<DrillRound> rounds() {
        return IntStream.range(0, 50)
                .mapToObj(number -> new DrillRound(new UUID(number, 7)))
                .toList();
    }

    private static Map<String, LessonProgress> drilled(Lesson lesson, int right) {
        String id = lesson.id().text();
        return Map.of(
                id,
                new LessonProgress(
                        id,
                        Map.of(),
                        Map.of(
                                LessonHistory.DRILL,
                                new DrillScores(
                                        List.of(new DrillScore(DrillRound.fresh(), 10, right, Instant.EPOCH))))));
    }

    @Test
    void everyLessonOfASmallCourseIsAskedAndNoneTwiceRunning() {
        Course course = course("tricks/the-trick");
        assertThat(course.lessons()).hasSizeBetween(3, Checkpoint.QUESTIONS);
        for (DrillRound round : rounds()) {
            List<Lesson> asked = new Checkpoint(course).lessons(round, NOTHING);
            assertThat(asked).hasSize(Checkpoint.QUESTIONS).containsAll(course.lessons());
            IntStream.range(1, asked.size())
                    .forEach(next -> assertThat(asked.get(next)).isNotEqualTo(asked.get(next - 1)));
        }
    }

    @Test
    void theSameRoundAsksTheSame() {
        Checkpoint checkpoint = new Checkpoint(course("bridge/acol"));
        DrillRound round = new DrillRound(new UUID(3, 4));

        assertThat(checkpoint.lessons(round, NOTHING)).isEqualTo(checkpoint.lessons(round, NOTHING));
    }

    /** Who follows a link to a lesson, drills it and comes back finds the round as it was. */
    @Test
    void aDrillPassedSinceTheFirstAnswerDoesNotChangeTheRound() {
        Instant begun = Instant.EPOCH;
        for (String folder : List.of("tricks/the-trick", "bridge/acol")) {
            Checkpoint checkpoint = new Checkpoint(course(folder));
            for (DrillRound round : rounds()) {
                List<Lesson> asked = checkpoint.lessons(round, NOTHING);
                LessonHistory since = new LessonHistory(drilled(asked.getFirst(), 10));

                assertThat(checkpoint.lessons(round, since.before(begun))).isEqualTo(asked);
                assertThat(since.before(begun.plusMillis(1))).isEqualTo(since);
            }
        }
    }

    /** Of a long course half of the questions are on what is not passed: the one lesson that is, comes seldom. */
    @Test
    void whatWentWrongIsAskedMoreThanWhatIsPassed() {
        Course course = course("bridge/acol");
        assertThat(course.lessons()).hasSizeGreaterThan(Checkpoint.QUESTIONS);
        Lesson passed = course.lessons().getFirst();
        LessonHistory done = new LessonHistory(drilled(passed, 10));

        long times = rounds().stream()
                .filter(round -> new Checkpoint(course).lessons(round, done).contains(passed))
                .count();
        long timesOfAnother = rounds().stream()
                .filter(round -> new Checkpoint(course)
                        .lessons(round, done)
                        .contains(course.lessons().get(1)))
                .count();
        assertThat(times).isLessThan(timesOfAnother);
    }

    @Test
    void everyCourseEndsWithACheckpoint() {
        assertThat(LESSONS.courses())
                .allSatisfy(course -> assertThat(Checkpoint.of(course))
                        .as(course.head().folder())
                        .isPresent());
    }

    /** What coon-can changes is asked beside what it leaves of rummy. */
    @Test
    void aSingleLessonIsMixedWithWhatItBuildsOn() {
        Course course = course("rummy/coon-can");
        Lesson lesson = course.lessons().getFirst();
        assertThat(course.lessons()).hasSize(1);
        for (DrillRound round : rounds()) {
            List<Lesson> asked = new Checkpoint(course).lessons(round, NOTHING);
            assertThat(asked).hasSize(Checkpoint.QUESTIONS).containsAll(course.before());
            assertThat(asked).filteredOn(lesson::equals).hasSize(Checkpoint.QUESTIONS / 2);
        }
    }

    @Test
    void everyQuestionOfEveryCourseCanBeDealt() {
        DrillRound round = new DrillRound(new UUID(1, 2));
        LESSONS.courses().stream()
                .flatMap(course -> Checkpoint.of(course).stream())
                .forEach(checkpoint -> {
                    List<Lesson> asked = checkpoint.lessons(round, NOTHING);
                    assertThat(Checkpoint.question(asked.getFirst(), round, 1)
                                    .advice()
                                    .best())
                            .as(checkpoint.id())
                            .isNotEmpty();
                });
    }
}
