package kibitzer.games.poker.pot;

/**
 * A move that was made.
 *
 * @param seat who made it, from 0
 * @param phase when
 * @param round of upcards at stud, from 1; 1 at draw poker
 * @param move what
 * @param paid chips it put into the pot
 */
public record BettingAction(int seat, Phase phase, int round, Move move, int paid) {

    /** Without the cards of a draw. */
    BettingAction fromOutside() {
        return move instanceof Move.Discard(var cards)
                ? new BettingAction(seat, phase, round, new Move.Drawn(cards.size()), paid)
                : this;
    }
}
