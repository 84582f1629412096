package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.util.stream.Collectors;
import kibitzer.classroom.assignment.Paper;
import kibitzer.classroom.assignment.SittingQuestion;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.web.button.OnceButton;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;

/** The last page of a sitting: what is answered, what is not, and the button that hands it in. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("sitting/:id/hand-in")
public class HandInView extends Page implements BeforeEnterObserver {
    private static final Logger LOG = LoggerFactory.getLogger(HandInView.class);

    private final transient Sittings sittings;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    HandInView(Sittings sittings, Visitor visitor, WallClock clock) {
        this.clock = clock;
        this.sittings = sittings;
        this.visitor = visitor;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        Paper paper = sittings.paper(visitor.learner(), AssignmentAddress.sitting(event.getRouteParameters()));
        if (!paper.sitting().isOpen()) {
            event.forwardTo(
                    SittingView.class, AssignmentAddress.of(paper.sitting().id()));
            return;
        }
        begin("Hand in " + paper.assignment().terms().title());
        lead(unanswered(paper));
        SittingClock.of(paper, clock.now()).ifPresent(this::add);
        OrderedList answers = styled(new OrderedList(), "kb-answers");
        paper.questions().forEach(question -> answers.add(line(paper, question)));
        NativeButton in = styled(new OnceButton("Hand in", () -> handIn(paper)), "kb-button", "kb-button-first");
        add(
                answers,
                new Paragraph(
                        paper.isLimited()
                                ? "Once it is handed in, no answer can be changed. When the time is over it is handed in as it"
                                        + " stands."
                                : "Once it is handed in, no answer can be changed."),
                new SittingWatch(SittingWatch.HANDING_IN, () -> look(paper)),
                styled(
                        new Div(
                                in,
                                styled(
                                        AssignmentAddress.to(
                                                "Back to the questions",
                                                paper.sitting().id(),
                                                paper.open().stream()
                                                        .findFirst()
                                                        .orElse(paper.size())),
                                        "kb-button")),
                        "kb-actions"));
    }

    /** Where the sitting went on in another window, this one is shown anew. */
    private void look(Paper before) {
        Paper now = sittings.paper(visitor.learner(), before.sitting().id());
        if (!now.sitting().isOpen() || !now.inOrder().equals(before.inOrder())) {
            getUI().ifPresent(ui -> ui.refreshCurrentRoute(false));
        }
    }

    private static String unanswered(Paper paper) {
        if (paper.open().isEmpty()) {
            return "All " + paper.size() + " questions are answered.";
        }
        String numbers = paper.open().stream().map(String::valueOf).collect(Collectors.joining(", "));
        return paper.open().size() == 1
                ? "Question " + numbers + " is not answered."
                : "Questions " + numbers + " are not answered.";
    }

    private static ListItem line(Paper paper, SittingQuestion question) {
        return new ListItem(
                new Span(paper.answer(question.number())
                                .map(answer -> SittingView.inWords(question, answer)
                                        + paper.nextTry(question.number())
                                                .map(percent -> ", not right; another try counts " + percent + " %")
                                                .orElse(""))
                                .orElse("Not answered")
                        + " "),
                AssignmentAddress.to("Look at it", paper.sitting().id(), question.number()));
    }

    private void handIn(Paper paper) {
        try {
            sittings.submit(visitor.learner(), paper.sitting().id());
            getUI().ifPresent(ui -> ui.navigate(
                    SittingView.class, AssignmentAddress.of(paper.sitting().id()), AssignmentAddress.question(1)));
        } catch (DataAccessException | TransactionException fault) {
            LOG.error("Sitting {} was not handed in", paper.sitting().id(), fault);
            addComponentAtIndex(
                    1,
                    styled(
                            new Paragraph("It could not be handed in just now. Nothing of yours is lost; try again."),
                            "kb-fault"));
        }
    }
}
