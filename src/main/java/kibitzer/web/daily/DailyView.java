package kibitzer.web.daily;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import kibitzer.classroom.board.DailyBoards;
import kibitzer.learning.Attempt;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Place;
import kibitzer.learning.daily.DailyHands;
import kibitzer.learning.daily.DailyResults;
import kibitzer.learning.daily.DailySet;
import kibitzer.marking.Question;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.picture.DailyBoardTables;
import kibitzer.web.question.Desk;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.round.RoundProgress;
import kibitzer.web.round.RoundResults;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.Ago;

/** The hands of a day, one after the other; when all are answered, how it went and what the others said. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("daily/:day?")
public class DailyView extends Page implements BeforeEnterObserver {
    private static final String QUESTION = "question";

    private final transient DailyHands hands;
    private final transient DailyResults results;
    private final transient Desk desk;
    private final transient Visitor visitor;
    private final transient WallClock clock;
    private final transient DailyBoards boards;
    private boolean goesOn;

    DailyView(DailyHands hands, DailyResults results, Desk desk, Visitor visitor, WallClock clock, DailyBoards boards) {
        this.boards = boards;
        this.hands = hands;
        this.results = results;
        this.desk = desk;
        this.visitor = visitor;
        this.clock = clock;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        LearnerDay today = clock.today();
        String asked = event.getRouteParameters().get("day").orElse(today.date().toString());
        Optional<LocalDate> day = read(asked);
        if (day.isEmpty()) {
            PageNotFound.tell(event, "\"" + asked + "\" is no day; expected one such as " + today.date() + ".");
            return;
        }
        Optional<DailySet> set = hands.of(day.get(), today);
        if (set.isEmpty()) {
            PageNotFound.tell(
                    event,
                    day.get().isAfter(today.date())
                            ? "The hands of " + Ago.date(day.get()) + " are dealt when that day begins."
                            : "The daily hands begin on " + Ago.date(DailyHands.FIRST) + ".");
            return;
        }
        Map<Integer, Attempt> answers =
                results.of(visitor.learner(), day.get(), set.get().questions().keySet());
        begin((day.get().equals(today.date()) ? "Today's hands" : "The hands of a day") + ", " + Ago.date(day.get()));
        asked(event.getLocation().getQueryParameters(), set.get(), answers)
                .ifPresentOrElse(number -> ask(set.get(), number, answers), () -> {
                    add(new DailySummary(set.get(), answers, results));
                    if (day.get().equals(today.date())) {
                        showBoards(today);
                    }
                });
        add(styled(new Div(styled(new RouterLink("Other days", DailyArchiveView.class), "kb-button")), "kb-actions"));
        goesOn = false;
    }

    /** Of those classes in which the learner agreed to stand on one. */
    private void showBoards(LearnerDay today) {
        boards.of(visitor.learner(), today)
                .forEach(board -> add(
                        styled(new H2("In " + board.classroom().name()), "kb-heading"), new DailyBoardTables(board)));
    }

    private static Optional<LocalDate> read(String text) {
        try {
            return Optional.of(LocalDate.parse(text));
        } catch (DateTimeException noDay) {
            return Optional.empty();
        }
    }

    /** The question in the address, or the first that is not answered; empty where the summary is to be shown. */
    private static Optional<Integer> asked(QueryParameters query, DailySet set, Map<Integer, Attempt> answers) {
        return query.getSingleParameter(QUESTION)
                .filter(text -> text.matches("\\d"))
                .map(Integer::valueOf)
                .filter(set.questions()::containsKey)
                .or(() -> set.questions().keySet().stream()
                        .filter(number -> !answers.containsKey(number))
                        .findFirst());
    }

    private void ask(DailySet set, int number, Map<Integer, Attempt> answers) {
        ask(set, number, answers, set.question(number));
    }

    private <P, A> void ask(DailySet set, int number, Map<Integer, Attempt> answers, Question<P, A> question) {
        QuestionPanel<P, A> panel = desk.lay(question, new Place.Daily(set.day(), number), Optional.empty());
        panel.setSkippable(false);
        panel.setProgress(new RoundProgress(number, set.size(), new RoundResults(answers)));
        boolean more =
                set.questions().keySet().stream().anyMatch(other -> other != number && !answers.containsKey(other));
        panel.setNext(more ? "Next question" : "See how it went");
        panel.addNextListener(next -> go(set.day()));
        Div others = new Div();
        panel.addStateListener(state -> {
            if (panel.state() instanceof PanelState.Marked<?>) {
                others.removeAll();
                others.add(new OthersAnswered(question, results.shares(set.day(), number)));
            }
        });
        add(panel, others);
        Optional.ofNullable(answers.get(number)).ifPresent(before -> show(panel, before));
        if (goesOn) {
            panel.takeFocus();
        }
    }

    private static <P, A> void show(QuestionPanel<P, A> panel, Attempt before) {
        A answer = panel.question().decision().answerKind().json().read(before.answer());
        panel.show(new PanelState.Marked<>(panel.question().mark(answer)));
    }

    private void go(LocalDate day) {
        goesOn = true;
        getUI().ifPresent(ui -> ui.navigate(DailyView.class, of(day)));
    }

    static RouteParameters of(LocalDate day) {
        return new RouteParameters(new RouteParam("day", day.toString()));
    }

    static QueryParameters question(int number) {
        return QueryParameters.of(QUESTION, String.valueOf(number));
    }
}
