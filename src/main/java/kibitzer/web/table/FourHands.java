package kibitzer.web.table;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.Locale;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;

/** All four hands on the baize: round the table where there is room, one under another on a narrow screen. */
public final class FourHands extends Div {

    public FourHands(Deal deal) {
        addClassNames("kb-baize", "kb-four-hands");
        for (Seat seat : new Seat[] {Seat.NORTH, Seat.WEST, Seat.EAST, Seat.SOUTH}) {
            Span name = new Span(capital(seat));
            name.addClassName("kb-baize-note");
            name.getElement().setAttribute("aria-hidden", "true");
            Div row = new Div(name, new CardHand(capital(seat), deal.hand(seat)));
            row.addClassNames("kb-row", "kb-seat-" + seat.inWords());
            add(row);
        }
    }

    /** "North". */
    public static String capital(Seat seat) {
        String words = seat.inWords();
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
