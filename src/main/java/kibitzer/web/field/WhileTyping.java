package kibitzer.web.field;

import com.vaadin.flow.component.textfield.TextFieldBase;
import com.vaadin.flow.data.value.ValueChangeMode;
import com.vaadin.flow.dom.Element;

/**
 * Has a field tell its value while somebody types, in each pause, and at once when the field is left. {@link ValueChangeMode#LAZY}
 * does the first alone: whoever follows a link before the pause is over loses what was typed last.
 */
public final class WhileTyping {
    private static final int PAUSE_MILLISECONDS = 800;

    /** A pause is told as what leaving the field is: one event tells the value, so that none of two can be told without it. */
    private static final String PAUSES = """
            let pause;
            this.addEventListener('input', () => {
              clearTimeout(pause);
              pause = setTimeout(() => this.dispatchEvent(new CustomEvent('change', {bubbles: true})), $0);
            });
            """;

    private WhileTyping() {}

    public static void tells(TextFieldBase<?, String> field) {
        field.setValueChangeMode(ValueChangeMode.ON_CHANGE);
        field.addAttachListener(attached -> pauses(field.getElement()));
    }

    /** For a field that stands in a page and is told of when it is left. */
    static void pauses(Element field) {
        field.executeJs(PAUSES, PAUSE_MILLISECONDS);
    }
}
