package kibitzer.web.lesson;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import java.util.Optional;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.Progress;
import kibitzer.learning.onward.Done;
import kibitzer.learning.onward.WayOn;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.Tile;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.picture.Studied;
import kibitzer.web.visitor.Visitor;

/** A course: its lessons in their order, with what the learner has done in each. */
@UnderMenu(MenuEntry.LESSONS)
@Route("course/:folder*")
public class CourseView extends Page implements BeforeEnterObserver {
    private final transient Lessons lessons;
    private final transient Progress progress;
    private final transient Visitor visitor;

    CourseView(Lessons lessons, Progress progress, Visitor visitor) {
        this.lessons = lessons;
        this.progress = progress;
        this.visitor = visitor;
    }

    public static RouterLink link(Course course) {
        return new RouterLink(
                course.head().title(),
                CourseView.class,
                new RouteParameters(new RouteParam("folder", course.head().folder())));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        String folder = event.getRouteParameters().get("folder").orElse("");
        Optional<Course> course = lessons.course(folder);
        if (course.isEmpty()) {
            PageNotFound.tell(event, "There is no course called " + folder + ".");
            return;
        }
        show(course.get(), new Studied(new Done(progress.lessons(visitor.learner()))));
    }

    private void show(Course course, Studied studied) {
        begin(course.head().title());
        lead(course.head().about());
        if (studied.done().isBegun(course)) {
            add(studied.meter(course));
        }
        new WayOn(lessons, studied.done())
                .in(course)
                .map(studied.done().isBegun(course) ? GoOnLink::to : GoOnLink::begin)
                .ifPresent(link ->
                        add(styled(new Div(styled(link, "kb-button", "kb-button-first")), "kb-actions", "kb-go-on")));
        OrderedList tiles = styled(new OrderedList(), "kb-tiles");
        course.lessons().forEach(lesson -> tiles.add(tile(course, lesson, studied)));
        add(
                tiles,
                styled(new Div(styled(new RouterLink("All courses", LessonsView.class), "kb-button")), "kb-actions"));
    }

    private static Tile tile(Course course, Lesson lesson, Studied studied) {
        Tile tile = new Tile(
                new RouterLink(lesson.head().title(), LessonView.class, LessonView.address(lesson)),
                "Lesson " + course.place(lesson.id()) + ", about "
                        + lesson.head().minutes() + " minutes");
        studied.badge(lesson).ifPresent(tile::add);
        return tile;
    }
}
