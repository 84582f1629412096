package kibitzer.web.page;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.data.value.ValueChangeMode;
import java.util.function.Consumer;

/** A field above a long list: what is typed narrows it at once. */
public final class ListSearch extends Div {
    private final TextField field;

    /** @param narrow is given what is typed, the words of an empty field too */
    public ListSearch(String label, Consumer<WantedWords> narrow) {
        field = new TextField(label);
        field.setClearButtonVisible(true);
        field.setValueChangeMode(ValueChangeMode.LAZY);
        field.addValueChangeListener(change -> narrow.accept(WantedWords.read(change.getValue())));
        addClassName("kb-search");
        add(field);
    }
}
