package kibitzer.web.picture;

import com.vaadin.flow.component.html.Span;
import java.util.Map;
import java.util.Optional;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.learning.DrillScore;
import kibitzer.learning.LessonProgress;
import kibitzer.web.lesson.DrillView;

/**
 * How far a learner has come with the lessons, as the pages tell it.
 *
 * @param done by the lesson's id, what was done in it
 */
public record Studied(Map<String, LessonProgress> done) {
    public Studied {
        done = Map.copyOf(done);
    }

    public boolean isBegun(Lesson lesson) {
        return done.containsKey(lesson.id().text());
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

    /** "✓ passed, 9 right"; empty for a lesson that was not touched. */
    public Optional<Span> badge(Lesson lesson) {
        if (!isBegun(lesson)) {
            return Optional.empty();
        }
        boolean passed = isPassed(lesson);
        int best = best(lesson);
        Span badge = new Span(passed ? "✓ passed, " + best + " right" : best > 0 ? "best " + best : "begun");
        badge.addClassName("kb-badge");
        badge.getElement().setAttribute("data-kind", passed ? "best" : "acceptable");
        return Optional.of(badge);
    }

    /** "3 of 14 passed, 5 begun", as a bar. */
    public Meter meter(Course course) {
        long passed = course.lessons().stream().filter(this::isPassed).count();
        long begun = course.lessons().stream().filter(this::isBegun).count();
        int all = course.lessons().size();
        return new Meter(
                passed / (double) all,
                passed + " of " + all + " passed" + (begun > passed ? ", " + begun + " begun" : ""));
    }

    private int best(Lesson lesson) {
        return Optional.ofNullable(done.get(lesson.id().text()))
                .flatMap(progress -> progress.drill(DrillView.ONLY).best())
                .map(DrillScore::right)
                .orElse(0);
    }
}
