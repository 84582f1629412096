package kibitzer.web;

import com.vaadin.flow.component.textfield.TextField;

/** A link to be passed on, in a field that one can select and copy: whole, as the visitor's browser reaches the trainer. */
public final class ShownLink extends TextField {

    /** @param path below the address of the trainer, without a slash before it */
    public ShownLink(String label, String path) {
        super(label);
        setReadOnly(true);
        setWidthFull();
        setValue(path);
        getElement().executeJs("this.value = new URL($0, document.baseURI).href; this.inputElement?.select()", path);
    }
}
