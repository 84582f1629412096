package kibitzer.conventions.bridge.value;

import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;

/** Ace 4, king 3, queen 2, jack 1: 40 in the pack (p. 141, 143). */
public final class HighCardPoints {
    private HighCardPoints() {}

    public static int of(CardSet hand) {
        return 4 * hand.of(Rank.ACE).size()
                + 3 * hand.of(Rank.KING).size()
                + 2 * hand.of(Rank.QUEEN).size()
                + hand.of(Rank.JACK).size();
    }
}
