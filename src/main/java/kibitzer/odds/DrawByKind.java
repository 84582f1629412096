package kibitzer.odds;

import java.math.BigInteger;
import java.util.List;

/**
 * A draw from cards of several kinds (the multivariate hypergeometric distribution).
 *
 * @param kinds how many cards of each kind there are; every card is of one kind
 */
public record DrawByKind(List<Integer> kinds) {

    public DrawByKind {
        kinds = List.copyOf(kinds);
        if (kinds.stream().anyMatch(many -> many < 0)) {
            throw new IllegalArgumentException("kinds of " + kinds + " cards; expected 0 or more of each");
        }
    }

    public static DrawByKind of(Integer... kinds) {
        return new DrawByKind(List.of(kinds));
    }

    /**
     * The chance of drawing exactly so many of each kind, and nothing else.
     *
     * @param drawn one number for each kind
     * @throws IllegalArgumentException if there are not as many numbers as kinds
     */
    public Fraction exactly(List<Integer> drawn) {
        int all = sum(drawn);
        if (all > sum(kinds) || drawn.stream().anyMatch(many -> many < 0)) {
            return Fraction.ZERO;
        }
        return new Fraction(ways(drawn), Combinations.exactly(sum(kinds), all));
    }

    /** In how many ways so many of each kind can be drawn. */
    public BigInteger ways(List<Integer> drawn) {
        if (drawn.size() != kinds.size() || drawn.isEmpty()) {
            throw new IllegalArgumentException(
                    drawn.size() + " numbers drawn; expected one for each of the " + kinds.size() + " kinds");
        }
        BigInteger ways = BigInteger.ONE;
        for (int i = 0; i < kinds.size(); i++) {
            ways = ways.multiply(Combinations.exactly(kinds.get(i), drawn.get(i)));
        }
        return ways;
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).sum();
    }
}
