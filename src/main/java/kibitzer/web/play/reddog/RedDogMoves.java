package kibitzer.web.play.reddog;

import kibitzer.games.banking.reddog.RedDogDeal;
import kibitzer.play.reddog.SeenRedDog;
import kibitzer.web.table.TableMoves;

/** The cards that were turned, each to whoever bet on it, and what went into the pool and out of it. */
final class RedDogMoves {

    private RedDogMoves() {}

    /** The place of a player. */
    static String seat(int place) {
        return "seat-" + place;
    }

    static TableMoves of(String deal, SeenRedDog seen) {
        TableMoves moves = new TableMoves(deal);
        for (RedDogDeal.TurnTaken turn : seen.turns()) {
            String seat = seat(turn.place());
            if (!turn.isForfeit()) {
                moves.card(turn.turned(), TableMoves.STOCK, seat);
            }
            if (turn.won() > 0) {
                moves.chips(turn.won(), TableMoves.POT, seat);
            } else {
                moves.chips(-turn.won(), seat, TableMoves.POT);
            }
        }
        return moves;
    }
}
