package kibitzer.games.casino;

import kibitzer.cards.CardSet;

/**
 * Cards put together on the table, to be taken by a card of the rank that was announced (pp. 259-260).
 *
 * @param cards two or more, which divide into groups of the value
 * @param value what takes it
 * @param owner the player who made it, or changed it last
 */
public record Build(CardSet cards, int value, int owner) {

    /** True if it is one group, which may be increased; a pair of fives announced as fives is two. */
    public boolean isSingle(Counts counts) {
        return counts.isGroup(cards, value);
    }

    /** True if its cards make what was announced. */
    public boolean isSound(Counts counts) {
        return cards.size() > 1 && Groups.divide(counts, cards, value);
    }

    Build of(int other) {
        return new Build(cards, value, other);
    }
}
