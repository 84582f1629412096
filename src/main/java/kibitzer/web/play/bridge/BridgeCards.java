package kibitzer.web.play.bridge;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Section;
import kibitzer.games.bridge.Seat;
import kibitzer.play.bridge.BridgeHand;
import kibitzer.web.table.CardTable;

/** A deal that is over with all cards open. */
public final class BridgeCards extends Section {

    public BridgeCards(BridgeHand hand) {
        H2 heading = new H2("The cards");
        heading.addClassName("kb-heading");
        CardTable table = new CardTable("The hands as they were dealt");
        for (Seat seat : Seat.values()) {
            table.seat(
                    String.valueOf(seat.letter()),
                    BridgeNames.of(seat),
                    hand.board().deal().hand(seat));
        }
        Div baize = new Div(table);
        baize.addClassNames("kb-baize", "kb-gin-table", "kb-whist-dealt");
        add(heading, baize);
    }
}
