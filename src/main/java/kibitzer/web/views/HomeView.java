package kibitzer.web.views;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Optional;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.LessonReading;
import kibitzer.learning.Readings;
import kibitzer.web.Visitor;
import kibitzer.web.table.CardHand;
import kibitzer.web.table.CardText;

/** The first page: today's hand, where the learner was, where to begin. */
@Route(value = "", layout = Frame.class)
public class HomeView extends Page {

    HomeView(Clock clock, Lessons lessons, Readings readings, Visitor visitor) {
        begin("Kibitzer");
        lead("Learn to play cards well, from four old rule books.");
        Div tiles = styled(new Div(today(Today.of(LocalDate.now(clock)))), "kb-tiles");
        Optional<LessonReading> last = readings.last(visitor.learner());
        last.flatMap(reading -> LessonId.find(reading.lesson())
                        .flatMap(lessons::find)
                        .map(lesson -> whereYouWere(lesson, reading)))
                .or(() -> lessons.all().stream().findFirst().map(HomeView::startHere))
                .ifPresent(tiles::add);
        tiles.add(
                tile(
                        "Practice",
                        "Fresh hands without end, each marked with its reason.",
                        new RouterLink("Choose what to practise", PracticeListView.class)),
                tile(
                        "The library",
                        "Every game in the books: rules, relatives and pages.",
                        new RouterLink("Look for a game", LibraryView.class)),
                tile(
                        "What happens if",
                        "A card dropped, a lead out of turn, a revoke: what the laws provide.",
                        new RouterLink("Look up the laws", LawsView.class)),
                tile(
                        "Score sheet",
                        "Keep the score of a real table: rubbers of bridge, old and new.",
                        new RouterLink("Keep score", ScoreSheetView.class)));
        add(tiles);
    }

    private static Div today(Today today) {
        RouterLink play = styled(
                new RouterLink("Play it", PracticeView.class, PracticeView.parameters(today.decision())),
                "kb-button",
                "kb-button-first");
        play.setQueryParameters(Dealt.at(today.seed()).query());
        Div tile = styled(
                new Div(
                        styled(new H2("Today's hand"), "kb-tile-title"),
                        styled(
                                new Paragraph(new CardText(today.decision().title() + ". "
                                        + today.question().prompt().ask())),
                                "kb-tile-note")),
                "kb-tile",
                "kb-tile-first");
        today.hand().ifPresent(held -> tile.add(new CardHand(held.label(), held.cards())));
        tile.add(styled(new Div(play), "kb-actions"));
        return tile;
    }

    private static Div whereYouWere(Lesson lesson, LessonReading reading) {
        RouterLink on = new RouterLink("Go on", LessonView.class, LessonView.address(lesson));
        on.setQueryParameters(LessonView.at(reading.place()));
        return tile("Where you were", lesson.head().title(), on);
    }

    private static Div startHere(Lesson lesson) {
        return tile(
                "Start here",
                lesson.head().title() + ", about " + lesson.head().minutes() + " minutes",
                new RouterLink("Read the first lesson", LessonView.class, LessonView.address(lesson)));
    }

    private static Div tile(String title, String note, RouterLink link) {
        return styled(
                new Div(
                        styled(new H2(title), "kb-tile-title"),
                        styled(new Paragraph(note), "kb-tile-note"),
                        styled(new Div(styled(link, "kb-button")), "kb-actions")),
                "kb-tile");
    }
}
