package kibitzer.learning.onward;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.lesson.Part;

/**
 * What comes next: the lesson last read until its drill is passed, then the lessons after it in its course, those before it that were
 * left out, the course's checkpoint, then the course that builds on this one or the next of its family.
 *
 * @param done what the learner has done
 */
public record WayOn(Lessons lessons, LessonHistory done) {

    /** @param last the lesson that was last read; empty where none was */
    public Optional<NextStep> from(Optional<LessonId> last) {
        return last.flatMap(lessons::find)
                .or(this::anyBegun)
                .flatMap(lesson -> lessons.course(lesson.id().folder())
                        .flatMap(course ->
                                in(course, lesson).or(() -> after(course).flatMap(this::in))));
    }

    /** In a course from its first lesson on; empty where all of it is done. */
    public Optional<NextStep> in(Course course) {
        return in(course, course.lessons().getFirst());
    }

    private Optional<NextStep> in(Course course, Lesson from) {
        List<Lesson> all = course.lessons();
        int at = course.place(from.id()) - 1;
        return Stream.concat(all.subList(at, all.size()).stream(), all.subList(0, at).stream())
                .filter(lesson -> !done.isSettled(lesson))
                .findFirst()
                .map(this::step)
                .or(() -> Checkpoint.of(course)
                        .filter(checkpoint -> !done.isPassed(checkpoint))
                        .map(NextStep.Mixed::new));
    }

    private NextStep step(Lesson lesson) {
        if (!done.isBegun(lesson)) {
            return new NextStep.Begin(lesson);
        }
        List<Part.Ask> questions = lesson.questions();
        for (int number = 1; number <= questions.size(); number++) {
            if (!done.isAnswered(lesson, number)) {
                return new NextStep.Answer(lesson, questions.get(number - 1), number);
            }
        }
        return new NextStep.Drill(lesson);
    }

    private Optional<Lesson> anyBegun() {
        return lessons.courses().stream()
                .flatMap(course -> course.lessons().stream())
                .filter(done::isBegun)
                .findFirst();
    }

    /** The course that builds on one that is passed: whose first lesson comes after one of its lessons; else the next of the family. */
    private Optional<Course> after(Course passed) {
        List<Course> open = lessons.courses().stream()
                .filter(course -> !done.isSettled(course))
                .toList();
        return open.stream()
                .filter(course -> course.lessons().getFirst().head().after().stream()
                        .anyMatch(before -> before.folder().equals(passed.head().folder())))
                .findFirst()
                .or(() -> open.stream()
                        .filter(course ->
                                course.head().family().equals(passed.head().family()))
                        .findFirst());
    }
}
