package kibitzer.web.home;

import static kibitzer.web.page.Page.styled;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.RouterLink;
import java.util.Map;
import java.util.Optional;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.lesson.Part;
import kibitzer.learning.Place;
import kibitzer.learning.daily.DailySet;
import kibitzer.web.lesson.CourseView;
import kibitzer.web.lesson.LessonView;
import kibitzer.web.lesson.LessonsView;
import kibitzer.web.page.Page;
import kibitzer.web.question.Desk;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.CardPicture;

/** For whoever has done nothing yet: three ways in, and the first question of the first lesson to be answered here and now. */
final class WaysIn {
    /** The class of a way in. */
    private static final String DOOR = "kb-door";

    private static final String WHAT_A_TRICK_IS =
            "Four players have each played a card. The first card says which suit counts, and the highest card of that suit wins.";

    private final Lessons lessons;
    private final Desk desk;

    WaysIn(Lessons lessons, Desk desk) {
        this.lessons = lessons;
        this.desk = desk;
    }

    void on(Page page, FirstLessons first, Optional<DailySet> set) {
        Div doors = styled(new Div(), "kb-doors");
        Optional<Lesson> lesson = first.ofAll();
        lesson.map(this::newToCards).ifPresent(doors::add);
        doors.add(teachMe());
        set.map(day -> new TodaysHands(day, Map.of(), DOOR, TodaysHands.open(day, Map.of())))
                .ifPresent(doors::add);
        page.add(doors);
        lesson.ifPresent(begun -> begun.questions().stream()
                .findFirst()
                .ifPresent(ask -> page.add(
                        styled(new H2("Or decide something at once"), "kb-heading"),
                        new Paragraph(WHAT_A_TRICK_IS),
                        firstQuestion(begun, ask))));
    }

    private Div newToCards(Lesson first) {
        String course = lessons.course(FirstLessons.FIRST_STEPS)
                .map(all -> all.lessons().size() + " short lessons, and you decide from the first page on.")
                .orElse("You decide from the first page on.");
        HomeTile door = new HomeTile(
                "I am new to cards",
                "Begin with one trick: four cards, and who wins. " + course,
                new RouterLink("Show me a trick", LessonView.class, LessonView.address(first)));
        lessons.course(FirstLessons.FIRST_STEPS)
                .map(all -> new CardPicture(all.head().picture()))
                .ifPresent(picture -> door.addComponentAtIndex(2, picture));
        return styled(door, HomeTile.FIRST);
    }

    /** The courses that somebody who plays asks for by name. */
    private Div teachMe() {
        Div asked = styled(new Div(), "kb-asked-for");
        lessons.courses()
                .forEach(course -> course.head().taught().ifPresent(taught -> {
                    RouterLink link = CourseView.link(course);
                    link.setText(taught);
                    asked.add(link);
                }));
        return styled(
                new Div(
                        styled(new H2("I play. Teach me ..."), "kb-tile-title"),
                        asked,
                        styled(
                                new Div(styled(new RouterLink("All courses", LessonsView.class), "kb-tile-link")),
                                "kb-actions")),
                "kb-tile");
    }

    private Div firstQuestion(Lesson lesson, Part.Ask ask) {
        QuestionPanel<?, ?> panel =
                desk.lay(ask.question(), new Place.LessonQuestion(lesson.id().text(), 1), ask.hint());
        Div on = styled(new Div(), "kb-actions");
        panel.addStateListener(state -> {
            if (panel.state() instanceof PanelState.Marked<?> && on.getComponentCount() == 0) {
                on.add(styled(
                        new RouterLink("Go on: " + lesson.head().title(), LessonView.class, LessonView.address(lesson)),
                        "kb-button",
                        "kb-button-first"));
            }
        });
        return styled(new Div(panel, on), "kb-first-question");
    }
}
