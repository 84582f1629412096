package kibitzer.web.classroom.assignment;

import com.vaadin.flow.component.datetimepicker.DateTimePicker;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.component.textfield.IntegerField;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import kibitzer.classroom.assignment.ClassTime;
import kibitzer.classroom.assignment.TermsFault;
import kibitzer.classroom.assignment.TermsFault.Field;

/** How the fields of an assignment's terms are made, and what stands in them. */
final class TermsFields {
    private TermsFields() {}

    static DateTimePicker picker(String label) {
        DateTimePicker picker = new DateTimePicker(label);
        picker.setStep(Duration.ofMinutes(15));
        picker.setLocale(Locale.UK);
        picker.setManualValidation(true);
        return picker;
    }

    static IntegerField number(String label) {
        IntegerField field = new IntegerField(label);
        field.setStepButtonsVisible(true);
        field.setManualValidation(true);
        return field;
    }

    static <T> Select<T> select(String label, T[] choices, Function<T, String> words) {
        Select<T> select = new Select<>();
        select.setLabel(label);
        select.setItems(choices);
        select.setItemLabelGenerator(words::apply);
        return select;
    }

    /** The moment that is shown; empty where there is none, and the fault added. */
    static Optional<Instant> moment(ClassTime time, DateTimePicker picker, Field field, List<TermsFault> faults) {
        LocalDateTime shown = picker.getValue();
        if (shown == null) {
            faults.add(new TermsFault(field, "A day and a time are expected."));
            return Optional.empty();
        }
        Optional<Instant> moment = time.moment(shown);
        if (moment.isEmpty()) {
            faults.add(new TermsFault(
                    field, "The clock of the class is put forward then and never shows " + shown.toLocalTime() + "."));
        }
        return moment;
    }

    /** Below zero where nothing stands there, which no field allows. */
    static int value(IntegerField field) {
        return field.getValue() == null ? -1 : field.getValue();
    }
}
