package kibitzer.web.field;

import com.vaadin.flow.component.Tag;
import com.vaadin.flow.dom.Element;

/** A box to tick, as the browser itself offers it, before what it stands for. */
@Tag("label")
public final class Tick extends NativeField<Tick, Boolean> {
    private static final String CHECKED = "checked";

    private final Element box = new Element("input");

    public Tick(String name) {
        super(false, "kb-tick");
        setLabel(name);
        box.setAttribute("type", "checkbox");
        getElement().appendChild(box, label().getElement());
        box.addPropertyChangeListener(
                CHECKED,
                "change",
                change -> setModelValue(Boolean.TRUE.equals(change.getValue()), change.isUserOriginated()));
    }

    /** For a form that the browser posts: the name of what is ticked. */
    public void post(String as) {
        box.setAttribute("name", as);
    }

    @Override
    protected void setPresentationValue(Boolean ticked) {
        box.setProperty(CHECKED, ticked);
    }
}
