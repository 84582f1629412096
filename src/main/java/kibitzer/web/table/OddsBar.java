package kibitzer.web.table;

import com.vaadin.flow.component.Tag;
import java.util.OptionalDouble;

/** A probability as a bar, the book's figure and the learner's marked on it. */
@Tag("odds-bar")
public final class OddsBar extends TableElement {

    /**
     * @param exact the probability, 0 to 1
     * @param odds the same in odds, "1.88 to 1 against"; may be empty
     */
    public OddsBar(double exact, String odds, OptionalDouble book, OptionalDouble learner) {
        attribute("value", String.valueOf(exact));
        attribute("odds", odds);
        book.ifPresent(figure -> attribute("book", String.valueOf(figure)));
        learner.ifPresent(figure -> attribute("answer", String.valueOf(figure)));
    }

    /** What the figure is called where it is not exact: "Dealt". */
    public OddsBar called(String label) {
        attribute("value-label", label);
        return this;
    }

    /** The same with a label above it: what it is the chance of. */
    public OddsBar labelled(String label) {
        attribute("bar-label", label);
        return this;
    }
}
