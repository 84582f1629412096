package kibitzer.web.problemset;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.content.problemset.ProblemSet.Problem;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.learning.Attempts;
import kibitzer.learning.Place;
import kibitzer.marking.Question;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.picture.Countdown;
import kibitzer.web.question.Desk;
import kibitzer.web.question.GradeBadge;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.round.RoundProgress;
import kibitzer.web.visitor.Visitor;

/** A ready-made problem set: what it asks and how the learner stands with it, and its questions one by one. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("problem-set/:id")
public class ProblemSetView extends Page implements BeforeEnterObserver {
    private static final String QUESTION = "question";
    /** Seconds for each question, for who likes to be hurried; what is late counts all the same. */
    private static final String CLOCK = "clock";

    private static final int SECONDS = 30;
    private static final int MOST_SECONDS = 600;
    /** Earlier answers are found again among so many of the learner's latest. */
    private static final int LOOK_BACK = 500;

    private final transient ProblemSets shipped;
    private final transient Desk desk;
    private final transient Attempts attempts;
    private final transient Visitor visitor;
    private boolean goesOn;
    private transient Optional<Integer> clock = Optional.empty();

    ProblemSetView(ProblemSets shipped, Desk desk, Attempts attempts, Visitor visitor) {
        this.shipped = shipped;
        this.desk = desk;
        this.attempts = attempts;
        this.visitor = visitor;
    }

    static RouteParameters parameters(String set) {
        return new RouteParameters(new RouteParam("id", set));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        String id = event.getRouteParameters().get("id").orElse("");
        Optional<ProblemSet> set = shipped.find(id);
        if (set.isEmpty()) {
            PageNotFound.tell(event, "There is no problem set called " + id + ".");
            return;
        }
        SetAnswers answers = SetAnswers.of(set.get(), attempts.of(visitor.learner(), Optional.empty(), LOOK_BACK));
        Optional<Integer> number = event.getLocation()
                .getQueryParameters()
                .getSingleParameter(QUESTION)
                .filter(text -> text.matches("\\d{1,3}"))
                .map(Integer::valueOf)
                .filter(asked -> asked >= 1 && asked <= set.get().problems().size());
        clock = event.getLocation()
                .getQueryParameters()
                .getSingleParameter(CLOCK)
                .filter(text -> text.matches("\\d{1,3}"))
                .map(Integer::valueOf)
                .filter(seconds -> seconds >= 1 && seconds <= MOST_SECONDS);
        begin(set.get().title());
        number.ifPresentOrElse(
                asked -> ask(set.get(), asked, set.get().problems().get(asked - 1), answers),
                () -> tellOf(set.get(), answers));
        goesOn = false;
    }

    private void tellOf(ProblemSet set, SetAnswers answers) {
        lead(set.about());
        int questions = set.problems().size();
        add(styled(
                new Paragraph("Level " + set.level() + ", " + questions + " questions, " + set.points() + " points"),
                "kb-soft"));
        if (answers.isBegun()) {
            add(score(set, answers));
        }
        add(ways(set, answers), styled(new H2("The questions"), "kb-heading"));
        OrderedList list = styled(new OrderedList(), "kb-daily-list");
        for (int number = 1; number <= questions; number++) {
            list.add(item(set, number, answers));
        }
        add(list);
    }

    private static Div score(ProblemSet set, SetAnswers answers) {
        Paragraph score = styled(
                new Paragraph(
                        new Span(String.valueOf(answers.points())),
                        styled(new Span(" of " + set.points() + " points"), "kb-score-of")),
                "kb-score");
        score.getElement().setAttribute("role", "status");
        return new Div(
                score,
                new Paragraph(answers.results().right() + " of "
                        + set.problems().size() + " right"
                        + answers.next().map(open -> ", and some to come.").orElse(".")));
    }

    private static Div ways(ProblemSet set, SetAnswers answers) {
        Div ways = styled(new Div(), "kb-actions", "kb-screen-only");
        answers.next()
                .ifPresent(number -> ways.add(
                        button(answers.isBegun() ? "Go on with question " + number : "Begin", set, number, true)));
        answers.firstWrong()
                .ifPresent(number -> ways.add(button(
                        "Again: what was not right", set, number, answers.next().isEmpty())));
        RouterLink hurried = button("Against the clock", set, answers.next().orElse(1), false);
        hurried.setQueryParameters(question(answers.next().orElse(1), Optional.of(SECONDS)));
        hurried.getElement()
                .setAttribute(
                        "aria-label",
                        "Against the clock: " + SECONDS + " seconds a question, nothing is lost with them");
        boolean quick = set.problems().stream()
                .noneMatch(problem -> problem.question().decision().answerKind().isRecorded());
        if (quick) {
            ways.add(hurried);
        }
        ways.add(
                styled(new RouterLink("On paper", ProblemSetPaperView.class, parameters(set.id())), "kb-button"),
                styled(new RouterLink("All problem sets", ProblemSetsView.class), "kb-button"));
        return ways;
    }

    private static RouterLink button(String label, ProblemSet set, int number, boolean first) {
        RouterLink link = styled(new RouterLink(label, ProblemSetView.class, parameters(set.id())), "kb-button");
        link.setQueryParameters(question(number));
        return first ? styled(link, "kb-button-first") : link;
    }

    private static ListItem item(ProblemSet set, int number, SetAnswers answers) {
        Problem problem = set.problems().get(number - 1);
        RouterLink link = new RouterLink(title(problem.question()), ProblemSetView.class, parameters(set.id()));
        link.setQueryParameters(question(number));
        ListItem item = new ListItem(link);
        answers.answer(number).ifPresent(attempt -> item.add(new GradeBadge(attempt.grade())));
        return item;
    }

    private static <P, A> String title(Question<P, A> question) {
        return question.decision().title(question.position());
    }

    private void ask(ProblemSet set, int number, Problem problem, SetAnswers answers) {
        int questions = set.problems().size();
        QuestionPanel<?, ?> panel = lay(problem.question());
        panel.setProgress(new RoundProgress(number, questions, answers.results()));
        panel.setNext(number < questions ? "Next question" : "See how it went");
        panel.addNextListener(next -> go(set, number + 1));
        Div note = new Div();
        Div hurry = new Div();
        panel.addStateListener(shown -> {
            tellNote(panel, problem, note);
            if (isOver(panel)) {
                hurry.removeAll();
            }
        });
        clock.filter(seconds -> !isOver(panel)).ifPresent(seconds -> {
            RouterLink calm = new RouterLink("Without the clock", ProblemSetView.class, parameters(set.id()));
            calm.setQueryParameters(question(number, Optional.empty()));
            hurry.add(
                    styled(new Paragraph(new Countdown(Duration.ofSeconds(seconds)), new Span(" "), calm), "kb-soft"));
        });
        add(hurry, panel, note, new RouterLink("Back to the set", ProblemSetView.class, parameters(set.id())));
        if (goesOn) {
            panel.takeFocus();
        }
    }

    private <P, A> QuestionPanel<P, A> lay(Question<P, A> question) {
        return desk.lay(question, Place.Practice.brought(), Optional.empty());
    }

    private static void tellNote(QuestionPanel<?, ?> panel, Problem problem, Div place) {
        place.removeAll();
        if (isOver(panel)) {
            problem.note().ifPresent(note -> place.add(styled(new Paragraph(note), "kb-note")));
        }
    }

    private static boolean isOver(QuestionPanel<?, ?> panel) {
        return panel.state() instanceof PanelState.Marked<?> || panel.state() instanceof PanelState.Revealed<?>;
    }

    /** The next question, or after the last how it went. */
    private void go(ProblemSet set, int number) {
        goesOn = true;
        QueryParameters where = number <= set.problems().size() ? question(number, clock) : QueryParameters.empty();
        getUI().ifPresent(ui -> ui.navigate(ProblemSetView.class, parameters(set.id()), where));
    }

    private static QueryParameters question(int number) {
        return question(number, Optional.empty());
    }

    private static QueryParameters question(int number, Optional<Integer> clock) {
        Map<String, String> asked = new LinkedHashMap<>();
        asked.put(QUESTION, String.valueOf(number));
        clock.ifPresent(seconds -> asked.put(CLOCK, String.valueOf(seconds)));
        return QueryParameters.simple(asked);
    }
}
