package kibitzer.decisions.rummy.gin;

import kibitzer.cards.CardSet;

/**
 * A hand to be divided into melds.
 *
 * @param hand ten cards, or eleven after the draw
 */
public record HandToMeld(CardSet hand) {}
