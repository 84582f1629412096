package kibitzer.web.views;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import java.util.Map;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.learning.DrillScore;
import kibitzer.learning.LessonProgress;
import kibitzer.learning.Progress;
import kibitzer.web.Visitor;

/** Every lesson, game by game in reading order, with what the learner has done in each. */
@Route(value = "lessons", layout = Frame.class)
public class LessonsView extends Page {

    LessonsView(Lessons shelf, Syllabus syllabus, Progress progress, Visitor visitor) {
        begin("Lessons");
        lead("Each is short, says one thing, and ends with hands of your own to decide.");
        Map<String, LessonProgress> done = progress.lessons(visitor.learner());
        Map<String, List<Lesson>> folders = shelf.courses();
        folders.forEach((folder, lessons) -> {
            add(styled(new H2(title(folder, folders, syllabus)), "kb-heading"));
            OrderedList tiles = styled(new OrderedList(), "kb-tiles");
            lessons.forEach(lesson -> tiles.add(tile(lesson, done)));
            add(tiles);
        });
        if (folders.isEmpty()) {
            add(styled(new Paragraph("No lesson is written yet. Practice is open."), "kb-note"));
        }
    }

    /** The game; "Contract Bridge: Acol" for each of several courses on one game. */
    private static String title(String folder, Map<String, List<Lesson>> courses, Syllabus syllabus) {
        String id = game(courses.getOrDefault(folder, List.of()));
        String name = syllabus.games().find(id).map(Game::name).orElse(id);
        boolean severalCourses = courses.values().stream()
                        .filter(lessons -> game(lessons).equals(id))
                        .count()
                > 1;
        String course = SystemName.of(folder.substring(folder.lastIndexOf('/') + 1));
        return severalCourses && !course.equalsIgnoreCase(name) ? name + ": " + course : name;
    }

    private static String game(List<Lesson> course) {
        return course.stream().map(lesson -> lesson.head().game()).findFirst().orElse("");
    }

    private static ListItem tile(Lesson lesson, Map<String, LessonProgress> done) {
        ListItem tile = styled(
                new ListItem(
                        styled(
                                new RouterLink(lesson.head().title(), LessonView.class, LessonView.address(lesson)),
                                "kb-tile-title"),
                        styled(new Paragraph("About " + lesson.head().minutes() + " minutes"), "kb-tile-note")),
                "kb-tile");
        LessonProgress progress = done.get(lesson.id().text());
        if (progress != null) {
            tile.add(badge(lesson, progress));
        }
        return tile;
    }

    private static Span badge(Lesson lesson, LessonProgress progress) {
        int pass = lesson.drill().map(drill -> drill.pass()).orElse(Integer.MAX_VALUE);
        int best = progress.drill(DrillView.ONLY).best().map(DrillScore::right).orElse(0);
        Span badge = styled(
                new Span(best >= pass ? "✓ passed, " + best + " right" : best > 0 ? "best " + best : "begun"),
                "kb-badge");
        badge.getElement().setAttribute("data-kind", best >= pass ? "best" : "acceptable");
        return badge;
    }
}
