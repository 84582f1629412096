package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import java.util.LinkedHashMap;
import java.util.Map;
import kibitzer.decisions.answer.Columns;
import kibitzer.web.field.Entry;
import kibitzer.web.table.Marks;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Takes points by column, one field a column. A column left empty has none; a total left empty is added up. */
final class ColumnsControl extends AnswerControl {
    private final Map<String, Entry> fields = new LinkedHashMap<>();
    private final NativeButton confirm = new NativeButton("Answer");

    ColumnsControl(Columns columns) {
        Div together = new Div();
        together.addClassNames("kb-typed", "kb-columns");
        columns.labels().forEach((name, label) -> {
            // a total may be below zero, and a telephone's numeric keys have no minus
            Entry field = new Entry(label, "", name.equals(Columns.TOTAL) ? "text" : "numeric");
            field.keep(ANSWER + "-" + name);
            field.addValueChangeListener(change -> fields.values().forEach(each -> each.setInvalid(false)));
            field.addEnterListener(this::giveFilled);
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
        Entry at = fields.entrySet().stream()
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
        fields.values().iterator().next().focusInPlace();
    }
}
