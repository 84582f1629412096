package kibitzer.web.page;

import com.vaadin.flow.component.Composite;
import com.vaadin.flow.component.HasStyle;
import com.vaadin.flow.component.textfield.TextField;

/** A link to be passed on, in a field that is selected when it is entered: whole, as the visitor's browser reaches the trainer. */
public final class ShownLink extends Composite<TextField> implements HasStyle {

    /** @param path below the address of the trainer, without a slash before it */
    public ShownLink(String label, String path) {
        TextField field = getContent();
        field.setLabel(label);
        field.setReadOnly(true);
        field.setWidthFull();
        field.setAutoselect(true);
        field.setValue(path);
        field.getElement().executeJs("this.value = new URL($0, document.baseURI).href", path);
    }
}
