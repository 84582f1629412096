package kibitzer.games.rummy;

import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;

/**
 * What counts as a meld in one game of the rummy family.
 *
 * @param leastSet how many cards of one rank make a set, 2 to 4
 * @param leastRun how many cards of one suit in sequence make a run, 2 or more
 * @param ace where the ace stands in a run
 */
public record MeldRules(int leastSet, int leastRun, AceInRuns ace) {

    public MeldRules {
        if (leastSet < 2 || leastSet > Suit.values().length || leastRun < 2) {
            throw new IllegalArgumentException(
                    "sets from " + leastSet + " and runs from " + leastRun + "; expected 2 to 4, and 2 or more");
        }
    }

    /** True if the cards are one meld, no more and no fewer. */
    public boolean isMeld(CardSet cards) {
        return isSet(cards) || isRun(cards);
    }

    /** True if the cards are all of one rank, and enough of them. */
    public boolean isSet(CardSet cards) {
        return cards.size() >= leastSet && cards.equals(cards.of(cards.first().rank()));
    }

    /** True if the cards are a sequence of one suit, and enough of them. */
    public boolean isRun(CardSet cards) {
        if (cards.size() < leastRun) {
            return false;
        }
        Suit suit = cards.first().suit();
        return cards.equals(cards.in(suit)) && ace.isSequence(cards.ranksIn(suit));
    }
}
