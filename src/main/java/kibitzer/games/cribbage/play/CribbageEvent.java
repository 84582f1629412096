package kibitzer.games.cribbage.play;

import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.cribbage.PegCount;

/** What all at the table have seen happen, in order. */
public sealed interface CribbageEvent {

    /** The deal it belongs to, from 1. */
    int deal();

    /** The starter is turned; a jack pegs 2 for the dealer. */
    record Turned(int deal, int dealer, Card starter) implements CribbageEvent {
        /** What his heels count. */
        public static final int HEELS = 2;
    }

    /** A card is played; what it pegs is in the count. */
    record Played(int deal, int player, Card card, PegCount count) implements CribbageEvent {}

    /** A player has cards and can play none. */
    record Go(int deal, int player) implements CribbageEvent {}

    /**
     * Nobody can go on, and the last to play pegs for it.
     *
     * @param last true for the last card of the deal, false for a go
     */
    record Pegged(int deal, int player, boolean last) implements CribbageEvent {
        /** What a go counts, and the last card. */
        public static final int POINTS = 1;
    }

    /**
     * A hand or a crib is counted.
     *
     * @param crib true for the crib
     * @param cards without the starter
     * @param worth what it counts
     * @param claimed what its player counted and pegs
     * @param taken what another side takes that he overlooked
     */
    record Shown(int deal, int player, boolean crib, CardSet cards, Card starter, int worth, int claimed, int taken)
            implements CribbageEvent {}
}
