package kibitzer.web.lesson;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.onward.Checkpoint;
import kibitzer.learning.onward.CourseMap;
import kibitzer.learning.onward.KnownLessons;
import kibitzer.learning.onward.LessonsDone;
import kibitzer.learning.onward.WayOn;
import kibitzer.learning.progress.LessonMastery;
import kibitzer.learning.progress.Studies;
import kibitzer.learning.progress.Study;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.Tile;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.picture.LessonsStudied;
import kibitzer.web.table.CardPicture;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;

/** A course as a map: its lessons by what they build on, with what the learner has done in each, and its checkpoint. */
@UnderMenu(MenuEntry.LESSONS)
@Route("course/:folder*")
public class CourseView extends Page implements BeforeEnterObserver {
    /** Nobody needs ten questions to find their place among fewer lessons. */
    private static final int WORTH_PLACING = 4;

    private final transient Lessons lessons;
    private final transient LessonsDone done;
    private final transient KnownLessons known;
    private final transient Studies studies;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    CourseView(
            Lessons lessons, LessonsDone done, KnownLessons known, Studies studies, Visitor visitor, WallClock clock) {
        this.lessons = lessons;
        this.done = done;
        this.known = known;
        this.studies = studies;
        this.visitor = visitor;
        this.clock = clock;
    }

    static RouteParameters address(Course course) {
        return new RouteParameters(new RouteParam("folder", course.head().folder()));
    }

    public static RouterLink link(Course course) {
        return new RouterLink(course.head().title(), CourseView.class, address(course));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        String folder = event.getRouteParameters().get("folder").orElse("");
        Optional<Course> course = lessons.course(folder);
        if (course.isEmpty()) {
            PageNotFound.tell(event, "There is no course called " + folder + ".");
            return;
        }
        show(course.get());
    }

    private void show(Course course) {
        LessonsStudied studied = new LessonsStudied(done.of(visitor.learner()));
        begin(course.head().title());
        lead(course.head().about());
        add(styled(new Div(new CardPicture(course.head().picture())), "kb-course-picture"));
        course.head().today().ifPresent(today -> add(new BooksDay(today)));
        if (studied.done().isTouched(course)) {
            add(studied.meter(course));
        }
        Div actions = styled(new Div(), "kb-actions", "kb-go-on");
        new WayOn(lessons, studied.done())
                .in(course)
                .map(studied.done().isTouched(course) ? GoOnLink::to : GoOnLink::begin)
                .ifPresent(link -> actions.add(styled(link, "kb-button", "kb-button-first")));
        if (course.lessons().size() >= WORTH_PLACING && !studied.done().isSettled(course)) {
            actions.add(styled(PlacementView.link("Know some of it? Ten questions", course), "kb-button"));
        }
        add(actions, map(course, studied));
        add(styled(new Div(styled(new RouterLink("All courses", LessonsView.class), "kb-button")), "kb-actions"));
    }

    /** The lessons by what they build on, and the checkpoint behind them all. */
    private OrderedList map(Course course, LessonsStudied studied) {
        Study study = studies.of(visitor.learner(), clock.today());
        OrderedList steps = styled(new OrderedList(), "kb-course-map");
        for (List<Lesson> step : CourseMap.of(course).steps()) {
            UnorderedList tiles = styled(new UnorderedList(), "kb-tiles");
            step.forEach(lesson -> tiles.add(tile(course, lesson, studied, study)));
            steps.add(new ListItem(tiles));
        }
        Checkpoint.of(course).ifPresent(checkpoint -> {
            Tile tile = new Tile(
                    CheckpointView.link("Checkpoint", checkpoint),
                    CheckpointView.hands(checkpoint) + "; " + Checkpoint.PASS + " right pass");
            studied.badge(checkpoint).ifPresent(tile::add);
            steps.add(new ListItem(styled(new UnorderedList(tile), "kb-tiles")));
        });
        return steps;
    }

    private Tile tile(Course course, Lesson lesson, LessonsStudied studied, Study study) {
        Tile tile = new Tile(
                new RouterLink(lesson.head().title(), LessonView.class, LessonView.address(lesson)),
                "Lesson " + course.place(lesson.id()) + ", about "
                        + lesson.head().minutes() + " minutes");
        OptionalDouble mastery = LessonMastery.of(lesson, study);
        studied.badge(lesson, mastery).ifPresent(tile::add);
        mastery.ifPresent(now -> tile.add(LessonsStudied.mastery(now)));
        if (studied.done().isKnown(lesson) && !studied.done().isPassed(lesson)) {
            NativeButton back = styled(
                    new NativeButton("Not known after all", click -> {
                        known.forget(visitor.learner(), lesson);
                        removeAll();
                        show(course);
                    }),
                    "kb-tile-link");
            back.getElement()
                    .setAttribute(
                            "aria-label",
                            "Not known after all: " + lesson.head().title());
            tile.add(back);
        }
        return tile;
    }
}
