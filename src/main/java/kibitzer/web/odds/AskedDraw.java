package kibitzer.web.odds;

import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.games.poker.Draw;

/**
 * What is asked of the calculator.
 *
 * @param keep the cards kept
 * @param thrown the cards thrown
 * @param opponents how many; 0 where nobody else is looked at
 */
public record AskedDraw(CardSet keep, CardSet thrown, int opponents) {
    public static final AskedDraw EXAMPLE = new AskedDraw(CardSet.of("8S 8H"), CardSet.of("KD 5C 3S"), 1);

    /** All five cards. */
    public CardSet hand() {
        return keep.union(thrown);
    }

    /** @throws BadNotation unless there are five cards, kept and thrown */
    public Draw draw() {
        return new Draw(keep, thrown);
    }

    AskedDraw throwing(CardSet cards) {
        return new AskedDraw(hand().minus(cards), cards, opponents);
    }

    /** Another hand; of the cards thrown before, those it has are thrown again. */
    AskedDraw holding(CardSet hand) {
        CardSet again = thrown.intersection(hand);
        return new AskedDraw(hand.minus(again), again, opponents);
    }

    AskedDraw against(int others) {
        return new AskedDraw(keep, thrown, others);
    }
}
