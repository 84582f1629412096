package kibitzer.web.picture;

import com.vaadin.flow.component.html.Span;
import java.util.Optional;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.learning.onward.Done;

/**
 * How far a learner has come with the lessons, as the pages tell it.
 *
 * @param done what was done
 */
public record Studied(Done done) {

    /** "✓ passed, 9 right"; empty for a lesson that was not touched. */
    public Optional<Span> badge(Lesson lesson) {
        if (!done.isBegun(lesson)) {
            return Optional.empty();
        }
        boolean passed = done.isPassed(lesson);
        int best = done.best(lesson);
        Span badge = new Span(passed ? "✓ passed, " + best + " right" : best > 0 ? "best " + best : "begun");
        badge.addClassName("kb-badge");
        badge.getElement().setAttribute("data-kind", passed ? "best" : "acceptable");
        return Optional.of(badge);
    }

    /** "3 of 14 passed, 5 begun", as a bar. */
    public Meter meter(Course course) {
        long passed = course.lessons().stream().filter(done::isPassed).count();
        long begun = course.lessons().stream().filter(done::isBegun).count();
        int all = course.lessons().size();
        return new Meter(
                passed / (double) all,
                passed + " of " + all + " passed" + (begun > passed ? ", " + begun + " begun" : ""));
    }
}
