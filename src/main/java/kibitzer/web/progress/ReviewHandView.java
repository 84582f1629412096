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
import kibitzer.learning.FreshDeals;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Place;
import kibitzer.learning.Skill;
import kibitzer.learning.review.RememberedSkill;
import kibitzer.learning.review.Reviews;
import kibitzer.marking.Question;
import kibitzer.web.lesson.OnwardLink;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.NotPainted;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.practice.PracticeListView;
import kibitzer.web.question.Desk;
import kibitzer.web.question.PanelState;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.DueInWords;

/**
 * One review after the other until nothing is due. Neither page nor address names the rule that is asked for: it would
 * give the answer away.
 */
@UnderMenu(MenuEntry.PRACTICE)
@Route(Paths.REVIEW_HAND)
public class ReviewHandView extends Page implements BeforeEnterObserver, NotPainted {
    private final transient Reviews reviews;
    private final transient FreshDeals deals;
    private final transient Desk desk;
    private final transient Visitor visitor;
    private final transient WallClock clock;
    private final transient OnwardLink onward;

    /** A skill comes once in a visit, skipped or not. */
    private final transient Set<Skill> asked = new HashSet<>();

    private int answered;
    private int right;

    ReviewHandView(Reviews reviews, FreshDeals deals, Desk desk, Visitor visitor, WallClock clock, OnwardLink onward) {
        this.onward = onward;
        this.reviews = reviews;
        this.deals = deals;
        this.desk = desk;
        this.visitor = visitor;
        this.clock = clock;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        asked.clear();
        answered = 0;
        right = 0;
        next(false);
    }

    private void next(boolean goesOn) {
        List<Skill> due = reviews.queue(visitor.learner(), clock.today()).today().stream()
                .map(RememberedSkill::skill)
                .filter(skill -> !asked.contains(skill))
                .toList();
        begin("Review");
        if (due.isEmpty()) {
            end();
        } else {
            asked.add(due.getFirst());
            FreshDeals.Fresh fresh = deals.deal(visitor.learner(), due.getFirst());
            ask(fresh.question(), fresh.seed(), due.size(), goesOn);
        }
    }

    private <P, A> void ask(Question<P, A> question, long seed, int left, boolean goesOn) {
        QuestionPanel<P, A> panel = desk.lay(question, new Place.Review(seed), Optional.empty());
        panel.setProgress(styled(new Div(new Span(left == 1 ? "the last one" : left + " to go")), "kb-progress"));
        panel.setNext(left == 1 ? "See how it went" : "Next question");
        panel.addStateListener(state -> count(panel));
        panel.addNextListener(on -> next(true));
        add(panel, new RouterLink("Back to the queue", ReviewView.class));
        if (goesOn) {
            panel.takeFocus();
        }
    }

    private void count(QuestionPanel<?, ?> panel) {
        if (panel.state() instanceof PanelState.Marked<?>(var verdict)) {
            answered++;
            right += verdict.grade().isRight() ? 1 : 0;
        }
    }

    private void end() {
        LearnerDay today = clock.today();
        String due = DueInWords.of(reviews.queue(visitor.learner(), today), today, clock.now());
        Paragraph says = new Paragraph((answered == 0 ? "" : right + " of " + answered + " right. ") + due);
        says.getElement().setAttribute("role", "status");
        Div ways = OnwardLink.ways(onward.fromLastRead(), new RouterLink("See when each comes back", ReviewView.class));
        ways.add(
                styled(new RouterLink("Your progress", ProgressView.class), "kb-button"),
                styled(new RouterLink("Practice", PracticeListView.class), "kb-button"));
        add(styled(says, "kb-state"), ways);
    }
}
