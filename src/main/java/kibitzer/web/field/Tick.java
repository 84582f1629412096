package kibitzer.web.field;

import com.vaadin.flow.component.AbstractField;
import com.vaadin.flow.component.HasLabel;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.dom.Element;
import org.jspecify.annotations.Nullable;

/**
 * A box to tick, as the browser itself offers it, before what it stands for. Unlike Vaadin's it brings no script, so that a page
 * which is opened first need not wait for any.
 */
@Tag("label")
public final class Tick extends AbstractField<Tick, Boolean> implements HasLabel, HasStyle {
    private static final String CHECKED = "checked";

    private final Span label = new Span();
    private final Element box = new Element("input");

    public Tick(String name) {
        super(false);
        addClassName("kb-tick");
        label.setText(name);
        box.setAttribute("type", "checkbox");
        getElement().appendChild(box, label.getElement());
        box.addPropertyChangeListener(
                CHECKED,
                "change",
                change -> setModelValue(Boolean.TRUE.equals(change.getValue()), change.isUserOriginated()));
    }

    @Override
    public void setLabel(@Nullable String text) {
        label.setText(text);
    }

    @Override
    public String getLabel() {
        return label.getText();
    }

    @Override
    protected void setPresentationValue(Boolean ticked) {
        box.setProperty(CHECKED, ticked);
    }
}
