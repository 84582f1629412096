package kibitzer.web.field;

import com.vaadin.flow.component.Tag;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.function.SerializableFunction;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A choice of one among a few, as the browser itself offers it.
 *
 * @param <T> what is chosen; never null once there are items and a value
 */
@Tag("label")
public final class Choice<T> extends NativeField<Choice<T>, T> {
    private static final String VALUE = "value";

    private final Element select = new Element("select");
    private transient List<T> items = List.of();
    private SerializableFunction<T, String> words = String::valueOf;

    public Choice() {
        super(null, "kb-choice");
        getElement().appendChild(label().getElement(), select);
        select.addPropertyChangeListener(VALUE, "change", change -> {
            if (change.isUserOriginated()) {
                chosen(change.getValue()).ifPresent(item -> setModelValue(item, true));
            }
        });
    }

    /** Empty for what is none of the places that were offered. */
    private Optional<T> chosen(@Nullable Object place) {
        return IntStream.range(0, items.size())
                .filter(item -> String.valueOf(item).equals(place))
                .mapToObj(items::get)
                .findFirst();
    }

    /** What a screen reader calls it, where no label is seen. */
    public void setAriaLabel(String text) {
        select.setAttribute("aria-label", text);
    }

    @Override
    public void setReadOnly(boolean readOnly) {
        select.setEnabled(!readOnly);
    }

    @Override
    public boolean isReadOnly() {
        return !select.isEnabled();
    }

    @SafeVarargs
    public final void setItems(T... choices) {
        setItems(List.of(choices));
    }

    public void setItems(List<T> choices) {
        items = List.copyOf(choices);
        lay(getValue());
    }

    public List<T> items() {
        return items;
    }

    /** How an item is called. */
    public void setItemLabelGenerator(SerializableFunction<T, String> name) {
        words = name;
        lay(getValue());
    }

    /** How an item is called. */
    public String labelOf(T item) {
        return words.apply(item);
    }

    @Override
    protected void setPresentationValue(T value) {
        lay(value);
        select.setProperty(VALUE, String.valueOf(items.indexOf(value)));
    }

    private void lay(@Nullable T chosen) {
        select.removeAllChildren();
        for (int place = 0; place < items.size(); place++) {
            Element option = new Element("option").setText(words.apply(items.get(place)));
            option.setAttribute(VALUE, String.valueOf(place));
            option.setAttribute("selected", items.get(place).equals(chosen));
            select.appendChild(option);
        }
    }
}
