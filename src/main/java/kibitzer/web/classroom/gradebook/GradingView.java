package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.textfield.IntegerField;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.grading.Grading;
import kibitzer.classroom.grading.Gradings;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.UnderMenu;
import kibitzer.web.visitor.Visitor;

/** What the total of a class is made of: how often an assignment counts, how many results are left out, the pass mark. */
@PermitAll
@UnderMenu(MenuEntry.CLASSES)
@Route("class/:id/grading")
public class GradingView extends GradebookPage {
    private final transient Gradings gradings;
    private final transient Assignments assignments;

    GradingView(ClassGate gate, Visitor visitor, Gradings gradings, Assignments assignments) {
        super(gate, visitor);
        this.gradings = gradings;
        this.assignments = assignments;
    }

    @Override
    void open(Admission admission, BeforeEnterEvent event) {
        requireInstructor(admission);
        ClassroomId id = admission.classroom().id();
        Grading grading = gradings.of(id);
        begin("What counts", admission);
        add(ways(to("Gradebook", GradebookView.class, id)));
        lead(
                "The total of a learner is the sum of the points of what counts by now. Within an assignment a question weighs"
                        + " what its points are. No answer is marked anew by this, and you can change it back.");
        IntegerField pass = number("Pass mark in percent of the total", 1, 100);
        pass.setHelperText("Empty for none. Whoever has as much gets a certificate.");
        pass.setClearButtonVisible(true);
        grading.pass().ifPresent(pass::setValue);
        IntegerField dropped = number("Lowest results left out", 0, Grading.MOST_DROPPED);
        dropped.setHelperText("Of each learner, by their share of the points; one result always counts.");
        dropped.setValue(grading.dropped());
        Map<AssignmentId, IntegerField> weights = new LinkedHashMap<>();
        List<Assignment> given = assignments.of(visitor(), id).stream()
                .filter(one -> one.withdrawn().isEmpty())
                .toList();
        given.forEach(one -> {
            IntegerField weight = number(one.terms().title() + " counts", 0, Grading.MOST_WEIGHT);
            weight.setSuffixComponent(new Div("times"));
            weight.setValue(grading.weight(one.id()));
            weights.put(one.id(), weight);
        });
        Paragraph stored = styled(new Paragraph(), "kb-tile-note");
        stored.getElement().setAttribute("role", "status");
        EntryForm form = new EntryForm("Store", () -> {
                    stored.setText("");
                    Map<AssignmentId, Integer> times = new HashMap<>();
                    weights.forEach((assignment, field) -> times.put(assignment, entered(field)));
                    Grading wanted = new Grading(
                            pass.isInvalid() ? Optional.of(entered(pass)) : Optional.ofNullable(pass.getValue()),
                            entered(dropped),
                            times);
                    attempt(() -> {
                        gradings.set(id, visitor(), wanted);
                        stored.setText("Stored. " + inWords(wanted));
                    });
                })
                .with(pass)
                .with(dropped);
        if (!given.isEmpty()) {
            form.with(new Div(
                    heading("How often each assignment counts"),
                    soft("0 for not at all: it is shown, and stands in no total.")));
        }
        weights.values().forEach(form::with);
        add(form, stored);
    }

    private static IntegerField number(String label, int least, int most) {
        IntegerField field = new IntegerField(label);
        field.setMin(least);
        field.setMax(most);
        field.setStepButtonsVisible(true);
        field.setWidthFull();
        field.setI18n(new IntegerField.IntegerFieldI18n()
                .setMinErrorMessage("From " + least + " to " + most + ".")
                .setMaxErrorMessage("From " + least + " to " + most + ".")
                .setBadInputErrorMessage("A whole number from " + least + " to " + most + "."));
        return field;
    }

    private static int entered(IntegerField field) {
        Integer value = field.getValue();
        if (value == null || field.isInvalid()) {
            throw new BadEntry(
                    BadEntry.Field.ELSEWHERE,
                    "\u201c" + field.getLabel() + "\u201d takes a whole number from " + field.getMin() + " to "
                            + field.getMax() + ".");
        }
        return value;
    }

    /** "Everything counts in the total. The class is passed with 60 %." */
    static String inWords(Grading grading) {
        return (grading.dropped() == 0
                        ? "Nothing that counts is left out of the total."
                        : "Of each learner's results "
                                + (grading.dropped() == 1
                                        ? "the lowest is"
                                        : "the " + grading.dropped() + " lowest are")
                                + " left out of the total.")
                + grading.pass()
                        .map(percent -> " The class is passed with " + percent + " % of it.")
                        .orElse("");
    }
}
