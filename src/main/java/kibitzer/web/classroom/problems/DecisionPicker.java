package kibitzer.web.classroom.problems;

import com.vaadin.flow.component.combobox.ComboBox;
import java.util.List;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.web.words.FieldName;

/** Chooses what is asked; looks for words as one types. */
final class DecisionPicker {
    private DecisionPicker() {}

    static ComboBox<Decision<?, ?>> beginningWithTheFirst() {
        ComboBox<Decision<?, ?>> picker = new ComboBox<>("What is asked");
        picker.setItems(List.copyOf(Decisions.all()));
        picker.setItemLabelGenerator(FieldName::of);
        picker.setValue(Decisions.all().getFirst());
        picker.addClassName("kb-wide-select");
        return picker;
    }
}
