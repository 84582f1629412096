package kibitzer.web.table;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.HasStyle;
import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import tools.jackson.databind.JsonNode;

/** A custom element of the card table: its attributes hold what it shows. */
public abstract class TableElement extends Component implements HasStyle {

    /** Sets an attribute, or takes it away where the value is empty. */
    final void attribute(String name, String value) {
        if (value.isEmpty()) {
            getElement().removeAttribute(name);
        } else {
            getElement().setAttribute(name, value);
        }
    }

    final void attribute(String name, boolean there) {
        getElement().setAttribute(name, there);
    }

    final void attribute(String name, JsonNode json) {
        attribute(name, json.isEmpty() ? "" : json.toString());
    }

    final void attribute(String name, Iterable<Card> cards) {
        attribute(name, notation(cards));
    }

    static String notation(Iterable<Card> cards) {
        List<String> names = new ArrayList<>();
        cards.forEach(card -> names.add(card.toString()));
        return String.join(" ", names);
    }

    /**
     * What the learner has put together on it is kept by the browser, and lies there again when its page is loaded anew before it
     * was answered ({@code kept-words.js}).
     */
    public void keep(String name) {
        attribute("data-keep", name);
    }

    /** Puts the focus on the element's tab stop, once the browser knows the element; the page stays where it is. */
    public void takeFocus() {
        getElement()
                .executeJs(
                        "customElements.whenDefined(this.localName).then(() => requestAnimationFrame("
                                + "() => this.querySelector('[tabindex=\"0\"], input, button')?.focus({preventScroll: true})))");
    }
}
