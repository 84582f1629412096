package kibitzer.conventions.bridge.play;

import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;

/**
 * An opponent has led, and second or fourth hand plays; the suit is written as spades.
 *
 * @param declarer true if declarer plays the card, whom no partner watches
 * @param last true for fourth hand, false for second
 * @param highest the highest card on the table
 * @param own the player's cards, at least one
 */
public record Following(boolean declarer, boolean last, Rank highest, CardSet own) implements SuitTrick {

    @Override
    public CardSet played() {
        return CardSet.of(Card.of(highest, SUIT));
    }

    /** A card of two to nine. */
    boolean low() {
        return highest.compareTo(Rank.NINE) <= 0;
    }
}
