package kibitzer.web.play.whist;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Map;
import kibitzer.games.table.TableSeat;
import kibitzer.games.whist.WhistTrick;
import kibitzer.play.whist.SeenWhist;
import kibitzer.play.whist.WhistSeries;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.CardTrick;
import kibitzer.wording.Sentence;

/** The seats, how many cards each holds, the trick between them, the card turned up, and how many tricks each side has. */
public final class WhistTable extends Div {

    public WhistTable(SeenWhist seen) {
        addClassNames("kb-baize", "kb-gin-table", "kb-whist-table");
        WhistNames names = WhistNames.of(seen);
        CardTable table = new CardTable("The table");
        table.setInPlay();
        for (TableSeat seat : WhistNames.seats()) {
            if (!seat.equals(seen.from())) {
                seat(table, seen, seat, names.of(seat));
            }
        }
        table.setTrick(trick("On the table", seen.table(), names));
        if (seen.sight().history().isEmpty()) {
            seen.sight()
                    .turnUp()
                    .filter(card -> seen.hand(seen.sight().dealer()).isEmpty()
                            || seen.dummy().isEmpty())
                    .ifPresent(card -> table.setTurnUp("Turned up", card)); // taken up after the first trick
        }
        Span told = new Span(told(seen, names));
        told.addClassName("kb-baize-note");
        add(told, table);
    }

    /** The hand to be played from lies below the table; of the others those that are open. */
    private static void seat(CardTable table, SeenWhist seen, TableSeat seat, String name) {
        boolean beside = seen.dummy()
                .filter(dummy -> dummy.equals(seat) && WhistSeries.side(seat) != WhistSeries.side(seen.seat()))
                .isPresent();
        seen.hand(seat)
                .ifPresentOrElse(
                        cards -> {
                            if (beside) {
                                table.dummy(seat.toString(), name, cards);
                            } else {
                                table.seat(seat.toString(), name, cards);
                            }
                        },
                        () -> table.seat(
                                seat.toString(),
                                name,
                                List.of(),
                                seen.plain().held().get(seat.place()),
                                seat.equals(seen.sight().dealer()) ? "dealer" : ""));
    }

    private static String told(SeenWhist seen, WhistNames names) {
        int side = WhistSeries.side(seen.seat());
        String trumps = seen.sight().trump().plural();
        return Sentence.capital(trumps)
                + " are trumps. Tricks: you and " + names.partner() + " "
                + seen.tricks().get(side) + ", they "
                + seen.tricks().get(1 - side) + ".";
    }

    static CardTrick trick(String label, WhistTrick trick, WhistNames names) {
        CardTrick shown = new CardTrick(
                label,
                WhistNames.seats().stream().map(TableSeat::toString).toList(),
                trick.leader().toString(),
                trick.cards());
        shown.setNames(Map.of(names.learner().toString(), "You"));
        return shown;
    }
}
