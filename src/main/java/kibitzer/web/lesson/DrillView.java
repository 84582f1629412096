package kibitzer.web.lesson;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.Optional;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.lesson.Part;
import kibitzer.learning.Attempts;
import kibitzer.learning.Place;
import kibitzer.learning.Readings;
import kibitzer.learning.onward.LessonHistory;
import kibitzer.marking.Citations;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.Desk;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.round.RoundResults;
import kibitzer.web.visitor.Visitor;

/** One round of a lesson's drill, question by question, and how it went. Round and question stand in the address. */
@UnderMenu(MenuEntry.LESSONS)
@Route("drill/:id*")
public class DrillView extends Page implements BeforeEnterObserver {

    /** A round is found again among so many of the learner's latest answers. */
    private static final int LOOK_BACK = 500;

    private final transient Lessons lessons;
    private final transient Desk desk;
    private final transient Attempts attempts;
    private final transient Readings readings;
    private final transient Visitor visitor;
    private final transient Citations citations;
    private final transient OnwardLink onward;
    private boolean goesOn;

    DrillView(
            Lessons lessons,
            Desk desk,
            Attempts attempts,
            Readings readings,
            Visitor visitor,
            Citations citations,
            OnwardLink onward) {
        this.onward = onward;
        this.citations = citations;
        this.lessons = lessons;
        this.desk = desk;
        this.attempts = attempts;
        this.readings = readings;
        this.visitor = visitor;
    }

    static RouterLink link(Lesson lesson, RoundAddress address) {
        RouterLink link = new RouterLink("", DrillView.class, LessonView.address(lesson));
        link.setQueryParameters(address.query());
        return link;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        String id = event.getRouteParameters().get("id").orElse("");
        Optional<Lesson> lesson = LessonId.find(id).flatMap(lessons::find);
        Optional<Part.Drill> drill = lesson.flatMap(Lesson::drill);
        if (drill.isEmpty()) {
            PageNotFound.tell(event, "There is no drill called " + id + ".");
            return;
        }
        Optional<RoundAddress> address = RoundAddress.read(event.getLocation().getQueryParameters());
        if (address.isEmpty()) {
            event.forwardTo(
                    DrillView.class,
                    LessonView.address(lesson.get()),
                    RoundAddress.fresh().query());
            return;
        }
        readings.at(visitor.learner(), id, drill.get().id());
        RoundResults results =
                RoundResults.of(address.get().round(), attempts.of(visitor.learner(), Optional.empty(), LOOK_BACK));
        begin(lesson.get().head().title());
        if (address.get().question() > drill.get().questions()) {
            boolean passed = results.right() >= drill.get().pass();
            add(new DrillSummary(
                    lesson.get(),
                    drill.get(),
                    address.get(),
                    results,
                    passed ? onward.after(lesson.get().id()) : Optional.empty(),
                    lessons.next(lesson.get().id()).filter(next -> !passed),
                    citations));
        } else {
            ask(lesson.get(), drill.get(), address.get(), results);
        }
        goesOn = false;
    }

    private void ask(Lesson lesson, Part.Drill drill, RoundAddress address, RoundResults results) {
        QuestionPanel<?, ?> panel = RoundQuestion.lay(
                desk,
                drill.question(address.round().seed(), address.question()),
                new Place.DrillQuestion(lesson.id().text(), LessonHistory.DRILL, address.round(), address.question()),
                drill.questions(),
                results);
        panel.addNextListener(next -> go(lesson, address.next()));
        RouterLink whole = link(lesson, address.at(drill.questions() + 1));
        add(
                panel,
                RoundQuestion.ways(
                        address,
                        results,
                        whole,
                        new RouterLink("Back to the lesson", LessonView.class, LessonView.address(lesson))));
        if (goesOn) {
            panel.takeFocus();
        }
    }

    private void go(Lesson lesson, RoundAddress address) {
        goesOn = true;
        getUI().ifPresent(ui -> ui.navigate(DrillView.class, LessonView.address(lesson), address.query()));
    }
}
