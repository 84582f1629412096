package kibitzer.web.play.tricks;

import com.vaadin.flow.component.html.Div;
import java.util.ArrayList;
import java.util.List;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.play.tricks.SeenTricks;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.CardTrick;

/** Two to seven seats with what each holds, has called and has won; the trick, the card turned, the stock and the pool between them. */
public final class TricksTable extends Div {

    /** @param game the name of what is played: what came into its pool, and out of it, is shown once */
    public TricksTable(String game, SeenTricks seen) {
        addClassNames("kb-baize", "kb-gin-table", "kb-whist-table");
        SeatNames names = SeatNames.of(seen);
        CardTable table = new CardTable("The table");
        table.setInPlay();
        for (TableSeat seat : names.seats()) {
            if (!seat.equals(seen.seat())) {
                table.seat(
                        seat.toString(),
                        names.of(seat.place()),
                        List.of(),
                        seen.held().get(seat.place()),
                        note(seen, seat.place()));
            }
        }
        seen.sight().ifPresent(sight -> {
            table.setTrick(trick(seen, "On the table", sight.trick()));
            if (sight.stock() > 0) {
                table.setStock(sight.stock());
            }
        });
        seen.turnUp().ifPresent(card -> table.setTurnUp(seen.isTurnUpTaken() ? "Turned up, taken" : "Turned up", card));
        if (!seen.standing().paid().isEmpty()) {
            table.setPot(seen.standing().pool());
            table.setPotLabel("Pool");
            add(PoolMoves.of(game, seen));
        }
        add(table);
    }

    /** "dealer, called pass, 2 tricks". */
    private static String note(SeenTricks seen, int place) {
        List<String> notes = new ArrayList<>();
        if (place == seen.dealer()) {
            notes.add("dealer");
        }
        if (seen.sight().isEmpty()) {
            int last = seen.callers().lastIndexOf(place);
            if (last >= 0) {
                notes.add("\u201c" + CallWords.of(seen.calls().get(last)) + "\u201d");
            }
        } else if (!seen.seats().contains(place)) {
            notes.add("takes no part");
        } else {
            int won = seen.won().get(place);
            notes.add(won + (won == 1 ? " trick" : " tricks"));
        }
        return String.join(", ", notes);
    }

    static CardTrick trick(SeenTricks seen, String label, SeenTrick trick) {
        List<TableSeat> all = SeatNames.of(seen).seats();
        CardTrick shown = new CardTrick(
                label,
                seen.seats().stream().map(place -> all.get(place).toString()).toList(),
                all.get(seen.seats().get(trick.leader())).toString(),
                trick.cards());
        shown.setNames(SeatNames.of(seen).all());
        return shown;
    }
}
