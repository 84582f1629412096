package kibitzer.web.page;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.router.Location;
import com.vaadin.flow.router.QueryParameters;
import java.util.function.Consumer;
import kibitzer.web.field.Entry;

/** A field above a long list: what is typed narrows it at once. */
public final class ListSearch extends Div {
    /** By which an address holds what is looked for. */
    public static final String WORDS = "words";

    private final Entry field;

    /** @param narrow is given what is typed, the words of an empty field too */
    public ListSearch(String label, Consumer<WantedWords> narrow) {
        field = Entry.search(label);
        field.addValueChangeListener(change -> narrow.accept(WantedWords.read(change.getValue())));
        addClassName("kb-search");
        add(field);
    }

    /** For a page whose address holds nothing else: the words stand in it, so that Back finds what was found. */
    public ListSearch inAddressOf(String path) {
        addAttachListener(attached -> attached.getUI()
                .getActiveViewLocation()
                .getQueryParameters()
                .getSingleParameter(WORDS)
                .ifPresent(field::setValue));
        field.addValueChangeListener(change -> {
            if (change.isFromClient()) {
                getUI().ifPresent(ui -> keep(ui, path, WantedWords.read(change.getValue())));
            }
        });
        return this;
    }

    private static void keep(UI ui, String path, WantedWords words) {
        ui.getPage()
                .getHistory()
                .replaceState(
                        null,
                        new Location(
                                path,
                                words.isEmpty() ? QueryParameters.empty() : QueryParameters.of(WORDS, words.text())));
    }

    public void look(WantedWords words) {
        field.setValue(words.text());
    }
}
