package kibitzer.web.field;

import com.vaadin.flow.component.Focusable;
import com.vaadin.flow.component.HasValidation;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.dom.DomListenerRegistration;
import com.vaadin.flow.dom.Element;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A line to write in, as the browser itself offers it, under its name and above what helps to fill it in. */
@Tag("div")
public final class Entry extends NativeField<Entry, String> implements Focusable<Entry>, HasValidation {
    private static final String VALUE = "value";
    private static final String INVALID = "aria-invalid";
    private static final String CHANGE = "change";

    private final Element input = new Element("input");
    private final Element help = new Element("p");
    private final Element objection = new Element("p");

    /** @param inputMode which keys a phone shows: "numeric" */
    public Entry(String name, String helps, String inputMode) {
        this(name, helps, inputMode, "input");
    }

    /** @param told with which event of the browser's field its value is told */
    private Entry(String name, String helps, String inputMode, String told) {
        super("", "kb-entry");
        String number = "entry-" + UUID.randomUUID();
        setLabel(name);
        input.setAttribute("inputmode", inputMode).setAttribute("autocomplete", "off");
        input.setAttribute("aria-describedby", number + "-objection " + number);
        help.setText(helps).setAttribute("id", number);
        objection.setAttribute("id", number + "-objection").setAttribute("role", "alert");
        NativeLabel named = new NativeLabel();
        named.getElement().appendChild(label().getElement(), input);
        getElement().appendChild(named.getElement(), objection, help);
        input.addPropertyChangeListener(
                VALUE, told, change -> setModelValue(String.valueOf(change.getValue()), change.isUserOriginated()));
    }

    /** For words that are looked for: told in each pause while somebody types, and emptied with the browser's own cross. */
    public static Entry search(String name) {
        Entry entry = new Entry(name, "", "search", CHANGE);
        entry.addClassName("kb-entry-search");
        entry.input.setAttribute("type", "search");
        entry.addAttachListener(attached -> WhileTyping.pauses(entry.input));
        return entry;
    }

    /** For a few words, told when the line is ended or left. */
    public static Entry line(String name, String helps) {
        return new Entry(name, helps, "text", CHANGE);
    }

    /** For a word that nobody may read over a shoulder, told when the line is ended or left. */
    public static Entry secret(String name, String helps) {
        Entry entry = line(name, helps);
        entry.input.setAttribute("type", "password");
        return entry;
    }

    /** For a whole number, told when the field is left. */
    public static Entry number(String name) {
        return new Entry(name, "", "numeric", CHANGE);
    }

    /** What helps to fill it in. */
    public void setHelp(String text) {
        help.setText(text);
    }

    /** What is seen where nothing is written. */
    public void setPlaceholder(String text) {
        input.setAttribute("placeholder", text);
    }

    /** What browsers and password keepers may fill in: "username"; nothing unless it is said. */
    public void setAutocomplete(String what) {
        input.setAttribute("autocomplete", what);
    }

    /** @param longest in characters; the server has to hold it as well */
    public void setMaxLength(int longest) {
        input.setAttribute("maxlength", String.valueOf(longest));
    }

    /** For a form that the browser posts: the name of what is written, without which it is not sent. */
    public void post(String as) {
        input.setAttribute("name", as).setAttribute("required", true);
    }

    /** For a code: a phone's keys write capitals. */
    public void setInCapitals() {
        input.setAttribute("autocapitalize", "characters");
    }

    /** Whoever opens the page writes here at once. */
    public void setAutofocus() {
        addAttachListener(attached -> focusInPlace());
    }

    /** Keeps what is written while the page is loaded anew, under this name. */
    public void keep(String name) {
        input.setAttribute("data-keep", name);
    }

    /** Told when the key is pressed that ends a line. */
    public DomListenerRegistration addEnterListener(Runnable then) {
        return input.addEventListener("keydown", key -> then.run()).setFilter("event.key === 'Enter'");
    }

    @Override
    public void setReadOnly(boolean readOnly) {
        input.setProperty("readOnly", readOnly);
    }

    @Override
    public boolean isReadOnly() {
        return input.getProperty("readOnly", false);
    }

    @Override
    public void setErrorMessage(@Nullable String message) {
        objection.setText(message == null ? "" : message);
    }

    @Override
    public String getErrorMessage() {
        return objection.getText();
    }

    @Override
    public void setInvalid(boolean invalid) {
        input.setAttribute(INVALID, String.valueOf(invalid));
        objection.setVisible(invalid);
    }

    @Override
    public boolean isInvalid() {
        return Boolean.parseBoolean(input.getAttribute(INVALID));
    }

    @Override
    public void focus() {
        input.callJsFunction("focus");
    }

    /** The focus, with the page where it is. */
    public void focusInPlace() {
        // As Vaadin's own: when all that came with it is in its place.
        input.executeJs("setTimeout(() => this.focus({preventScroll: true}))");
    }

    @Override
    protected void setPresentationValue(String value) {
        input.setProperty(VALUE, value);
    }
}
