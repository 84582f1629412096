package kibitzer.web.question;

import com.vaadin.flow.component.FocusOption;
import com.vaadin.flow.component.Key;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.textfield.Autocomplete;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.data.value.ValueChangeMode;
import java.util.LinkedHashMap;
import java.util.Map;
import kibitzer.decisions.answer.Columns;
import kibitzer.web.table.Marks;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Takes points by column, one field a column. A column left empty has none; a total left empty is added up. */
final class ColumnsControl extends AnswerControl {
    private final Map<String, TextField> fields = new LinkedHashMap<>();
    private final NativeButton confirm = new NativeButton("Answer");

    ColumnsControl(Columns columns) {
        Div together = new Div();
        together.addClassNames("kb-typed", "kb-columns");
        columns.labels().forEach((name, label) -> {
            TextField field = new TextField(label);
            // a total may be below zero, and a telephone's numeric keys have no minus
            field.getElement().setAttribute("inputmode", name.equals(Columns.TOTAL) ? "text" : "numeric");
            field.getElement().setAttribute("data-keep", ANSWER + "-" + name);
            field.setAutocomplete(Autocomplete.OFF);
            field.setValueChangeMode(ValueChangeMode.EAGER);
            field.addValueChangeListener(change -> fields.values().forEach(each -> each.setInvalid(false)));
            field.addKeyDownListener(Key.ENTER, key -> giveFilled());
            fields.put(name, field);
            together.add(field);
        });
        confirm.addClassNames("kb-button", "kb-button-first");
        confirm.addClickListener(click -> giveFilled());
        together.add(confirm);
        add(together);
    }

    private void giveFilled() {
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        fields.forEach((name, field) -> {
            if (!field.isEmpty()) {
                answer.put(name, field.getValue().strip());
            }
        });
        if (answer.isEmpty()) {
            again("Write the points of at least one column.");
        } else {
            give(answer);
        }
    }

    @Override
    void close(Marks marks) {
        fields.values().forEach(field -> field.setReadOnly(true));
        confirm.setVisible(false);
    }

    @Override
    boolean saysWhy() {
        return true;
    }

    @Override
    void again(String objection) {
        TextField at = fields.entrySet().stream()
                .filter(field -> objection.contains("\"" + field.getKey() + "\""))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseGet(() -> fields.values().iterator().next());
        at.setErrorMessage(objection);
        at.setInvalid(true);
        at.focus();
    }

    @Override
    void takeFocus() {
        fields.values().iterator().next().focus(FocusOption.PreventScroll.ENABLED);
    }
}
