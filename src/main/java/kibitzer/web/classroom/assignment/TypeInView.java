package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.RolesAllowed;
import java.util.Optional;
import kibitzer.accounts.Role;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.FromPaper;
import kibitzer.classroom.assignment.FromPaper.Pupil;
import kibitzer.classroom.assignment.NoSuchAssignment;
import kibitzer.classroom.assignment.Paper;
import kibitzer.classroom.assignment.Sitting;
import kibitzer.classroom.assignment.SittingQuestion;
import kibitzer.classroom.assignment.SittingRefused;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.button.OnceButton;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.question.QuestionPanel;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.MomentInWords;

/** Types in what one learner wrote on paper: each answer leads to the next question, and all are looked over before they count. */
@RolesAllowed(Role.INSTRUCTORS)
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/paper/:assignment/:learner")
public class TypeInView extends ClassPage {
    private final transient Assignments assignments;
    private final transient FromPaper paper;
    private final transient SittingDesk desk;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    TypeInView(
            Assignments assignments,
            FromPaper paper,
            SittingDesk desk,
            ClassGate gate,
            Visitor visitor,
            WallClock clock) {
        super(gate, visitor);
        this.assignments = assignments;
        this.paper = paper;
        this.desk = desk;
        this.visitor = visitor;
        this.clock = clock;
    }

    /** What is shown: whose paper at which assignment. */
    private record Desked(Admission admission, Assignment assignment, Pupil pupil) {
        String name() {
            return pupil.member().name().text();
        }

        LearnerId learner() {
            return pupil.member().learner();
        }
    }

    /** @throws NoSuchAssignment if the assignment is not for a learner whom the address names */
    static Pupil pupil(FromPaper paper, Visitor visitor, AssignmentId assignment, RouteParameters names) {
        return pupil(paper, visitor, assignment, AssignmentAddress.learner(names));
    }

    private static Pupil pupil(FromPaper paper, Visitor visitor, AssignmentId assignment, LearnerId learner) {
        return paper.pupils(visitor.learner(), assignment).stream()
                .filter(pupil -> pupil.member().learner().equals(learner))
                .findFirst()
                .orElseThrow(NoSuchAssignment::new);
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        if (!admission.instructs()) {
            throw new NoSuchClass();
        }
        Assignment assignment = AssignView.known(admission, event.getRouteParameters(), assignments, visitor);
        Desked desked =
                new Desked(admission, assignment, pupil(paper, visitor, assignment.id(), event.getRouteParameters()));
        Optional<Sitting> typing = desked.pupil().typing();
        if (typing.isEmpty()) {
            ask(desked, Optional.empty());
            return;
        }
        Paper typed = paper.paper(visitor.learner(), typing.get().id());
        show(desked, typed, AssignmentAddress.asked(event, typed.size()).orElseGet(() -> next(typed, 1)));
    }

    private static String title(Desked desked) {
        return desked.name() + " on paper: " + desked.assignment().terms().title();
    }

    /** Before anything is typed: what there is of the learner already. */
    private void ask(Desked desked, Optional<String> refused) {
        begin(title(desked), desked.admission());
        refused.ifPresent(says -> add(styled(new Paragraph(says), "kb-fault")));
        MomentInWords moment = new MomentInWords(
                desked.admission().classroom().zone(), clock.today().zone());
        boolean beside = !desked.pupil().others().isEmpty();
        if (beside) {
            lead("There is something of " + desked.name() + " already: " + FromPaperView.state(desked.pupil(), moment));
            add(new Paragraph("What you type in becomes one more sitting; "
                    + switch (desked.assignment().terms().counted()) {
                        case BEST -> "the best of them counts.";
                        case LAST -> "the last of them counts.";
                    }
                    + (desked.pupil().others().stream().anyMatch(Sitting::isOpen)
                            ? " What was begun at the screen is handed in as it stands."
                            : "")));
        } else {
            lead("Nothing of " + desked.name() + " is there yet.");
        }
        NativeButton go = styled(
                new OnceButton(
                        beside ? "Type the paper in all the same" : "Type the paper in", () -> begin(desked, beside)),
                "kb-button",
                "kb-button-first");
        add(styled(new Div(go, styled(all("All learners", desked.assignment()), "kb-button")), "kb-actions"));
    }

    private void begin(Desked desked, boolean beside) {
        tryTo(desked, () -> {
            Sitting begun = paper.begin(visitor.learner(), desked.assignment().id(), desked.learner(), beside);
            Paper typed = paper.paper(visitor.learner(), begun.id());
            show(desked, typed, next(typed, 1));
        });
    }

    /** The first question from here on that is open, else the first that is, else this one. */
    private static int next(Paper typed, int from) {
        return typed.open().stream()
                .filter(number -> number >= from)
                .findFirst()
                .or(() -> typed.open().stream().findFirst())
                .orElse(Math.min(from, typed.size()));
    }

