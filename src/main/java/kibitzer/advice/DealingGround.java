package kibitzer.advice;

import kibitzer.cards.Chance;

/**
 * All positions of one kind, as a ground one can walk on: a place to start, and a step to a neighbour.
 *
 * <p>Steps must be as likely there as back (swap a card in the hand for one outside it), so that a long walk visits
 * every position equally often.
 */
public interface DealingGround<X> {
    X start(Chance chance);

    X step(X position, Chance chance);
}
