package kibitzer.web.field;

import com.vaadin.flow.component.AbstractField;
import com.vaadin.flow.component.HasLabel;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.html.Span;
import org.jspecify.annotations.Nullable;

/**
 * A field as the browser itself offers it, under its name. Unlike Vaadin's it brings no script, so that a page which is opened first
 * need not wait for any.
 *
 * @param <C> the field
 * @param <T> its value
 */
abstract class NativeField<C extends NativeField<C, T>, T> extends AbstractField<C, T> implements HasLabel, HasStyle {
    private final Span label = new Span();

    /** @param styled the class of its look */
    NativeField(@Nullable T empty, String styled) {
        super(empty);
        addClassName(styled);
        label.setVisible(false);
    }

    /** What the name is written in, to be laid beside the browser's own field. */
    final Span label() {
        return label;
    }

    @Override
    public void setLabel(@Nullable String text) {
        label.setText(text);
        label.setVisible(text != null && !text.isEmpty());
    }

    @Override
    public String getLabel() {
        return label.getText();
    }
}
