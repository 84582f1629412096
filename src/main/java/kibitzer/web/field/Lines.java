package kibitzer.web.field;

import com.vaadin.flow.component.Tag;
import com.vaadin.flow.dom.Element;

/** Several lines to write in, as the browser itself offers them; nothing is measured, so that they may stand shut under every verdict. */
@Tag("label")
public final class Lines extends NativeField<Lines, String> {
    private static final String VALUE = "value";

    private final Element area = new Element("textarea");

    /** @param longest in characters; the server has to hold it as well */
    public Lines(String name, int longest) {
        super("", "kb-lines");
        setLabel(name);
        area.setAttribute("maxlength", String.valueOf(longest));
        getElement().appendChild(label().getElement(), area);
        area.addPropertyChangeListener(
                VALUE, "change", change -> setModelValue(String.valueOf(change.getValue()), true));
    }

    /** Keeps what is written while the page is loaded anew, under this name. */
    public void keep(String name) {
        area.setAttribute("data-keep", name);
    }

    @Override
    protected void setPresentationValue(String value) {
        area.setProperty(VALUE, value);
    }
}