    private void show(Desked desked, Paper typed, int number) {
        SittingQuestion asked = typed.question(number).orElseThrow();
        SittingId sitting = typed.sitting().id();
        begin(title(desked), desked.admission());
        lead("Question " + number + " of " + typed.size()
                + (asked.original() == number ? "" : ", number " + asked.original() + " of the set") + ". "
                + (typed.open().isEmpty() ? "All are typed in: look them over below." : left(typed)));
        QuestionNumbers numbers = new QuestionNumbers(typed.size(), number, other -> link("", desked, other));
        typed.inOrder().keySet().forEach(answered -> numbers.say(answered, "kept", "typed in"));
        QuestionPanel<?, ?> panel = desk.typing(typed, asked, answer -> {
            paper.answer(visitor.learner(), sitting, number, answer);
            Paper now = paper.paper(visitor.learner(), sitting);
            show(desked, now, next(now, number + 1));
        });
        add(numbers, panel);
        boolean done = typed.open().isEmpty();
        Div ways = styled(new Div(), "kb-actions");
        if (typed.answer(number).isPresent()) {
            ways.add(styled(
                    new OnceButton(
                            "Nothing stands on the paper",
                            () -> tryTo(desked, () -> {
                                paper.leaveOpen(visitor.learner(), sitting, number);
                                show(desked, paper.paper(visitor.learner(), sitting), number);
                            })),
                    "kb-button"));
        } else if (number < typed.size()) {
            ways.add(styled(
                    new NativeButton(
                            "Nothing stands on the paper", click -> show(desked, typed, next(typed, number + 1))),
                    "kb-button"));
        }
        add(ways, styled(new H2("What is typed in"), "kb-heading"), lines(desked, typed), ending(desked, typed));
        if (!done) {
            panel.takeFocus();
        }
    }

    private static String left(Paper typed) {
        return typed.open().size() == 1 ? "One is not typed in." : typed.open().size() + " are not typed in.";
    }

    private static OrderedList lines(Desked desked, Paper typed) {
        OrderedList list = styled(new OrderedList(), "kb-extensions");
        typed.questions()
                .forEach(question -> list.add(new ListItem(
                        new Span(typed.answer(question.number())
                                        .map(answer -> SittingView.inWords(question, answer))
                                        .orElse("Nothing")
                                + " "),
                        link("Change it", desked, question.number()))));
        return list;
    }

    private Div ending(Desked desked, Paper typed) {
        SittingId sitting = typed.sitting().id();
        Checkbox inTime = new Checkbox("The paper was handed in in time", true);
        Paragraph counts = new Paragraph();
        Runnable say = () -> counts.setText("It counts "
                + paper.percent(visitor.learner(), sitting, inTime.getValue())
                + " % of its points for its time. Once it is handed in no answer can be changed; what turns out to be"
                + " mistyped is put right by a regrade.");
        inTime.addValueChangeListener(change -> tryTo(desked, say));
        say.run();
        OnceButton in = new OnceButton(
                "Hand in for " + desked.name(),
                () -> tryTo(desked, () -> {
                    paper.handIn(visitor.learner(), sitting, inTime.getValue());
                    toAll(desked);
                }));
        OnceButton away = new OnceButton(
                "Throw it away now",
                () -> tryTo(desked, () -> {
                    paper.discard(visitor.learner(), sitting);
                    toAll(desked);
                }));
        return new Div(
                inTime,
                counts,
                styled(
                        new Div(
                                styled(in, "kb-button", "kb-button-first"),
                                styled(all("All learners", desked.assignment()), "kb-button")),
                        "kb-actions"),
                new NativeDetails(
                        "Throw away what is typed",
                        new Div(
                                new Paragraph("For another's paper. Nothing of it is kept."),
                                styled(away, "kb-button"))));
    }

    /** Another instructor may have handed it in meanwhile. */
    private void tryTo(Desked desked, Runnable deed) {
        try {
            deed.run();
        } catch (SittingRefused refused) {
            Pupil now = pupil(paper, visitor, desked.assignment().id(), desked.learner());
            ask(new Desked(desked.admission(), desked.assignment(), now), Optional.of(refused.says()));
        }
    }

    private void toAll(Desked desked) {
        getUI().ifPresent(ui -> ui.navigate(
                FromPaperView.class,
                AssignmentAddress.of(
                        desked.assignment().classroom(), desked.assignment().id())));
    }

    private static RouterLink link(String text, Desked desked, int number) {
        RouterLink link = AssignmentAddress.toTypeIn(text, desked.assignment(), desked.learner());
        link.setQueryParameters(AssignmentAddress.question(number));
        return link;
    }

    private static RouterLink all(String text, Assignment assignment) {
        return new RouterLink(text, FromPaperView.class, AssignmentAddress.of(assignment.classroom(), assignment.id()));
    }
}
