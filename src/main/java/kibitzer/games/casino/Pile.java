package kibitzer.games.casino;

import kibitzer.cards.CardSet;

/**
 * What one side has taken in.
 *
 * @param cards those of its pile
 * @param sweeps how often it cleared the table
 */
public record Pile(CardSet cards, int sweeps) {
    public static final Pile NONE = new Pile(CardSet.EMPTY, 0);

    int in(CardSet of) {
        return cards.intersection(of).size();
    }

    Pile with(CardSet more, boolean sweep) {
        return new Pile(cards.union(more), sweeps + (sweep ? 1 : 0));
    }
}
