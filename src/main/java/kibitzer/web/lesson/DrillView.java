package kibitzer.web.lesson;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.lesson.Part;
import kibitzer.decisions.Decision;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.DrillRound;
import kibitzer.learning.Place;
import kibitzer.learning.Readings;
import kibitzer.learning.onward.Done;
import kibitzer.marking.Question;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.Desk;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.round.RoundProgress;
import kibitzer.web.round.RoundResults;
import kibitzer.web.visitor.Visitor;

/** One round of a lesson's drill, question by question, and how it went. Round and question stand in the address. */
@UnderMenu(MenuEntry.LESSONS)
@Route("drill/:id*")
public class DrillView extends Page implements BeforeEnterObserver {

    private static final String ROUND = "round";
    private static final String QUESTION = "question";
    /** A round is found again among so many of the learner's latest answers. */
    private static final int LOOK_BACK = 500;

    private final transient Lessons lessons;
    private final transient Desk desk;
    private final transient Attempts attempts;
    private final transient Readings readings;
    private final transient Visitor visitor;
    private boolean goesOn;

    DrillView(Lessons lessons, Desk desk, Attempts attempts, Readings readings, Visitor visitor) {
        this.lessons = lessons;
        this.desk = desk;
        this.attempts = attempts;
        this.readings = readings;
        this.visitor = visitor;
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
        QueryParameters query = event.getLocation().getQueryParameters();
        Optional<DrillRound> round = query.getSingleParameter(ROUND).flatMap(DrillView::round);
        if (round.isEmpty()) {
            event.forwardTo(DrillView.class, LessonView.address(lesson.get()), query(DrillRound.fresh(), 1));
            return;
        }
        readings.at(visitor.learner(), id, drill.get().id());
        int question = query.getSingleParameter(QUESTION)
                .filter(text -> text.matches("\\d{1,3}"))
                .map(Integer::parseInt)
                .orElse(1);
        RoundResults results =
                RoundResults.of(round.get(), attempts.of(visitor.learner(), Optional.empty(), LOOK_BACK));
        begin(lesson.get().head().title());
        if (question > drill.get().questions()) {
            add(new DrillSummary(
                    lesson.get(),
                    drill.get(),
                    results,
                    lessons.next(lesson.get().id())));
        } else {
            ask(lesson.get(), drill.get(), drill.get().decision(), round.get(), Math.max(1, question), results);
        }
        goesOn = false;
    }

    private static Optional<DrillRound> round(String text) {
        try {
            return Optional.of(new DrillRound(UUID.fromString(text)));
        } catch (IllegalArgumentException notARound) {
            return Optional.empty();
        }
    }

    private <P, A> void ask(
            Lesson lesson,
            Part.Drill drill,
            Decision<P, A> decision,
            DrillRound round,
            int number,
            RoundResults results) {
        Question<P, A> question = Question.dealt(decision, drill.request(round.seed(), number));
        QuestionPanel<P, A> panel = desk.lay(
                question, new Place.DrillQuestion(lesson.id().text(), Done.DRILL, round, number), Optional.empty());
        panel.setProgress(new RoundProgress(number, drill.questions(), results));
        panel.setNext(number < drill.questions() ? "Next question" : "See how it went");
        panel.addNextListener(next -> go(lesson, round, number + 1));
        results.answer(number).ifPresent(before -> show(panel, before));
        add(panel, new RouterLink("Back to the lesson", LessonView.class, LessonView.address(lesson)));
        if (goesOn) {
            panel.takeFocus();
        }
    }

    /** A question answered before, in this round, shows its verdict again. */
    private static <P, A> void show(QuestionPanel<P, A> panel, Attempt before) {
        A answer = panel.question().decision().answerKind().json().read(before.answer());
        panel.show(new PanelState.Marked<>(panel.question().mark(answer)));
    }

    private void go(Lesson lesson, DrillRound round, int question) {
        goesOn = true;
        getUI().ifPresent(ui -> ui.navigate(DrillView.class, LessonView.address(lesson), query(round, question)));
    }

    private static QueryParameters query(DrillRound round, int question) {
        return QueryParameters.simple(Map.of(ROUND, round.id().toString(), QUESTION, String.valueOf(question)));
    }
}
