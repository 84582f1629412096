package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kibitzer.accounts.Role;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.problems.DealtBoards;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.problems.NoSuchSet;
import kibitzer.content.problemset.ProblemSet.Problem;
import kibitzer.content.problemset.SetReading.QuestionReading;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.marking.Citations;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.paper.PaperBoard;
import kibitzer.web.paper.PaperQuestion;
import kibitzer.web.visitor.Visitor;

/** A set on paper: the questions, the answer sheet on pages of its own, and boards with all their hands. */
@UnderMenu(MenuEntry.CLASSES)
@Route("set/:id/print")
@RolesAllowed(Role.INSTRUCTORS)
public class SetPrintView extends Page implements BeforeEnterObserver {
    private static final String PART = "part";
    private static final String QUESTIONS = "questions";
    private static final String ANSWERS = "answers";
    private static final String NOTHING = "nothing";
    private static final String COMPACT = "compact";
    private static final String BOARDS = "boards";
    private static final String YES = "yes";
    /** So many questions to a page where paper is saved. */
    private static final int TO_A_PAGE = 6;

    private final transient Drafts drafts;
    private final transient Citations citations;
    private final transient Visitor visitor;

    SetPrintView(Drafts drafts, Citations citations, Visitor visitor) {
        this.drafts = drafts;
        this.citations = citations;
        this.visitor = visitor;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        ProblemSetId set = OwnSetAddress.set(event);
        Draft draft =
                drafts.find(visitor.learner(), set).orElseThrow(NoSuchSet::new).draft();
        List<QuestionReading> all = draft.reading().questions();
        List<Problem> problems =
                all.stream().flatMap(question -> question.problem().stream()).toList();
        String part = event.getLocation()
                .getQueryParameters()
                .getSingleParameter(PART)
                .orElse("");
        begin(SetView.title(draft));
        addClassName("kb-paper");
        Section questions = questions(draft, problems);
        Section answers = new Section(
                styled(new H2("Answers: " + SetView.title(draft)), "kb-heading"),
                PaperQuestion.answers(problems, citations));
        answers.addClassName("kb-paper-sheet");
        boolean compact = event.getLocation()
                .getQueryParameters()
                .getSingleParameter(COMPACT)
                .isPresent();
        List<SetBoard> boards = problems.stream()
                .flatMap(problem -> DealtBoards.board(problem.question()).stream())
                .toList();
        Div hands = styled(new Div(), "kb-paper-compact");
        boolean laidOpen = event.getLocation()
                .getQueryParameters()
                .getSingleParameter(BOARDS)
                .isPresent();
        add(controls(set, part, compact, questions, answers, boards, hands, laidOpen));
        if (problems.size() < all.size()) {
            add(styled(
                    new Paragraph("Unfinished questions are left out: " + (all.size() - problems.size()) + "."),
                    "kb-screen-only"));
        }
        add(questions, answers, hands);
    }

    private static Section questions(Draft draft, List<Problem> problems) {
        Section paper = new Section(new Paragraph(draft.about()));
        paper.add(styled(
                new Paragraph("Name: ______________________________   Date: ______________   Points: ______ of "
                        + draft.points()),
                "kb-paper-name"));
        for (int first = 0; first < problems.size(); first += TO_A_PAGE) {
            Div page = styled(new Div(), "kb-paper-six");
            for (int i = first; i < Math.min(problems.size(), first + TO_A_PAGE); i++) {
                page.add(PaperQuestion.question(i + 1, problems.get(i)));
            }
            paper.add(page);
        }
        return paper;
    }

    private Div controls(
            ProblemSetId set,
            String part,
            boolean compact,
            Section questions,
            Section answers,
            List<SetBoard> boards,
            Div hands,
            boolean laidOpen) {
        Checkbox first = new Checkbox("The questions", !part.equals(ANSWERS) && !part.equals(NOTHING));
        Checkbox second = new Checkbox("The answer sheet", !part.equals(QUESTIONS) && !part.equals(NOTHING));
        Checkbox small = new Checkbox("Six questions to a page", compact);
        Checkbox open = new Checkbox("The boards with all hands, six to a page", laidOpen && !boards.isEmpty());
        open.setVisible(!boards.isEmpty());
        Runnable shown = () -> {
            hands.removeAll();
            if (open.getValue()) {
                hands.add(PaperBoard.pages(boards));
            }
            questions.setClassName("kb-paper-compact", small.getValue());
            questions.setVisible(first.getValue());
            answers.setVisible(second.getValue());
        };
        shown.run();
        for (Checkbox box : List.of(first, second, small, open)) {
            box.addValueChangeListener(change -> {
                shown.run();
                remember(
                        set,
                        first.getValue() && second.getValue()
                                ? ""
                                : first.getValue() ? QUESTIONS : second.getValue() ? ANSWERS : NOTHING,
                        small.getValue(),
                        open.getValue());
            });
        }
        NativeButton print = styled(
                new NativeButton("Print, or save as PDF", click -> getElement().executeJs("window.print()")),
                "kb-button",
                "kb-button-first");
        RouterLink back =
                styled(new RouterLink("Back to the set", SetView.class, OwnSetAddress.parameters(set)), "kb-button");
        return styled(new Div(first, second, small, open, print, back), "kb-actions", "kb-screen-only");
    }

    private void remember(ProblemSetId set, String part, boolean compact, boolean boards) {
        Map<String, String> kept = new TreeMap<>();
        if (!part.isEmpty()) {
            kept.put(PART, part);
        }
        if (compact) {
            kept.put(COMPACT, YES);
        }
        if (boards) {
            kept.put(BOARDS, YES);
        }
        QueryParameters query = QueryParameters.simple(kept);
        getUI().ifPresent(ui ->
                ui.getPage().getHistory().replaceState(null, new Location("set/" + set + "/print", query)));
    }
}
