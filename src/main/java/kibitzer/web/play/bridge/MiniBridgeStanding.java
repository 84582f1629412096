package kibitzer.web.play.bridge;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.mini.NamedContract;
import kibitzer.play.bridge.SeenBridge;
import kibitzer.play.bridge.mini.SeenMiniBridge;
import kibitzer.web.bridge.BridgeNames;
import kibitzer.web.bridge.BridgeTable;
import kibitzer.web.table.CardText;

/** What stands beside a deal of mini-bridge: who dealt, the points announced, the contract named, the last trick. */
final class MiniBridgeStanding extends Div {

    MiniBridgeStanding(SeenMiniBridge seen) {
        addClassName("kb-whist-standing");
        H2 heading = new H2("The deal");
        heading.addClassName("kb-heading");
        add(
                heading,
                new Paragraph(BridgeNames.of(seen.dealer()) + " dealt; "
                        + seen.vulnerability().inWords() + " vulnerable."));
        if (!seen.announced().isEmpty()) {
            add(new H3("Announced"), announced(seen));
        }
        seen.named().ifPresent(named -> add(new Paragraph(new CardText(told(seen, named)))));
        seen.dummy()
                .filter(open ->
                        seen.play().filter(MiniBridgeStanding::isBeforeTheLead).isPresent())
                .ifPresent(open -> add(new Paragraph(new CardText("Dummy: " + open + "."))));
        seen.play()
                .filter(play -> !play.history().isEmpty())
                .ifPresent(play -> add(new H3("The last trick"), BridgeTable.last(play)));
    }

    /** From the lead on dummy lies on the table itself. */
    private static boolean isBeforeTheLead(SeenBridge play) {
        return play.history().isEmpty() && play.onTheTable().isEmpty();
    }

    private static UnorderedList announced(SeenMiniBridge seen) {
        UnorderedList lines = new UnorderedList();
        for (Seat seat = seen.dealer();
                lines.getComponentCount() < seen.announced().size();
                seat = seat.next()) {
            lines.add(
                    new ListItem(BridgeNames.of(seat) + ": " + seen.announced().getOrDefault(seat, 0) + " points"));
        }
        return lines;
    }

    private static String told(SeenMiniBridge seen, NamedContract named) {
        String declarer = seen.declarer().map(BridgeNames::of).orElse("");
        return declarer + " named " + named.inWords() + ": " + BridgeNames.tricks(named.tricks()) + ".";
    }
}
