package kibitzer.web.daily;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.classroom.board.DailyBoards;
import kibitzer.content.lesson.Lessons;
import kibitzer.learning.Attempt;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Place;
import kibitzer.learning.daily.DailyHands;
import kibitzer.learning.daily.DailyResults;
import kibitzer.learning.daily.DailySet;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.lesson.OnwardLink;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.picture.DailyBoardTables;
import kibitzer.web.question.Desk;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.round.EarlierAnswer;
import kibitzer.web.round.RoundProgress;
import kibitzer.web.round.RoundResults;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.Ago;

/** The hands of a day, one after the other; when all are answered, how it went and what the others said. */
@UnderMenu(MenuEntry.PRACTICE)
@Route(Paths.DAILY + "/:day?")
public class DailyView extends Page implements BeforeEnterObserver {
    private final transient DailyHands hands;
    private final transient DailyResults results;
    private final transient Desk desk;
    private final transient Visitor visitor;
    private final transient WallClock clock;
    private final transient DailyBoards boards;
    private final transient Citations citations;
    private final transient Lessons lessons;
    private final transient OnwardLink onward;
    private boolean goesOn;

    DailyView(
            DailyHands hands,
            DailyResults results,
            Desk desk,
            Visitor visitor,
            WallClock clock,
            DailyBoards boards,
            Citations citations,
            Lessons lessons,
            OnwardLink onward) {
        this.onward = onward;
        this.lessons = lessons;
        this.citations = citations;
        this.boards = boards;
        this.hands = hands;
        this.results = results;
        this.desk = desk;
        this.visitor = visitor;
        this.clock = clock;
    }

    /** To one of the questions of a day. */
    public static RouterLink link(String text, LocalDate day, int question) {
        return DailyAddress.of(day).question(question).link(text);
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
        DailyAddress address = DailyAddress.read(set.get(), event.getLocation().getQueryParameters());
        DailySet wanted = set.get().only(address.family());
        Map<Integer, Attempt> answers =
                results.of(visitor.learner(), day.get(), wanted.questions().keySet());
        begin((day.get().equals(today.date()) ? "Today's hands" : "The hands of a day") + ", " + Ago.date(day.get()));
        asked(address, wanted, answers).ifPresentOrElse(number -> ask(address, wanted, number, answers), () -> {
            add(new DailySummary(address, wanted, answers, results, citations, lessons, onward.fromLastRead()));
            if (day.get().equals(today.date())) {
                showBoards(today);
            }
        });
        add(
                new FamilyChoice(address, set.get(), results.streaks(visitor.learner(), today)),
                styled(
                        new Div(styled(new RouterLink("Other days", DailyArchiveView.class), "kb-button")),
                        "kb-actions"));
        goesOn = false;
    }

    /** Of those classes in which the learner agreed to stand on one. */
    private void showBoards(LearnerDay today) {
        boards.of(visitor.learner(), today)
                .forEach(board -> add(
                        styled(new H2("In " + board.classroom().name()), "kb-heading"), new DailyBoardTables(board)));
    }

    static Optional<LocalDate> read(String text) {
        try {
            return Optional.of(LocalDate.parse(text));
        } catch (DateTimeException noDay) {
            return Optional.empty();
        }
    }

    /** The question in the address, or the first that is not answered; empty where the summary is to be shown. */
    private static Optional<Integer> asked(DailyAddress address, DailySet set, Map<Integer, Attempt> answers) {
        return address.question()
                .or(() -> set.questions().keySet().stream()
                        .filter(number -> !answers.containsKey(number))
                        .findFirst());
    }

    private void ask(DailyAddress address, DailySet set, int number, Map<Integer, Attempt> answers) {
        ask(address, set, number, answers, set.question(number));
    }

    private <P, A> void ask(
            DailyAddress address, DailySet set, int number, Map<Integer, Attempt> answers, Question<P, A> question) {
        QuestionPanel<P, A> panel = desk.lay(question, new Place.Daily(set.day(), number), Optional.empty());
        panel.setSkippable(false);
        panel.setProgress(new RoundProgress(set.place(number), set.size(), new RoundResults(byPlace(set, answers))));
        boolean more =
                set.questions().keySet().stream().anyMatch(other -> other != number && !answers.containsKey(other));
        panel.setNext(more ? "Next question" : "See how it went");
        panel.addNextListener(next -> go(address.whole()));
        Div others = new Div();
        panel.addStateListener(state -> {
            if (panel.state() instanceof PanelState.Marked<?>) {
                others.removeAll();
                others.add(new OthersAnswered(question, results.shares(set.day(), number)));
            }
        });
        add(panel, others);
        Optional.ofNullable(answers.get(number)).ifPresent(before -> EarlierAnswer.show(panel, before));
        if (goesOn) {
            panel.takeFocus();
        }
    }

    private static Map<Integer, Attempt> byPlace(DailySet set, Map<Integer, Attempt> answers) {
        return answers.entrySet().stream()
                .collect(Collectors.toMap(answer -> set.place(answer.getKey()), Map.Entry::getValue));
    }

    private void go(DailyAddress address) {
        goesOn = true;
        getUI().ifPresent(ui -> ui.navigate(DailyView.class, address.parameters(), address.query()));
    }
}
