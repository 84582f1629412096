package kibitzer.games.bridge.problems.proof;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.problems.line.DivergentTurn;

/**
 * The turn at which a wrong line loses the contract for good, even for one who sees all hands.
 *
 * @param parting where the line first plays otherwise than the right one, this turn or an earlier one
 * @param before the cards played until the turn, the opening lead first
 * @param seat whose turn it is
 * @param card the card that loses
 * @param most the tricks that can be won after it, all in all
 */
public record LosingTurn(DivergentTurn parting, List<Card> before, Seat seat, Card card, int most) {

    public LosingTurn {
        before = List.copyOf(before);
    }
}
