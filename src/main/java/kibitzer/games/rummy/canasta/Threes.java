package kibitzer.games.rummy.canasta;

import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/** The cards of canasta that are no ordinary ones: red threes, which are a bonus, and black threes, which stop the pile. */
public final class Threes {
    private Threes() {}

    public static boolean isThree(Card card) {
        return !card.isJoker() && card.rank() == Rank.THREE;
    }

    public static boolean isRed(Card card) {
        return isThree(card) && card.suit().isRed();
    }
}
