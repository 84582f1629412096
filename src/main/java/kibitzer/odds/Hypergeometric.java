package kibitzer.odds;

import java.math.BigInteger;

/**
 * How many marked cards are among those drawn: each set of drawn cards is equally likely.
 *
 * @param cards how many there are to draw from, 0 or more
 * @param marked how many of them are marked, 0 to {@code cards}
 * @param drawn how many are drawn, 0 to {@code cards}
 */
public record Hypergeometric(int cards, int marked, int drawn) {

    public Hypergeometric {
        if (cards < 0 || marked < 0 || marked > cards || drawn < 0 || drawn > cards) {
            throw new IllegalArgumentException("drawing " + drawn + " of " + cards + " cards, " + marked
                    + " of them marked; expected no more drawn or marked than there are");
        }
    }

    /** The chance of exactly so many marked cards; 0 for a number that cannot be. */
    public Fraction exactly(int hits) {
        BigInteger ways =
                Combinations.exactly(marked, hits).multiply(Combinations.exactly(cards - marked, drawn - hits));
        return new Fraction(ways, Combinations.exactly(cards, drawn));
    }

    public Fraction between(int fewest, int most) {
        Fraction chance = Fraction.ZERO;
        for (int hits = Math.max(fewest, 0); hits <= Math.min(most, drawn); hits++) {
            chance = chance.plus(exactly(hits));
        }
        return chance;
    }

    public Fraction atLeast(int hits) {
        return between(hits, drawn);
    }

    public Fraction atMost(int hits) {
        return between(0, hits);
    }

    /** How many marked cards are drawn on average. */
    public Fraction expected() {
        return cards == 0 ? Fraction.ZERO : Fraction.of((long) marked * drawn, cards);
    }
}
