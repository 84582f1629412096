package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import kibitzer.accounts.Role;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.problems.NoSuchSet;
import kibitzer.content.problemset.ProblemSet.Problem;
import kibitzer.content.problemset.SetReading.QuestionReading;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.Silence;
import kibitzer.web.button.OnceButton;
import kibitzer.web.page.FilledOnceOpened;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.table.CardText;
import kibitzer.web.visitor.Visitor;

/** A set behind its link: to be read and copied by other instructors, and nothing else. */
@UnderMenu(MenuEntry.CLASSES)
@Route("set/shared/:token")
@RolesAllowed(Role.INSTRUCTORS)
public class SharedSetView extends Page implements BeforeEnterObserver {
    static final String TOKEN = "token";

    private final transient Drafts drafts;
    private final transient Citations citations;
    private final transient Visitor visitor;

    SharedSetView(Drafts drafts, Citations citations, Visitor visitor) {
        this.drafts = drafts;
        this.citations = citations;
        this.visitor = visitor;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        Draft draft =
                event.getRouteParameters().get(TOKEN).flatMap(drafts::shared).orElseThrow(NoSuchSet::new);
        begin(SetView.title(draft));
        lead(draft.about());
        add(styled(
                new Paragraph((draft.author().isBlank() ? "" : "By " + draft.author() + ". ")
                        + SetsView.size(draft.questions().size(), draft.points()) + ", level " + draft.level() + "."),
                "kb-soft"));
        NativeButton copy = styled(
                new OnceButton(
                        "Copy it to your sets",
                        () -> UI.getCurrent()
                                .navigate(
                                        SetView.class,
                                        OwnSetAddress.parameters(
                                                drafts.create(visitor.learner(), Drafts.copied(draft))))),
                "kb-button",
                "kb-button-first");
        OrderedList questions = styled(new OrderedList(), "kb-shared-questions");
        draft.reading().questions().forEach(question -> questions.add(item(question)));
        add(styled(new Div(copy), "kb-actions"), questions);
    }

    /** The preview is laid out when it is asked for. */
    private ListItem item(QuestionReading reading) {
        if (reading.problem().isEmpty()) {
            return new ListItem("Unfinished");
        }
        Problem problem = reading.problem().get();
        return new ListItem(new FilledOnceOpened(summary(problem), () -> {
            Div shown = new Div(preview(problem.question()));
            problem.overruling()
                    .ifPresent(own -> shown.add(new Paragraph("The author overrules the trainer: "
                            + own.inWords(problem.question()) + ". " + own.comment())));
            problem.note().ifPresent(note -> shown.add(new Paragraph("Note: " + note)));
            return shown;
        }));
    }

    private static Span summary(Problem problem) {
        Span summary = new Span(new CardText(QuestionSummary.of(problem.question())));
        if (problem.overruling().isEmpty()) {
            Silence.on(problem.question()).map(SilenceMark::new).ifPresent(summary::add);
        }
        return summary;
    }

    private <P, A> QuestionPreview preview(Question<P, A> question) {
        return new QuestionPreview(question, citations);
    }
}
