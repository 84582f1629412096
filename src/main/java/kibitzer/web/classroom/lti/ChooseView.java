package kibitzer.web.classroom.lti;

import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import kibitzer.accounts.Role;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.BadTerms;
import kibitzer.classroom.assignment.ClassTime;
import kibitzer.classroom.assignment.NoSuchAssignment;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.assignment.UsualTerms;
import kibitzer.classroom.lti.launch.Choice;
import kibitzer.classroom.lti.launch.Choices;
import kibitzer.classroom.mail.ClassMails;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.problems.StoredDraft;
import kibitzer.classroom.problems.UnfinishedSet;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.content.problemset.SetOutline;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.web.button.OnceButton;
import kibitzer.web.classroom.assignment.TermsForm;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.Page;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;

/** What an activity of a learning platform is to be: one of the class's assignments, or a set assigned for it. */
@RolesAllowed(Role.INSTRUCTORS)
@UnderMenu(MenuEntry.CLASSES)
@Route(LtiAddress.CHOOSE + "/:choice")
public class ChooseView extends Page implements BeforeEnterObserver {
    private final transient Choices choices;
    private final transient Assignments assignments;
    private final transient Drafts drafts;
    private final transient ProblemSets shipped;
    private final transient ClassGate gate;
    private final transient ClassMails mails;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    ChooseView(
            Choices choices,
            Assignments assignments,
            Drafts drafts,
            ProblemSets shipped,
            ClassGate gate,
            ClassMails mails,
            Visitor visitor,
            WallClock clock) {
        this.choices = choices;
        this.assignments = assignments;
        this.drafts = drafts;
        this.shipped = shipped;
        this.gate = gate;
        this.mails = mails;
        this.visitor = visitor;
        this.clock = clock;
    }

    /** A set that can be assigned; one that ships is copied first. */
    private record Offer(String label, String title, Supplier<ProblemSetId> set) {}

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        begin("Choose a problem set");
        String number = event.getRouteParameters().get("choice").orElse("");
        Optional<Choice> choice = choices.find(number, visitor.learner());
        Optional<Admission> admission = choice.flatMap(
                open -> gate.find(open.classroom(), visitor.learner()).filter(Admission::instructs));
        if (admission.isEmpty()) {
            lead("This choice is not open any more. Begin it once more in your course; nothing is lost.");
            return;
        }
        lead("For an activity in the course of " + admission.get().classroom().name()
                + ". Whoever opens it there gets this set, and the score goes back to the course.");
        add(styled(new H2("Assign a set"), "kb-heading"), assigning(number, choice.get(), admission.get()));
        List<Assignment> there = assignments.of(visitor.learner(), choice.get().classroom()).stream()
                .filter(assignment -> assignment.withdrawn().isEmpty())
                .toList();
        if (!there.isEmpty()) {
            UnorderedList list = styled(new UnorderedList(), "kb-set-list");
            there.forEach(assignment -> list.add(item(number, choice.get(), assignment)));
            add(styled(new H2("Or take one that is assigned already"), "kb-heading"), list);
        }
    }

    private Div assigning(String number, Choice choice, Admission admission) {
        ComboBox<Offer> set = new ComboBox<>("The set");
        set.setItems(offers());
        set.setItemLabelGenerator(Offer::label);
        set.setWidthFull();
        ClassTime time = new ClassTime(admission.classroom().zone());
        TermsForm form = new TermsForm(time, UsualTerms.of("", clock.now(), time), false, mails.areSent());
        set.addValueChangeListener(change -> {
            if (change.getValue() != null) {
                form.setTitleIfEmpty(change.getValue().title());
            }
        });
        Paragraph fault = styled(new Paragraph(), "kb-fault");
        fault.getElement().setAttribute("role", "alert");
        fault.setVisible(false);
        OnceButton take = new OnceButton("Take this set", () -> {
            Optional<Terms> terms = form.terms();
            if (set.isEmpty()) {
                tell(fault, "Choose a set first.");
            } else if (terms.isPresent()) {
                give(number, choice, set.getValue(), terms.get(), form, fault);
            }
        });
        return styled(
                new Div(set, form, fault, styled(new Div(styled(take, "kb-button", "kb-button-first")), "kb-actions")),
                "kb-terms-form");
    }

    private List<Offer> offers() {
        Stream<Offer> own = drafts.of(visitor.learner()).stream()
                .filter(set -> !set.archived())
                .map(this::own);
        return Stream.concat(own, shipped.outlines().stream().map(this::ready)).toList();
    }

    private Offer own(StoredDraft set) {
        String title =
                set.draft().title().isBlank() ? "Without a title" : set.draft().title();
        return new Offer(title + " (your own)", title, set::id);
    }

    private Offer ready(SetOutline set) {
        return new Offer(
                set.title(),
                set.title(),
                () -> drafts.create(
                        visitor.learner(), Draft.of(shipped.find(set.id()).orElseThrow())));
    }

    private void give(String number, Choice choice, Offer offer, Terms terms, TermsForm form, Paragraph fault) {
        try {
            take(
                    number,
                    choice,
                    assignments
                            .give(
                                    visitor.learner(),
                                    choice.classroom(),
                                    offer.set().get(),
                                    terms)
                            .id());
        } catch (BadTerms refused) {
            form.show(refused.faults());
        } catch (UnfinishedSet unfinished) {
            tell(fault, unfinished.getMessage() + ".");
        } catch (BadQuestion refused) {
            tell(fault, refused.getMessage() + ".");
        }
    }

    private ListItem item(String number, Choice choice, Assignment assignment) {
        String title = assignment.terms().title();
        OnceButton take = styled(new OnceButton("Take it", () -> take(number, choice, assignment.id())), "kb-button");
        take.getElement().setAttribute("aria-label", "Take " + title);
        return new ListItem(styled(new Paragraph(title), "kb-tile-title"), styled(new Div(take), "kb-set-line"));
    }

    private void take(String number, Choice choice, AssignmentId chosen) {
        switch (choice.purpose()) {
            case Choice.Answer answer ->
                getUI().ifPresent(ui -> ui.getPage().setLocation(LtiAddress.answer(number, chosen)));
            case Choice.Keep keep -> {
                try {
                    choices.keep(choice, keep, chosen);
                    getUI().ifPresent(ui -> ui.navigate("class/" + choice.classroom() + "/preview/" + chosen));
                } catch (NoSuchAssignment gone) {
                    getUI().ifPresent(ui -> ui.refreshCurrentRoute(false));
                }
            }
        }
    }

    private static void tell(Paragraph fault, String says) {
        fault.setText(says);
        fault.setVisible(true);
    }
}
