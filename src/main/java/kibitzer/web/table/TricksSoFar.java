package kibitzer.web.table;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.cards.Card;

/** The tricks that were played before somebody comes to the table, one a line: what there is to count. */
public final class TricksSoFar extends Div {
    /**
     * One trick.
     *
     * @param leader who led, as it is told: "west"
     * @param cards as they fell
     */
    public record Line(String leader, List<Card> cards) {
        public Line {
            cards = List.copyOf(cards);
        }

        private String inWords() {
            return leader + " led " + cards.stream().map(Card::toString).collect(Collectors.joining(" "));
        }
    }

    /** @param tricks in their order, the last perhaps not full */
    public TricksSoFar(List<Line> tricks) {
        Span heading = new Span("Played so far");
        heading.addClassName("kb-tricks-heading");
        OrderedList list = new OrderedList();
        list.getElement().setAttribute("aria-label", "Tricks played so far");
        tricks.forEach(trick -> list.add(new ListItem(new CardText(trick.inWords()))));
        add(heading, list);
        addClassName("kb-tricks-so-far");
    }
}
