package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.checkbox.CheckboxGroup;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.router.RouteParameters;
import com.vaadin.flow.router.RouterLink;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import kibitzer.accounts.Role;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Audience;
import kibitzer.classroom.assignment.BadTerms;
import kibitzer.classroom.assignment.ClassTime;
import kibitzer.classroom.assignment.NoSuchAssignment;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.assignment.UsualTerms;
import kibitzer.classroom.mail.ClassMails;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.problems.SetVersion;
import kibitzer.classroom.problems.StoredDraft;
import kibitzer.classroom.problems.UnfinishedSet;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.ClassGroups;
import kibitzer.classroom.roster.Classroom;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.web.button.OnceButton;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.classroom.problems.SetsView;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import org.springframework.dao.OptimisticLockingFailureException;

/** Assigns a set to a class, or changes an assignment. {@code ?set=} chooses the set beforehand. */
@RolesAllowed(Role.INSTRUCTORS)
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/assign/:assignment?")
public class AssignView extends ClassPage {
    private final transient Assignments assignments;
    private final transient Drafts drafts;
    private final transient ClassGroups groups;
    private final transient Classrooms classrooms;
    private final transient ClassMails mails;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    AssignView(
            Assignments assignments,
            Drafts drafts,
            ClassGroups groups,
            Classrooms classrooms,
            ClassGate gate,
            ClassMails mails,
            Visitor visitor,
            WallClock clock) {
        super(gate, visitor);
        this.classrooms = classrooms;
        this.assignments = assignments;
        this.drafts = drafts;
        this.groups = groups;
        this.mails = mails;
        this.visitor = visitor;
        this.clock = clock;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        if (!admission.instructs()) {
            throw new NoSuchClass();
        }
        if (event.getRouteParameters().get(AssignmentAddress.ASSIGNMENT).isEmpty()) {
            give(admission, event.getLocation().getQueryParameters().getSingleParameter("set"));
        } else {
            change(admission, known(admission, event.getRouteParameters(), assignments, visitor));
        }
    }

    /** The assignment in the address, if it is one of the class. */
    static Assignment known(Admission admission, RouteParameters names, Assignments assignments, Visitor visitor) {
        return assignments
                .find(visitor.learner(), AssignmentAddress.assignment(names, AssignmentAddress.ASSIGNMENT))
                .filter(found -> found.classroom().equals(admission.classroom().id())
                        && found.withdrawn().isEmpty())
                .orElseThrow(NoSuchAssignment::new);
    }

    private void give(Admission admission, Optional<String> chosen) {
        begin("Assign a set", admission);
        List<StoredDraft> sets = drafts.of(visitor.learner()).stream()
                .filter(draft -> !draft.archived())
                .toList();
        if (sets.isEmpty()) {
            lead("You have no set yet. Write one, or copy one that is ready made; then it can be assigned here.");
            add(styled(
                    new Div(styled(new RouterLink("Problem sets", SetsView.class), "kb-button", "kb-button-first")),
                    "kb-actions"));
            return;
        }
        Select<StoredDraft> set = new Select<>();
        set.setLabel("The set");
        set.setItems(sets);
        set.setItemLabelGenerator(draft -> draft.draft().title().isBlank()
                ? "Without a title"
                : draft.draft().title());
        ClassTime time = new ClassTime(admission.classroom().zone());
        TermsForm form = new TermsForm(time, UsualTerms.of("", clock.now(), time), false, mails.areSent());
        set.addValueChangeListener(
                change -> form.setTitleIfEmpty(change.getValue().draft().title()));
        sets.stream()
                .filter(draft -> sets.size() == 1
                        || chosen.filter(id -> isNamed(draft, id)).isPresent())
                .findFirst()
                .ifPresent(set::setValue);
        AudienceField whom = audience(admission, Audience.WHOLE_CLASS);
        CheckboxGroup<Classroom> others = others(admission);
        Paragraph fault = fault();
        OnceButton give = new OnceButton("Assign it", () -> {
            Optional<Terms> terms = form.terms();
            if (set.isEmpty()) {
                tell(fault, "Choose a set first.");
            } else if (terms.isPresent()) {
                save(
                        admission,
                        fault,
                        form,
                        () -> assignments.give(
                                visitor.learner(),
                                Stream.concat(Stream.of(admission.classroom()), others.getValue().stream())
                                        .map(Classroom::id)
                                        .toList(),
                                set.getValue().id(),
                                terms.get(),
                                whom.audience()));
            }
        });
        add(styled(
                new Div(
                        set,
                        form,
                        whom,
                        others,
                        fault,
                        styled(new Div(styled(give, "kb-button", "kb-button-first")), "kb-actions")),
                "kb-terms-form"));
    }

