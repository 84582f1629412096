package kibitzer.web.picture;

import com.vaadin.flow.component.html.Span;
import java.util.Optional;
import java.util.OptionalDouble;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.learning.onward.Checkpoint;
import kibitzer.learning.onward.LessonHistory;
import kibitzer.learning.progress.LessonMastery;

/**
 * How far a learner has come with the lessons, as the pages tell it.
 *
 * @param done what was done
 */
public record LessonsStudied(LessonHistory done) {
    private static final int HUNDRED = 100;

    /** "✓ passed, 9 right"; empty for a lesson that was not touched. */
    public Optional<Span> badge(Lesson lesson) {
        return badge(lesson, OptionalDouble.empty());
    }

    /** The same where it is known how well it is mastered now: what was passed may have faded. */
    public Optional<Span> badge(Lesson lesson, OptionalDouble mastery) {
        int best = done.best(lesson);
        if (done.isPassed(lesson)) {
            return mastery.orElse(1) < LessonMastery.FADED
                    ? Optional.of(badge("↻ passed once, faded", "acceptable"))
                    : Optional.of(badge("✓ passed, " + best + " right", "best"));
        }
        if (done.isKnown(lesson)) {
            return Optional.of(badge("✓ known", "best"));
        }
        return done.isBegun(lesson)
                ? Optional.of(badge(best > 0 ? "best " + best : "begun", "acceptable"))
                : Optional.empty();
    }

    /** Empty for a checkpoint that was not tried. */
    public Optional<Span> badge(Checkpoint checkpoint) {
        int best = done.best(checkpoint);
        return best == 0
                ? Optional.empty()
                : Optional.of(
                        done.isPassed(checkpoint)
                                ? badge("✓ passed, " + best + " right", "best")
                                : badge("best " + best, "acceptable"));
    }

    private static Span badge(String words, String kind) {
        Span badge = new Span(words);
        badge.addClassName("kb-badge");
        badge.getElement().setAttribute("data-kind", kind);
        return badge;
    }

    /** "mastered 66 of 100", as a bar. */
    public static Meter mastery(double mastery) {
        return new Meter(mastery, "mastered " + Math.round(mastery * HUNDRED) + " of 100");
    }

    /** "3 of 14 passed, 5 begun", as a bar. */
    public Meter meter(Course course) {
        long passed = course.lessons().stream().filter(done::isPassed).count();
        long begun = course.lessons().stream().filter(done::isBegun).count();
        long known = course.lessons().stream()
                .filter(lesson -> done.isKnown(lesson) && !done.isPassed(lesson))
                .count();
        int all = course.lessons().size();
        return new Meter(
                (passed + known) / (double) all,
                passed + " of " + all + " passed" + (known > 0 ? ", " + known + " known" : "")
                        + (begun > passed ? ", " + begun + " begun" : ""));
    }
}
