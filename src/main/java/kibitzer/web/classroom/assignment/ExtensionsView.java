package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.combobox.MultiSelectComboBox;
import com.vaadin.flow.component.datetimepicker.DateTimePicker;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import kibitzer.accounts.Role;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.BadTerms;
import kibitzer.classroom.assignment.ClassTime;
import kibitzer.classroom.assignment.Extension;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.MoreTime;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Member;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.classroom.roster.Roster;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.button.OnceButton;
import kibitzer.web.classroom.ClassPage;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;
import kibitzer.web.words.MomentInWords;

/** More time for one learner or for many at once. */
@RolesAllowed(Role.INSTRUCTORS)
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/extensions/:assignment")
public class ExtensionsView extends ClassPage {
    private final transient Assignments assignments;
    private final transient MoreTime moreTime;
    private final transient Classrooms classrooms;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    ExtensionsView(
            Assignments assignments,
            MoreTime moreTime,
            Classrooms classrooms,
            ClassGate gate,
            Visitor visitor,
            WallClock clock) {
        super(gate, visitor);
        this.assignments = assignments;
        this.moreTime = moreTime;
        this.classrooms = classrooms;
        this.visitor = visitor;
        this.clock = clock;
    }

    @Override
    protected void show(Admission admission, BeforeEnterEvent event) {
        if (!admission.instructs()) {
            throw new NoSuchClass();
        }
        show(
                admission,
                AssignView.known(admission, event.getRouteParameters(), assignments, visitor),
                Optional.empty());
    }

    private void show(Admission admission, Assignment assignment, Optional<String> news) {
        begin("Extensions for " + assignment.terms().title(), admission);
        MomentInWords moment =
                new MomentInWords(admission.classroom().zone(), clock.today().zone());
        Optional<String> told = ChangeInWords.ofExtension(assignments.standing(visitor.learner(), assignment.id()));
        lead("Due " + moment.at(assignment.terms().due()) + "." + waiting(assignment, told));
        news.ifPresent(says -> {
            Paragraph note = styled(new Paragraph(says), "kb-note");
            note.getElement().setAttribute("role", "status");
            add(note);
        });
        Roster roster = classrooms.roster(admission.classroom().id());
        List<Extension> extensions = moreTime.extensions(visitor.learner(), assignment.id());
        if (!extensions.isEmpty()) {
            UnorderedList list = styled(new UnorderedList(), "kb-extensions");
            extensions.forEach(extension -> list.add(line(admission, assignment, extension, roster, moment)));
            add(styled(new H2("Given"), "kb-heading"), list);
        }
        add(styled(new H2("Give more time"), "kb-heading"));
        if (roster.learners().isEmpty()) {
            add(new Paragraph("No learner belongs to the class yet."));
        } else {
            addForm(admission, assignment, roster);
            if (assignment.terms().conduct().limit().isPresent()) {
                add(new MoreMinutesForm(moreTime, assignment, visitor.learner(), roster));
            }
        }
    }

    /** @param told what to know where verdicts are told */
    private static String waiting(Assignment assignment, Optional<String> told) {
        if (assignment.terms().feedback() != Feedback.AFTER_DUE) {
            return "";
        }
        return told.map(says -> " " + says + " Whoever has not been told waits until the last extension has passed.")
                .orElse(" The whole class waits for its verdicts until the last extension has passed.");
    }

    private ListItem line(
            Admission admission, Assignment assignment, Extension extension, Roster roster, MomentInWords moment) {
        return new ListItem(
                new Span(name(roster, extension.learner()) + ": " + moment.at(extension.due()) + ". "
                        + extension.reason() + " "),
                styled(
                        new OnceButton("Take back", () -> {
                            moreTime.liftExtension(visitor.learner(), assignment.id(), extension.learner());
                            show(admission, assignment, Optional.of("Taken back."));
                        }),
                        "kb-button"));
    }

