package kibitzer.web.question;

import java.util.List;
import java.util.Map;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.games.table.TableSeat;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.CardTrick;

/** Tables and tricks as exhibits, as elements of the card table. */
final class TableExhibits {
    private TableExhibits() {}

    static CardTrick trick(Exhibit.Trick shown) {
        List<String> seats = TableSeat.all(shown.leader().players()).stream()
                .map(TableSeat::toString)
                .toList();
        CardTrick trick = new CardTrick(shown.label(), seats, shown.leader().toString(), shown.cards());
        shown.learner().ifPresent(seat -> trick.setNames(Map.of(seat.toString(), "You")));
        shown.winner().ifPresent(seat -> trick.setWinner(seat.toString()));
        return trick;
    }

    static CardTable table(Exhibit.Table shown) {
        CardTable table = new CardTable(shown.label());
        for (Exhibit.AtTable player : shown.seats()) {
            table.seat(player.seat().toString(), player.name(), player.open(), player.hidden(), player.note());
        }
        shown.trick().map(TableExhibits::trick).ifPresent(table::setTrick);
        shown.turnUp().ifPresent(card -> table.setTurnUp("Turn-up", card));
        return table;
    }
}
