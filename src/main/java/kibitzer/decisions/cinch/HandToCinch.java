package kibitzer.decisions.cinch;

import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.cinch.CinchView;

/**
 * Nine cards once trumps are named.
 *
 * @param trump the suit that was named
 */
record HandToCinch(CardSet hand, Suit trump) {
    CardSet trumps() {
        return CinchView.trumps(hand, trump);
    }

    CardSet plain() {
        return hand.minus(trumps());
    }
}
