package kibitzer.learning.onward;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.learning.DrillScore;
import kibitzer.learning.DrillScores;
import kibitzer.learning.LessonProgress;

/**
 * What a learner has done of the lessons.
 *
 * @param lessons by the lesson's id, what was done in it; one that was not touched is not here
 * @param known the ids of lessons that are known without having been read
 */
public record LessonHistory(Map<String, LessonProgress> lessons, Set<String> known) {
    /** A lesson has one drill, at its end. */
    public static final int DRILL = 1;

    public LessonHistory {
        lessons = Map.copyOf(lessons);
        known = Set.copyOf(known);
    }

    /** Where nothing was found to be known beside. */
    public LessonHistory(Map<String, LessonProgress> lessons) {
        this(lessons, Set.of());
    }

    /** The same without the rounds of drills that were still answered at a time or after it. */
    public LessonHistory before(Instant time) {
        return new LessonHistory(
                lessons.entrySet().stream()
                        .collect(Collectors.toMap(Map.Entry::getKey, entry -> before(entry.getValue(), time))),
                known);
    }

    private static LessonProgress before(LessonProgress progress, Instant time) {
        Map<Integer, DrillScores> drills = progress.drills().entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        drill -> new DrillScores(drill.getValue().rounds().stream()
                                .filter(round -> round.at().isBefore(time))
                                .toList())));
        return new LessonProgress(progress.lesson(), progress.questions(), drills);
    }

    public boolean isBegun(Lesson lesson) {
        return lessons.containsKey(lesson.id().text());
    }

    /** Whether anything of it was begun or is known. */
    public boolean isTouched(Course course) {
        return course.lessons().stream().anyMatch(lesson -> isBegun(lesson) || isKnown(lesson));
    }

    /** Whether its drill has been passed once. */
    public boolean isPassed(Lesson lesson) {
        // Most lessons of a list were not begun: theirs need not be read for it.
        return isBegun(lesson)
                && lesson.drill().filter(drill -> best(lesson) >= drill.pass()).isPresent();
    }

    /** Whether it is known without having been read. */
    public boolean isKnown(Lesson lesson) {
        return known.contains(lesson.id().text());
    }

    /** Whether one need not go back to it: its drill is passed, or it is known. */
    public boolean isSettled(Lesson lesson) {
        return isKnown(lesson) || isPassed(lesson);
    }

    /** Whether a checkpoint has been passed once. */
    public boolean isPassed(Checkpoint checkpoint) {
        return best(checkpoint) >= Checkpoint.PASS;
    }

    /** The most right answers of a round of a checkpoint. */
    public int best(Checkpoint checkpoint) {
        return best(checkpoint.id());
    }

    /** Whether all of a course is behind the learner, its checkpoint too. */
    public boolean isSettled(Course course) {
        return course.lessons().stream().allMatch(this::isSettled)
                && Checkpoint.of(course).stream().allMatch(this::isPassed);
    }

    /** Whether a question of it was answered, right or wrong; counted from 1. */
    public boolean isAnswered(Lesson lesson, int question) {
        return progress(lesson).flatMap(progress -> progress.question(question)).isPresent();
    }

    /** The most right answers of a round of its drill. */
    public int best(Lesson lesson) {
        return best(lesson.id().text());
    }

    private int best(String drilled) {
        return Optional.ofNullable(lessons.get(drilled))
                .flatMap(progress -> progress.drill(DRILL).best())
                .map(DrillScore::right)
                .orElse(0);
    }

    private Optional<LessonProgress> progress(Lesson lesson) {
        return Optional.ofNullable(lessons.get(lesson.id().text()));
    }
}
