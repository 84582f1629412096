package kibitzer.web.play.bridge;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import kibitzer.games.bridge.scoring.Rubber;
import kibitzer.games.bridge.scoring.SheetEntry;
import kibitzer.games.bridge.scoring.Side;
import kibitzer.play.bridge.whist1904.BridgeWhistDeal;
import kibitzer.play.bridge.whist1904.BridgeWhistSession;
import kibitzer.web.bridge.BridgeNames;

/** How a deal of 1904 ended: the tricks of both sides, what each scores for it, and the rubber where that is over. */
final class BridgeWhistOutcome extends Div {

    BridgeWhistOutcome(BridgeWhistSession session) {
        addClassNames("kb-gin-end", "kb-bridge-end");
        BridgeWhistDeal deal = session.deal();
        H2 said = new H2("You win " + BridgeNames.tricks(deal.tricks(true)) + ", they " + deal.tricks(false) + ".");
        said.addClassName("kb-prompt");
        add(said, entries(session.rubber(), deal));
        Rubber rubber = session.rubber();
        rubber.rubberWonBy()
                .ifPresent(winner -> add(
                        new Paragraph((winner == Side.WE ? "You win" : "They win") + " the rubber; on the whole sheet "
                                + (rubber.difference() >= 0 ? "you are " : "they are ")
                                + Math.abs(rubber.difference()) + " ahead.")));
    }

    private static UnorderedList entries(Rubber rubber, BridgeWhistDeal deal) {
        UnorderedList lines = new UnorderedList();
        int from = rubber.lines().size() - deal.lines().size();
        for (SheetEntry entry : rubber.written()) {
            if (entry.line() >= from) {
                lines.add(new ListItem((entry.side() == Side.WE ? "You: " : "They: ") + entry.points() + ", "
                        + entry.counted() + "."));
            }
        }
        return lines;
    }
}
