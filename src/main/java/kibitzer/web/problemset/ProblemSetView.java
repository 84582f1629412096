package kibitzer.web.problemset;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParam;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import java.time.Duration;
import java.util.Optional;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.content.problemset.ProblemSet.Problem;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.learning.Attempts;
import kibitzer.learning.Place;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.lesson.OnwardLink;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.picture.Countdown;
import kibitzer.web.question.Desk;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.round.EarlierAnswer;
import kibitzer.web.round.RoundProgress;
import kibitzer.web.round.RoundReport;
import kibitzer.web.visitor.Visitor;

/** A ready-made problem set: what it asks and how the learner stands with it, and its questions one by one. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("problem-set/:id")
public class ProblemSetView extends Page implements BeforeEnterObserver {
    /** Earlier answers are found again among so many of the learner's latest. */
    private static final int LOOK_BACK = 500;

    private final transient ProblemSets shipped;
    private final transient Desk desk;
    private final transient Attempts attempts;
    private final transient Visitor visitor;
    private final transient Citations citations;
    private final transient Lessons lessons;
    private final transient OnwardLink onward;
    private boolean goesOn;

    ProblemSetView(
            ProblemSets shipped,
            Desk desk,
            Attempts attempts,
            Visitor visitor,
            Citations citations,
            Lessons lessons,
            OnwardLink onward) {
        this.onward = onward;
        this.lessons = lessons;
        this.citations = citations;
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
        SetAddress address = SetAddress.read(set.get(), event.getLocation().getQueryParameters());
        begin(set.get().title());
        address.question()
                .ifPresentOrElse(
                        asked -> ask(
                                set.get(), address, asked, set.get().problems().get(asked - 1), answers),
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
        RoundReport report = new RoundReport(citations, lessons);
        for (int number = 1; number <= questions; number++) {
            report.add(
                    number,
                    set.problems().get(number - 1).question(),
                    answers.answer(number),
                    SetAddress.of(set.id()).at(number).link(""));
        }
        add(ways(set, answers), styled(new H2("The questions"), "kb-heading"), report);
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

    private Div ways(ProblemSet set, SetAnswers answers) {
        SetAddress whole = SetAddress.of(set.id());
        Div ways = styled(new Div(), "kb-actions", "kb-screen-only");
        boolean done = answers.next().isEmpty();
        answers.next()
                .ifPresent(number -> ways.add(
                        button(answers.isBegun() ? "Go on with question " + number : "Begin", whole.at(number), true)));
        if (done && answers.firstWrong().isEmpty()) {
            onward.fromLastRead().ifPresent(ways::add);
        }
        answers.latest().ifPresent(latest -> {
            answers.firstWrong()
                    .ifPresent(number -> ways.add(button(
                            "Again: what was not right",
                            whole.again(latest, true).at(number),
                            done)));
            if (done) {
                ways.add(button("All of it again", whole.again(latest, false).at(1), false));
            }
        });
        boolean quick = set.problems().stream()
                .noneMatch(problem -> problem.question().decision().answerKind().isRecorded());
        if (quick) {
            SetAddress from = answers.latest()
                    .filter(latest -> done)
                    .map(latest -> whole.again(latest, false))
                    .orElse(whole);
            RouterLink hurried = button(
                    "Against the clock", from.at(answers.next().orElse(1)).hurried(), false);
            hurried.getElement()
                    .setAttribute(
                            "aria-label",
                            "Against the clock: " + SetAddress.SECONDS
                                    + " seconds a question, nothing is lost with them");
            ways.add(hurried);
        }
        ways.add(
                styled(new RouterLink("On paper", ProblemSetPaperView.class, parameters(set.id())), "kb-button"),
                styled(new RouterLink("All problem sets", ProblemSetsView.class), "kb-button"));
        return ways;
    }

    private static RouterLink button(String label, SetAddress address, boolean first) {
        RouterLink link = styled(address.link(label), "kb-button");
        return first ? styled(link, "kb-button-first") : link;
    }

    private void ask(ProblemSet set, SetAddress address, int number, Problem problem, SetAnswers answers) {
        QuestionPanel<?, ?> panel = lay(problem.question());
        panel.setProgress(new RoundProgress(number, set.problems().size(), answers.results()));
        Optional<Integer> next = answers.after(number, address);
        panel.setNext(next.isPresent() ? "Next question" : "See how it went");
        panel.addNextListener(on -> go(next.map(address::at).orElseGet(() -> SetAddress.of(set.id()))));
        Div note = new Div();
        Div hurry = new Div();
        panel.addStateListener(shown -> {
            tellNote(panel, problem, note);
            if (isOver(panel)) {
                hurry.removeAll();
            }
        });
        address.clock()
                .ifPresent(seconds -> hurry.add(styled(
                        new Paragraph(
                                new Countdown(Duration.ofSeconds(seconds)),
                                new Span(" "),
                                address.calm().link("Without the clock")),
                        "kb-soft")));
        Div ways = styled(new Div(styled(SetAddress.of(set.id()).link("Back to the set"), "kb-button")), "kb-actions");
        add(hurry, panel, note, ways);
        answers.shown(number, address).ifPresent(before -> {
            EarlierAnswer.show(panel, before);
            ways.add(styled(address.again(before, false).at(number).link("Ask me again"), "kb-button"));
        });
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

    private void go(SetAddress address) {
        goesOn = true;
        getUI().ifPresent(ui -> ui.navigate(ProblemSetView.class, address.parameters(), address.query()));
    }
}
