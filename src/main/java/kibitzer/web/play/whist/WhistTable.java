package kibitzer.web.play.whist;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.WhistTrick;
import kibitzer.play.whist.SeenWhist;
import kibitzer.play.whist.WhistSeries;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.CardTrick;

/** The seats, how many cards each holds, the trick between them, the card turned up, and how many tricks each side has. */
public final class WhistTable extends Div {

    public WhistTable(SeenWhist seen) {
        addClassNames("kb-baize", "kb-gin-table", "kb-whist-table");
        TableSeat learner = seen.sight().seat();
        CardTable table = new CardTable("The table");
        for (TableSeat seat : WhistNames.seats()) {
            if (!seat.equals(learner)) {
                table.seat(
                        seat.toString(),
                        WhistNames.of(seat, learner),
                        List.of(),
                        seen.plain().held().get(seat.place()),
                        seat.equals(seen.sight().dealer()) ? "dealer" : "");
            }
        }
        table.setTrick(trick("On the table", seen.table(), learner));
        if (seen.sight().history().isEmpty()) {
            seen.sight()
                    .turnUp()
                    .ifPresent(card -> table.setTurnUp("Turned up", card)); // taken up after the first trick
        }
        Span told = new Span(told(seen));
        told.addClassName("kb-baize-note");
        add(told, table);
    }

    private static String told(SeenWhist seen) {
        int side = WhistSeries.side(seen.sight().seat());
        String trumps = seen.sight().trump().plural();
        return trumps.substring(0, 1).toUpperCase(Locale.ROOT) + trumps.substring(1)
                + " are trumps. Tricks: you and partner " + seen.tricks().get(side) + ", they "
                + seen.tricks().get(1 - side) + ".";
    }

    static CardTrick trick(String label, WhistTrick trick, TableSeat learner) {
        CardTrick shown = new CardTrick(
                label,
                WhistNames.seats().stream().map(TableSeat::toString).toList(),
                trick.leader().toString(),
                trick.cards());
        shown.setNames(Map.of(learner.toString(), "You"));
        return shown;
    }
}