    private AudienceField audience(Admission admission, Audience audience) {
        return new AudienceField(
                groups.of(admission.classroom().id(), visitor.learner()),
                classrooms.roster(admission.classroom().id()).learners(),
                audience);
    }

    /** The other classes that can be given the same, hidden where there is none. */
    private CheckboxGroup<Classroom> others(Admission admission) {
        List<Classroom> classes = classrooms.taughtBy(visitor.learner()).stream()
                .filter(other -> !other.archived()
                        && !other.id().equals(admission.classroom().id()))
                .toList();
        CheckboxGroup<Classroom> others =
                new CheckboxGroup<>("Assign it to these classes too, to all of each", classes);
        others.setItemLabelGenerator(
                other -> other.zone().equals(admission.classroom().zone())
                        ? other.name().text()
                        : other.name() + " (the same times by its own clock, " + other.zone() + ")");
        others.setVisible(!classes.isEmpty());
        return others;
    }

    private static boolean isNamed(StoredDraft draft, String id) {
        return draft.id().id().equals(read(id).orElse(null));
    }

    private static Optional<UUID> read(String id) {
        try {
            return Optional.of(UUID.fromString(id));
        } catch (IllegalArgumentException none) {
            return Optional.empty();
        }
    }

    private void change(Admission admission, Assignment assignment) {
        begin("Terms of " + assignment.terms().title(), admission);
        boolean begun = assignments.hasBegun(assignment.id());
        SetVersion set = assignments.set(visitor.learner(), assignment.id());
        lead("The set " + set.title() + ", version " + set.number() + ", "
                + set.questions().size() + (set.questions().size() == 1 ? " question, " : " questions, ")
                + set.points() + (set.points() == 1 ? " point." : " points.")
                + assignment
                        .terms()
                        .conduct()
                        .drawn()
                        .map(drawn -> " Of these " + drawn + (drawn == 1 ? " is" : " are")
                                + " drawn for each learner; a sitting counts " + assignments.points(assignment)
                                + " points, whatever was drawn.")
                        .orElse("")
                + (begun
                        ? " A learner has begun: only the title and the dates can be changed any more, and sittings"
                                + " added."
                        : ""));
        TermsForm form =
                new TermsForm(new ClassTime(admission.classroom().zone()), assignment.terms(), begun, mails.areSent());
        AudienceField whom = audience(admission, assignments.audience(visitor.learner(), assignment.id()));
        Paragraph fault = fault();
        AtomicReference<Terms> read = new AtomicReference<>(assignment.terms());
        OnceButton save = new OnceButton("Save");
        save.onClick(() -> form.terms().ifPresent(terms -> {
            Optional<String> does = ChangeInWords.of(
                    assignment.terms(), terms, assignments.standing(visitor.learner(), assignment.id()));
            if (does.isPresent() && !terms.equals(read.getAndSet(terms))) {
                tell(fault, does.get());
                save.setText("Save it all the same");
            } else {
                save(
                        admission,
                        fault,
                        form,
                        () -> assignments.change(visitor.learner(), assignment, terms, whom.audience()));
            }
        }));
        Div actions = styled(new Div(styled(save, "kb-button", "kb-button-first")), "kb-actions");
        if (!begun && drafts.isAuthor(visitor.learner(), set.set())) {
            actions.add(styled(
                    new NativeButton(
                            "Take the set as it is now",
                            click -> save(
                                    admission,
                                    fault,
                                    form,
                                    () -> assignments.changeSet(visitor.learner(), assignment.id(), set.set()))),
                    "kb-button"));
        }
        add(styled(new Div(form, whom, fault, actions), "kb-terms-form"));
    }

    private void save(Admission admission, Paragraph fault, TermsForm form, Runnable change) {
        try {
            change.run();
            getUI().ifPresent(ui -> ui.navigate(
                    ClassAssignmentsView.class,
                    new RouteParameters(ID, admission.classroom().id().toString())));
        } catch (BadTerms refused) {
            form.show(refused.faults());
        } catch (UnfinishedSet unfinished) {
            tell(fault, unfinished.getMessage() + ".");
        } catch (BadQuestion refused) {
            tell(fault, refused.getMessage() + ".");
        } catch (OptimisticLockingFailureException overtaken) {
            tell(fault, "Somebody else has changed it meanwhile. Load the page anew to see how it stands.");
        }
    }

    private static Paragraph fault() {
        Paragraph fault = styled(new Paragraph(), "kb-fault");
        fault.getElement().setAttribute("role", "alert");
        fault.setVisible(false);
        return fault;
    }

    private static void tell(Paragraph fault, String says) {
        fault.setText(says);
        fault.setVisible(true);
    }
}
