package kibitzer.web.play.tricks;

import java.util.List;
import kibitzer.games.table.TableSeat;
import kibitzer.play.tricks.GameStanding;
import kibitzer.play.tricks.SeenTricks;
import kibitzer.web.table.TableMoves;

/** The counters of a pool: what each pays before a deal, and after it what the tricks take and what is forfeited. */
final class PoolMoves {
    private PoolMoves() {}

    static TableMoves of(String game, SeenTricks seen) {
        TableMoves moves = new TableMoves(game);
        List<TableSeat> seats = SeatNames.of(seen).seats();
        GameStanding standing = seen.standing();
        for (int deal = 0; deal < standing.paid().size(); deal++) {
            for (int place = 0; place < seen.players(); place++) {
                String seat = seats.get(place).equals(seen.seat())
                        ? TableMoves.OWN
                        : seats.get(place).toString();
                int paid = standing.paid().get(deal).get(place);
                give(moves, -paid, seat);
                if (deal < standing.deals().size()) {
                    give(moves, (int) Math.round(standing.deals().get(deal).get(place)) + paid, seat);
                }
            }
        }
        return moves;
    }

    /** @param chips less than none where they go into the pool */
    private static void give(TableMoves moves, int chips, String seat) {
        if (chips > 0) {
            moves.chips(chips, TableMoves.POT, seat);
        } else if (chips < 0) {
            moves.chips(-chips, seat, TableMoves.POT);
        }
    }
}
