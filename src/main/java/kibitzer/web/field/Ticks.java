package kibitzer.web.field;

import com.vaadin.flow.component.Tag;
import com.vaadin.flow.dom.Element;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Several of a few, each with a box to tick, as the browser itself offers them.
 *
 * @param <T> what is ticked
 */
@Tag("fieldset")
public final class Ticks<T> extends NativeField<Ticks<T>, Set<T>> {
    private final transient Map<T, Tick> boxes = new LinkedHashMap<>();

    /** @param words how an item is called */
    public Ticks(String name, List<T> items, Function<T, String> words) {
        super(Set.of(), "kb-ticks");
        setLabel(name);
        Element row = new Element("div");
        for (T item : items) {
            Tick tick = new Tick(words.apply(item));
            tick.addValueChangeListener(change -> {
                if (change.isFromClient()) {
                    setModelValue(ticked(), true);
                }
            });
            boxes.put(item, tick);
            row.appendChild(tick.getElement());
        }
        getElement().appendChild(new Element("legend").appendChild(label().getElement()), row);
    }

    private Set<T> ticked() {
        return boxes.entrySet().stream()
                .filter(box -> box.getValue().getValue())
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** How the items are called. */
    public Stream<String> words() {
        return boxes.values().stream().map(Tick::getLabel);
    }

    @Override
    protected void setPresentationValue(Set<T> value) {
        boxes.forEach((item, tick) -> tick.setValue(value.contains(item)));
    }
}