    private void addForm(Admission admission, Assignment assignment, Roster roster) {
        ClassTime time = new ClassTime(admission.classroom().zone());
        MultiSelectComboBox<Member> learners = new MultiSelectComboBox<>("For");
        learners.setPlaceholder("Type a part of a name");
        learners.setWidthFull();
        learners.setItems(roster.learners());
        learners.setItemLabelGenerator(member -> member.name().text());
        NativeButton all =
                styled(new NativeButton("Choose everybody", click -> learners.select(roster.learners())), "kb-button");
        DateTimePicker due = new DateTimePicker("Due, by the clock of the class");
        due.setStep(Duration.ofMinutes(15));
        due.setLocale(Locale.UK);
        due.setValue(time.shown(aWeekMore(assignment.terms().due())));
        TextField reason = new TextField("Reason");
        reason.setMaxLength(MoreTime.LONGEST_REASON);
        reason.setWidthFull();
        Paragraph fault = styled(new Paragraph(), "kb-fault");
        fault.getElement().setAttribute("role", "alert");
        fault.setVisible(false);
        AtomicReference<Optional<Asked>> read = new AtomicReference<>(Optional.empty());
        OnceButton give = new OnceButton("Give it");
        give.onClick(() -> {
            if (learners.isEmpty() || reason.isEmpty()) {
                fault.setText(
                        learners.isEmpty() ? "Choose who gets more time." : "Say why: the reason stands in the list.");
                fault.setVisible(true);
                return;
            }
            try {
                Instant until = Optional.ofNullable(due.getValue())
                        .flatMap(time::moment)
                        .orElseThrow(() -> new BadQuestion("due", "no time that the class's clock shows"));
                Optional<Asked> asked = Optional.of(new Asked(learners.getSelectedItems(), until));
                Optional<String> does =
                        ChangeInWords.ofExtension(assignments.standing(visitor.learner(), assignment.id()));
                if (does.isPresent() && !asked.equals(read.getAndSet(asked))) {
                    fault.setText(does.get());
                    fault.setVisible(true);
                    give.setText("Give it all the same");
                    return;
                }
                List<LearnerId> inVain = moreTime.extend(
                        visitor.learner(),
                        assignment.id(),
                        learners.getSelectedItems().stream()
                                .map(Member::learner)
                                .toList(),
                        until,
                        reason.getValue());
                show(admission, assignment, Optional.of(given(roster, inVain)));
            } catch (BadQuestion refused) {
                fault.setText(refused.getMessage() + ".");
                fault.setVisible(true);
            } catch (BadTerms refused) {
                fault.setText(refused.getMessage());
                fault.setVisible(true);
            }
        });
        add(styled(
                new Div(
                        learners,
                        styled(new Div(all), "kb-actions"),
                        due,
                        reason,
                        fault,
                        styled(new Div(styled(give, "kb-button", "kb-button-first")), "kb-actions")),
                "kb-terms-form"));
    }

    /** More time as it was asked for when the page last said what it does. */
    private record Asked(Set<Member> learners, Instant until) {
        private Asked {
            learners = Set.copyOf(learners);
        }
    }

    /** The class's due time moved by a week, or by as many as it takes to be still to come. */
    private Instant aWeekMore(Instant due) {
        long passed = Math.max(0, Duration.between(due, clock.now()).toDays() / 7);
        return due.plus(Duration.ofDays(7 * (passed + 1)));
    }

    private static String given(Roster roster, List<LearnerId> inVain) {
        return inVain.isEmpty()
                ? "Given."
                : "Given. It changes nothing for "
                        + inVain.stream().map(learner -> name(roster, learner)).collect(Collectors.joining(", "))
                        + ": their sittings are handed in and the verdicts told. Allow another sitting if they are to"
                        + " answer again.";
    }

    private static String name(Roster roster, LearnerId learner) {
        return roster.of(learner).map(member -> member.name().text()).orElse("Somebody");
    }
}
