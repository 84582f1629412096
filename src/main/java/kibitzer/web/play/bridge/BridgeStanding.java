package kibitzer.web.play.bridge;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import kibitzer.games.bridge.scoring.Rubber;
import kibitzer.games.bridge.scoring.Side;
import kibitzer.play.bridge.BridgePhase;
import kibitzer.play.bridge.BridgeScoring;
import kibitzer.play.bridge.SeenBridge;
import kibitzer.web.bridge.BridgeNames;
import kibitzer.web.bridge.BridgeTable;
import kibitzer.web.table.AuctionTable;

/** What stands beside a deal: its number, how the bidding went, the last trick, the score so far. */
public final class BridgeStanding extends Div {

    public BridgeStanding(SeenBridge seen) {
        addClassName("kb-whist-standing");
        H2 heading = new H2((seen.scoring() == BridgeScoring.DUPLICATE ? "Board " : "Deal ") + seen.number());
        heading.addClassName("kb-heading");
        add(heading, new Paragraph(who(seen)));
        score(seen);
        if (seen.phase() == BridgePhase.PLAY) {
            if (!seen.history().isEmpty()) {
                add(new H3("The last trick"), BridgeTable.last(seen));
            }
            if (!seen.bidding().auction().calls().isEmpty()) {
                Div baize = new Div(new AuctionTable(seen.bidding().auction(), seen.vulnerability(), List.of()));
                baize.addClassName("kb-baize");
                add(new H3("The bidding"), baize);
            }
        }
    }

    private static String who(SeenBridge seen) {
        return BridgeNames.of(seen.bidding().auction().dealer(), seen.seat()) + " dealt; "
                + seen.vulnerability().inWords() + " vulnerable.";
    }

    private void score(SeenBridge seen) {
        seen.sheet().ifPresent(sheet -> add(new Paragraph(standing(sheet))));
        if (seen.sheet().isEmpty() && seen.number() > 1) {
            int points = seen.northSouth();
            add(new Paragraph(
                    points == 0
                            ? "So far both sides have as much."
                            : "So far " + (points > 0 ? "you are " : "they are ") + Math.abs(points) + " ahead."));
        }
    }

    /** "Games: you 1, they 0. Below the line: you 60, they 0. In all: you 700, they 120." */
    static String standing(Rubber sheet) {
        return "Games: you " + won(sheet, Side.WE) + ", they " + won(sheet, Side.THEY) + ". Below the line: you "
                + sheet.partScore(Side.WE) + ", they " + sheet.partScore(Side.THEY) + ". In all: you "
                + sheet.total(Side.WE) + ", they " + sheet.total(Side.THEY) + ".";
    }

    private static long won(Rubber sheet, Side side) {
        return sheet.games().stream().filter(side::equals).count();
    }
}
