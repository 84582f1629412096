package kibitzer.games.bridge.problems.line;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Seat;

/**
 * The turn at which two lines play differently.
 *
 * @param before the cards played until then, the opening lead first
 * @param seat whose turn it is
 * @param right the card of the line that makes
 * @param wrong the card of the line that fails
 */
public record DivergentTurn(List<Card> before, Seat seat, Card right, Card wrong) {}
