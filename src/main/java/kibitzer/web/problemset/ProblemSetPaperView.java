package kibitzer.web.problemset;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import java.util.Optional;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.marking.Citations;
import kibitzer.web.error.PageNotFound;
import kibitzer.web.field.Tick;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.paper.PaperQuestion;

/** A ready-made problem set to be printed, with the answers on a page of their own if they are wanted. */
@UnderMenu(MenuEntry.PRACTICE)
@Route("problem-set/:id/print")
public class ProblemSetPaperView extends Page implements BeforeEnterObserver {
    private final transient ProblemSets shipped;
    private final transient Citations citations;

    ProblemSetPaperView(ProblemSets shipped, Citations citations) {
        this.shipped = shipped;
        this.citations = citations;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        String id = event.getRouteParameters().get("id").orElse("");
        Optional<ProblemSet> set = shipped.find(id);
        if (set.isEmpty()) {
            PageNotFound.tell(event, "There is no problem set called " + id + ".");
            return;
        }
        begin(set.get().title());
        addClassName("kb-paper");
        Section answers = styled(
                new Section(
                        styled(new H2("Answers"), "kb-heading"),
                        PaperQuestion.answers(set.get().problems(), citations)),
                "kb-paper-sheet");
        answers.setVisible(false);
        add(controls(set.get(), answers), questions(set.get()), answers);
    }

    private static Section questions(ProblemSet set) {
        Section paper = new Section(new Paragraph(set.about()));
        for (int number = 1; number <= set.problems().size(); number++) {
            paper.add(PaperQuestion.question(number, set.problems().get(number - 1)));
        }
        return paper;
    }

    private Div controls(ProblemSet set, Section answers) {
        Tick both = new Tick("With the answers");
        both.addValueChangeListener(change -> answers.setVisible(change.getValue()));
        NativeButton print = styled(
                new NativeButton("Print, or save as PDF", click -> getElement().executeJs("window.print()")),
                "kb-button",
                "kb-button-first");
        RouterLink back = styled(
                new RouterLink("Back to the set", ProblemSetView.class, ProblemSetView.parameters(set.id())),
                "kb-button");
        return styled(new Div(both, print, back), "kb-actions", "kb-screen-only");
    }
}
