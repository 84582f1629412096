package kibitzer.web.bridge;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.Optional;
import kibitzer.marking.Citations;
import kibitzer.play.bridge.BridgeMove;
import kibitzer.play.bridge.Departure;
import kibitzer.play.bridge.SeenBridge;
import kibitzer.play.hand.OwnTurn;
import kibitzer.web.table.CardText;

/** Where a learner first left the book in the bidding of a deal and in its play, with the book's answer and its page. */
public final class FirstDepartures extends Section {
    private final transient Citations citations;

    public FirstDepartures(List<OwnTurn<SeenBridge, BridgeMove>> turns, Citations citations) {
        this.citations = citations;
        H2 heading = new H2("Where you left the book");
        heading.addClassName("kb-heading");
        add(heading);
        Optional<Departure> bidding = Departure.inTheBidding(turns);
        Optional<Departure> play = Departure.inThePlay(turns);
        bidding.ifPresent(first -> tell("First in the bidding, call " + first.number() + " of yours: ", first));
        play.ifPresent(first -> tell("First in the play, trick " + first.number() + ": ", first));
        if (bidding.isEmpty() && play.isEmpty()) {
            add(new Paragraph("Nowhere that a book speaks."));
        }
    }

    private void tell(String where, Departure departure) {
        add(new Paragraph(new CardText(where + departure.inWords(citations))));
    }
}
