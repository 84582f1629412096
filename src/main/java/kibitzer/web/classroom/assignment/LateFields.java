package kibitzer.web.classroom.assignment;

import static kibitzer.web.classroom.assignment.TermsFields.moment;
import static kibitzer.web.classroom.assignment.TermsFields.number;
import static kibitzer.web.classroom.assignment.TermsFields.picker;
import static kibitzer.web.classroom.assignment.TermsFields.select;
import static kibitzer.web.classroom.assignment.TermsFields.value;

import com.vaadin.flow.component.datetimepicker.DateTimePicker;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.IntegerField;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.assignment.ClassTime;
import kibitzer.classroom.assignment.Late;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.assignment.TermsFault;
import kibitzer.classroom.assignment.TermsFault.Field;
import kibitzer.classroom.assignment.UsualTerms;

/** What becomes of work that is handed in late: a choice, and for fewer points until when and how many. */
final class LateFields {
    private final ClassTime time;
    private final Select<String> policy = select(
            "After the due time",
            new String[] {Late.Closed.WORD, Late.Reduced.WORD, Late.Practice.WORD},
            LateFields::words);
    private final DateTimePicker until = picker("Late until");
    private final IntegerField percent = number("Late counts, percent");

    LateFields(ClassTime time) {
        this.time = time;
    }

    Select<String> policy() {
        return policy;
    }

    DateTimePicker until() {
        return until;
    }

    IntegerField percent() {
        return percent;
    }

    void fill(Terms terms) {
        policy.setValue(terms.late().word());
        Late.Reduced reduced = terms.late() instanceof Late.Reduced set ? set : UsualTerms.reduced(terms.due());
        until.setValue(time.shown(reduced.until()));
        percent.setValue(reduced.percent());
    }

    void showWhatIsChosen() {
        boolean reduced = policy.getValue().equals(Late.Reduced.WORD);
        until.setVisible(reduced);
        percent.setVisible(reduced);
    }

    /** Empty where no moment can be read, and the fault added. */
    Optional<Late> chosen(List<TermsFault> faults) {
        return switch (policy.getValue()) {
            case Late.Reduced.WORD ->
                moment(time, until, Field.LATE_UNTIL, faults).map(end -> new Late.Reduced(end, value(percent)));
            case Late.Practice.WORD -> Optional.of(new Late.Practice());
            default -> Optional.of(new Late.Closed());
        };
    }

    private static String words(String late) {
        return switch (late) {
            case Late.Reduced.WORD -> "taken for fewer points";
            case Late.Practice.WORD -> "practice only";
            default -> "closed";
        };
    }
}
