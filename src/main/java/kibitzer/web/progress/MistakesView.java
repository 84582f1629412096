package kibitzer.web.progress;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.AnsweredQuestion;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Place;
import kibitzer.learning.review.Mistake;
import kibitzer.learning.review.Mistakes;
import kibitzer.web.lesson.OnwardLink;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.practice.PracticeListView;
import kibitzer.web.question.Desk;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.table.CardText;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.Ago;
import tools.jackson.databind.JsonNode;

/** The very hands that were missed, one after the other; what was answered then is told after the new answer only. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("mistakes")
public class MistakesView extends Page implements BeforeEnterObserver {
    private final transient Mistakes mistakes;
    private final transient Desk desk;
    private final transient Visitor visitor;
    private final transient WallClock clock;
    private final transient OnwardLink onward;

    /** A mistake comes once in a visit, skipped or not. */
    private final transient Set<Asked> asked = new HashSet<>();

    private int answered;
    private int right;

    MistakesView(Mistakes mistakes, Desk desk, Visitor visitor, WallClock clock, OnwardLink onward) {
        this.onward = onward;
        this.mistakes = mistakes;
        this.desk = desk;
        this.visitor = visitor;
        this.clock = clock;
    }

    /** A way to this page that tells how many mistakes wait; empty where there is none to put right. */
    public static Optional<RouterLink> link(List<Mistake> open, LearnerDay today) {
        long waiting = open.stream().filter(mistake -> mistake.isDue(today)).count();
        return open.isEmpty()
                ? Optional.empty()
                : Optional.of(new RouterLink(
                        "Your mistakes: " + (waiting > 0 ? waiting : open.size() + ", back tomorrow"),
                        MistakesView.class));
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        asked.clear();
        answered = 0;
        right = 0;
        next(false);
    }

    private List<Mistake> open() {
        return mistakes.of(visitor.learner(), clock.today());
    }

    private void next(boolean goesOn) {
        LearnerDay today = clock.today();
        List<Again<?, ?>> due = open().stream()
                .filter(mistake -> mistake.isDue(today))
                .filter(mistake -> !asked.contains(Asked.in(mistake)))
                .<Again<?, ?>>flatMap(mistake -> again(mistake).stream())
                .toList();
        begin("Your mistakes");
        if (due.isEmpty()) {
            end();
            return;
        }
        if (!goesOn) {
            lead("The very hands you missed. Each stays here until you have answered it right on two days.");
        }
        asked.add(Asked.in(due.getFirst().mistake));
        ask(due.getFirst(), due.size(), goesOn);
    }

    /** A mistake with its question; empty where today's trainer no longer puts that question. */
    private static Optional<Again<?, ?>> again(Mistake mistake) {
        return AnsweredQuestion.of(mistake.decision(), mistake.position(), mistake.answer())
                .map(before -> new Again<>(mistake, before));
    }

    private record Asked(DecisionId decision, JsonNode position) {

        static Asked in(Mistake mistake) {
            return new Asked(mistake.decision(), mistake.position());
        }
    }

    private record Again<P, A>(Mistake mistake, AnsweredQuestion<P, A> before) {}

    private <P, A> void ask(Again<P, A> again, int left, boolean goesOn) {
        QuestionPanel<P, A> panel = desk.lay(again.before.question(), Place.Practice.brought(), Optional.empty());
        panel.setProgress(styled(new Div(new Span(left == 1 ? "the last one" : left + " to go")), "kb-progress"));
        panel.setNext(left == 1 ? "See how it went" : "Next question");
        Paragraph lastTime = styled(new Paragraph(), "kb-note");
        lastTime.getElement().setAttribute("role", "status");
        lastTime.setVisible(false);
        panel.addStateListener(state -> tell(panel, again, lastTime));
        panel.addNextListener(on -> next(true));
        add(lastTime, panel, new RouterLink("Your progress", ProgressView.class));
        if (goesOn) {
            panel.takeFocus();
        }
    }

    private <P, A> void tell(QuestionPanel<P, A> panel, Again<P, A> again, Paragraph lastTime) {
        boolean marked = panel.state() instanceof PanelState.Marked<A>;
        if (panel.state() instanceof PanelState.Marked<A>(var verdict)) {
            answered++;
            right += verdict.grade().isRight() ? 1 : 0;
        }
        if (marked || panel.state() instanceof PanelState.Revealed<A>) {
            lastTime.removeAll();
            lastTime.add(new CardText("Last time (" + Ago.of(again.mistake.at(), clock.today()) + "): "
                    + panel.question()
                            .decision()
                            .say(panel.question().position(), again.before.answer())
                            .alone() + ". "
                    + standing(again.mistake)));
            lastTime.setVisible(true);
        }
    }

    private String standing(Mistake before) {
        return open().stream()
                .filter(mistake -> mistake.isIn(before.decision(), before.position()))
                .findFirst()
                .map(mistake -> mistake.right().isPresent() && !mistake.isDue(clock.today())
                        ? "Right once: this hand comes back tomorrow."
                        : "This hand stays here.")
                .orElse("Right on two days: this hand is put right.");
    }

    private void end() {
        List<Mistake> open = open();
        long waiting =
                open.stream().filter(mistake -> mistake.isDue(clock.today())).count();
        String done = answered == 0 ? "" : right + " of " + answered + " right. ";
        String left = open.isEmpty()
                ? answered == 0 ? "No hand waits here. A hand you miss comes here by itself." : "No mistake is left."
                : (waiting == 0 ? "" : waiting == 1 ? "1 hand waits here. " : waiting + " hands wait here. ")
                        + comeBack(open.size() - waiting);
        Paragraph says = new Paragraph(done + left);
        says.getElement().setAttribute("role", "status");
        Div ways = OnwardLink.ways(onward.fromLastRead(), new RouterLink("Review your rules", ReviewView.class));
        ways.add(
                styled(new RouterLink("Your progress", ProgressView.class), "kb-button"),
                styled(new RouterLink("Practice", PracticeListView.class), "kb-button"));
        add(styled(says, "kb-state"), ways);
    }

    private static String comeBack(long later) {
        return later == 0
                ? ""
                : later == 1 ? "1 hand comes back another day." : later + " hands come back another day.";
    }
}
