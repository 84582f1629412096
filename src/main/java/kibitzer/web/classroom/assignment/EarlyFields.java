package kibitzer.web.classroom.assignment;

import static kibitzer.web.classroom.assignment.TermsFields.moment;
import static kibitzer.web.classroom.assignment.TermsFields.number;
import static kibitzer.web.classroom.assignment.TermsFields.picker;
import static kibitzer.web.classroom.assignment.TermsFields.value;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.datetimepicker.DateTimePicker;
import com.vaadin.flow.component.textfield.IntegerField;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.assignment.ClassTime;
import kibitzer.classroom.assignment.Early;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.assignment.TermsFault;
import kibitzer.classroom.assignment.TermsFault.Field;
import kibitzer.classroom.assignment.UsualTerms;

/** A credit for handing in early: whether there is one, until when and how much. */
final class EarlyFields {
    private final ClassTime time;
    private final Checkbox offered = new Checkbox("A credit for handing in early");
    private final DateTimePicker until = picker("Early until");
    private final IntegerField percent = number("Early counts, percent");

    EarlyFields(ClassTime time) {
        this.time = time;
    }

    Checkbox offered() {
        return offered;
    }

    DateTimePicker until() {
        return until;
    }

    IntegerField percent() {
        return percent;
    }

    void fill(Terms terms) {
        offered.setValue(terms.early().isPresent());
        Early credit = terms.early().orElse(UsualTerms.early(terms.due()));
        until.setValue(time.shown(credit.until()));
        percent.setValue(credit.percent());
    }

    void showWhatIsChosen() {
        until.setVisible(offered.getValue());
        percent.setVisible(offered.getValue());
    }

    /** Empty where there is none, or no moment can be read, and then the fault added. */
    Optional<Early> credit(List<TermsFault> faults) {
        return offered.getValue()
                ? moment(time, until, Field.EARLY_UNTIL, faults).map(end -> new Early(end, value(percent)))
                : Optional.empty();
    }
}
