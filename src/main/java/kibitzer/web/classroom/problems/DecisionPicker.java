package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.combobox.ComboBox;
import java.util.List;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Decisions;

/** Chooses what is asked; looks for words as one types. */
final class DecisionPicker extends ComboBox<Decision<?, ?>> {

    DecisionPicker() {
        super("What is asked");
        setItems(List.copyOf(Decisions.all()));
        setItemLabelGenerator(Names::of);
        setValue(Decisions.all().getFirst());
        addClassName("kb-wide-select");
    }
}
