package kibitzer.web.lesson;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.RouterLink;
import java.util.Optional;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.LessonReading;
import kibitzer.learning.Readings;
import kibitzer.learning.onward.LessonsDone;
import kibitzer.learning.onward.WayOn;
import kibitzer.learning.review.Reviews;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.Paths;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import org.springframework.stereotype.Component;

/** The one filled button at the end of anything: on in the lessons, else to the review that is due; none where neither waits. */
@Component
public class OnwardLink {
    private final Lessons lessons;
    private final LessonsDone done;
    private final Readings readings;
    private final Reviews reviews;
    private final Visitor visitor;
    private final WallClock clock;

    OnwardLink(
            Lessons lessons, LessonsDone done, Readings readings, Reviews reviews, Visitor visitor, WallClock clock) {
        this.lessons = lessons;
        this.done = done;
        this.readings = readings;
        this.reviews = reviews;
        this.visitor = visitor;
        this.clock = clock;
    }

    /** From a lesson that is behind the learner. */
    Optional<RouterLink> after(LessonId lesson) {
        return from(Optional.of(lesson));
    }

    /** From the lesson that the learner read last. */
    public Optional<RouterLink> fromLastRead() {
        return from(readings.last(visitor.learner()).map(LessonReading::lesson).flatMap(LessonId::find));
    }

    /** The buttons of an end: the way on is filled, with another beside it, which is filled itself where nothing waits. */
    public static Div ways(Optional<RouterLink> onward, RouterLink beside) {
        Div ways = Page.styled(new Div(), "kb-actions");
        onward.ifPresent(ways::add);
        beside.addClassName("kb-button");
        beside.setClassName("kb-button-first", onward.isEmpty());
        ways.add(beside);
        return ways;
    }

    private Optional<RouterLink> from(Optional<LessonId> lesson) {
        return new WayOn(lessons, done.of(visitor.learner()))
                .from(lesson)
                .map(GoOnLink::to)
                .or(this::review)
                .map(link -> Page.styled(link, "kb-button", "kb-button-first"));
    }

    private Optional<RouterLink> review() {
        return reviews.queue(visitor.learner(), clock.today()).today().isEmpty()
                ? Optional.empty()
                : Optional.of(new PageLink("Review now", Paths.REVIEW_HAND));
    }
}
