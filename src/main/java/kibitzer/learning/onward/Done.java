package kibitzer.learning.onward;

import java.util.Map;
import java.util.Optional;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.learning.DrillScore;
import kibitzer.learning.LessonProgress;

/**
 * What a learner has done of the lessons.
 *
 * @param lessons by the lesson's id, what was done in it; one that was not touched is not here
 */
public record Done(Map<String, LessonProgress> lessons) {
    /** A lesson has one drill, at its end. */
    public static final int DRILL = 1;

    public Done {
        lessons = Map.copyOf(lessons);
    }

    public boolean isBegun(Lesson lesson) {
        return lessons.containsKey(lesson.id().text());
    }

    public boolean isBegun(Course course) {
        return course.lessons().stream().anyMatch(this::isBegun);
    }

    /** Whether its drill has been passed once. */
    public boolean isPassed(Lesson lesson) {
        // Most lessons of a list were not begun: theirs need not be read for it.
        return isBegun(lesson)
                && lesson.drill().filter(drill -> best(lesson) >= drill.pass()).isPresent();
    }

    /** Whether a question of it was answered, right or wrong; counted from 1. */
    public boolean isAnswered(Lesson lesson, int question) {
        return progress(lesson).flatMap(progress -> progress.question(question)).isPresent();
    }

    /** The most right answers of a round of its drill. */
    public int best(Lesson lesson) {
        return progress(lesson)
                .flatMap(progress -> progress.drill(DRILL).best())
                .map(DrillScore::right)
                .orElse(0);
    }

    private Optional<LessonProgress> progress(Lesson lesson) {
        return Optional.ofNullable(lessons.get(lesson.id().text()));
    }
}
