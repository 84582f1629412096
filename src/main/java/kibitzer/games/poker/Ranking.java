package kibitzer.games.poker;

/** How the hands of one form of poker rank. */
@FunctionalInterface
public interface Ranking {

    /**
     * The strength of five cards, as {@link HandValue} holds it.
     *
     * @param fiveCards the bits of a {@link kibitzer.cards.CardSet}; what any other number of cards gives is undefined
     */
    int strength(long fiveCards);
}
