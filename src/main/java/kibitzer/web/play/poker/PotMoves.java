package kibitzer.web.play.poker;

import java.util.List;
import kibitzer.games.poker.pot.BettingAction;
import kibitzer.games.poker.pot.Outcome;
import kibitzer.games.poker.pot.Pot;
import kibitzer.games.poker.pot.PotGame;
import kibitzer.web.table.TableMoves;

/** The chips of a pot: antes, stakes, and what goes to whoever wins it. */
final class PotMoves {
    private PotMoves() {}

    /** The place of a player. */
    static String seat(int number) {
        return "seat-" + number;
    }

    static TableMoves of(String hand, Pot pot) {
        TableMoves moves = new TableMoves(hand);
        for (int seat = 0; seat < pot.seats().size(); seat++) {
            moves.chips(PotGame.ANTE, seat(seat), TableMoves.POT);
        }
        for (BettingAction said : pot.said()) {
            if (said.paid() > 0) {
                moves.chips(said.paid(), seat(said.seat()), TableMoves.POT);
            }
        }
        pot.outcome().ifPresent(outcome -> won(moves, outcome));
        return moves;
    }

    private static void won(TableMoves moves, Outcome outcome) {
        switch (outcome) {
            case Outcome.PassedOut passed -> {}
            case Outcome.Uncontested(int winner, int chips) -> moves.chips(chips, TableMoves.POT, seat(winner));
            case Outcome.Showdown(List<Integer> winners, int chips) ->
                winners.forEach(winner -> moves.chips(chips / winners.size(), TableMoves.POT, seat(winner)));
        }
    }
}
