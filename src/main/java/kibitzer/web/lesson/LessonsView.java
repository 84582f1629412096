package kibitzer.web.lesson;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.decisions.ask.HowMany;
import kibitzer.learning.Readings;
import kibitzer.learning.onward.LessonsDone;
import kibitzer.learning.onward.WayOn;
import kibitzer.web.page.ListSearch;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.page.Shelf;
import kibitzer.web.page.Tile;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.page.WantedWords;
import kibitzer.web.picture.LessonsStudied;
import kibitzer.web.table.CardPicture;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.words.FamilyName;
import kibitzer.web.words.FamilyPicture;

/**
 * Every course, family by family in reading order, with how far the learner has come in each; the families that they have begun
 * come first, unfolded.
 */
@UnderMenu(MenuEntry.LESSONS)
@Route(Paths.LESSONS)
public class LessonsView extends Page {
    private static final int HOUR = 60;

    private final Div found = new Div();

    LessonsView(Lessons shelf, LessonsDone done, Readings readings, Visitor visitor) {
        begin("Lessons");
        lead("Each is short, says one thing, and ends with hands of your own to decide.");
        LessonsStudied studied = new LessonsStudied(done.of(visitor.learner()));
        if (!studied.done().lessons().isEmpty()) {
            new WayOn(shelf, studied.done())
                    .from(readings.last(visitor.learner()).flatMap(last -> LessonId.find(last.lesson())))
                    .ifPresent(next -> add(styled(
                            new Div(styled(GoOnLink.to(next), "kb-button", "kb-button-first")),
                            "kb-actions",
                            "kb-go-on")));
        }
        Map<String, List<Course>> families = shelf.courses().stream()
                .collect(Collectors.groupingBy(
                        course -> course.head().family(), LinkedHashMap::new, Collectors.toList()));
        Set<String> begun = families.entrySet().stream()
                .filter(family -> family.getValue().stream().anyMatch(studied.done()::isTouched))
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
        String first = families.keySet().iterator().next();
        Runnable everything = () -> families.entrySet().stream()
                .sorted(Comparator.comparing(family -> !begun.contains(family.getKey())))
                .forEach(family -> found.add(shelf(
                        family.getKey(),
                        family.getValue(),
                        begun.isEmpty() ? family.getKey().equals(first) : begun.contains(family.getKey()),
                        studied)));
        add(
                new ListSearch("Look for a lesson or a game", wanted -> {
                            found.removeAll();
                            if (wanted.isEmpty()) {
                                everything.run();
                            } else {
                                show(wanted, shelf, studied);
                            }
                        })
                        .inAddressOf(Paths.LESSONS),
                found);
        everything.run();
    }

    private void show(WantedWords wanted, Lessons shelf, LessonsStudied studied) {
        OrderedList tiles = styled(new OrderedList(), "kb-tiles");
        shelf.courses()
                .forEach(course -> course.lessons().stream()
                        .filter(lesson -> wanted.areIn(
                                lesson.head().title(),
                                course.head().title(),
                                FamilyName.of(course.head().family())))
                        .forEach(lesson -> tiles.add(tile(lesson, course, studied))));
        long lessons = tiles.getChildren().count();
        Paragraph count = styled(
                new Paragraph(lessons == 0 ? "No lesson has these words." : HowMany.of(lessons, "lesson")), "kb-soft");
        count.getElement().setAttribute("role", "status");
        found.add(count, tiles);
    }

    private static Tile tile(Lesson lesson, Course course, LessonsStudied studied) {
        Tile tile = new Tile(
                new RouterLink(lesson.head().title(), LessonView.class, LessonView.address(lesson)),
                course.head().title());
        studied.badge(lesson).ifPresent(tile::add);
        return tile;
    }

    private static Shelf shelf(String family, List<Course> courses, boolean unfolded, LessonsStudied studied) {
        OrderedList tiles = styled(new OrderedList(), "kb-tiles");
        courses.forEach(course -> tiles.add(tile(course, studied)));
        int lessons =
                courses.stream().mapToInt(course -> course.lessons().size()).sum();
        Shelf shelf = new Shelf(Paths.LESSONS, family, FamilyName.of(family), lessons + " lessons", unfolded, tiles);
        FamilyPicture.of(family).map(CardPicture::new).ifPresent(shelf::pictured);
        return shelf;
    }

    /** A course of one lesson leads straight to it. */
    private static Tile tile(Course course, LessonsStudied studied) {
        Lesson first = course.lessons().getFirst();
        boolean alone = course.lessons().size() == 1;
        RouterLink link = alone
                ? new RouterLink(course.head().title(), LessonView.class, LessonView.address(first))
                : CourseView.link(course);
        Tile tile = new Tile(
                        link,
                        course.head().about(),
                        (alone ? "1 lesson, " : course.lessons().size() + " lessons, ") + time(course))
                .pictured(new CardPicture(course.head().picture()));
        if (alone) {
            studied.badge(first).ifPresent(tile::add);
        } else if (studied.done().isTouched(course)) {
            tile.add(studied.meter(course));
        }
        return tile;
    }

    /** "about 8 minutes", "about 2 hours": to the half hour. */
    private static String time(Course course) {
        int minutes = course.minutes();
        if (minutes < HOUR) {
            return "about " + minutes + " minutes";
        }
        long halves = Math.round(2.0 * minutes / HOUR);
        return "about " + halves / 2 + (halves % 2 == 0 ? "" : "½") + (halves == 2 ? " hour" : " hours");
    }
}
