package kibitzer.odds;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Predicate;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;

/**
 * Cards of which it is known that they lie in one of two hands, and not in which.
 *
 * <p>Method: every way the cards may lie is visited; it weighs as many deals as there are ways to fill the hands up with
 * the other cards that are not known.
 *
 * @param cards at most 20, so that there are no more than a million ways
 * @param left vacant places in the one hand: cards in it that are not known
 * @param right vacant places in the other
 */
public record HiddenCards(CardSet cards, int left, int right) {
    private static final int MOST = 20;

    public HiddenCards {
        if (cards.size() > MOST || left < 0 || right < 0 || cards.size() > left + right) {
            throw new IllegalArgumentException(cards.size() + " hidden cards in hands of " + left + " and " + right
                    + "; expected at most " + MOST + ", and no more than the hands can hold");
        }
    }

    /** The chance that the cards lie so that {@code wins}, told of the cards in the left hand. */
    public Fraction chance(Predicate<CardSet> wins) {
        List<Card> hidden = cards.toList();
        int others = left + right - hidden.size();
        long[] bySize = new long[hidden.size() + 1];
        visit(hidden, 0, CardSet.EMPTY, wins, bySize);
        BigInteger favourable = BigInteger.ZERO;
        for (int size = 0; size < bySize.length; size++) {
            favourable = favourable.add(
                    Combinations.exactly(others, left - size).multiply(BigInteger.valueOf(bySize[size])));
        }
        return new Fraction(favourable, Combinations.exactly(left + right, left));
    }

    private static void visit(
            List<Card> hidden, int next, CardSet inLeft, Predicate<CardSet> wins, long[] winningBySize) {
        if (next == hidden.size()) {
            if (wins.test(inLeft)) {
                winningBySize[inLeft.size()]++;
            }
            return;
        }
        visit(hidden, next + 1, inLeft, wins, winningBySize);
        visit(hidden, next + 1, inLeft.with(hidden.get(next)), wins, winningBySize);
    }
}
