package kibitzer.odds;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How the cards of a suit that you do not see lie in two hands you do not see.
 *
 * @param missing how many cards of the suit are out
 * @param left vacant places in the one hand: cards in it that are not known
 * @param right vacant places in the other
 */
public record SuitBreak(int missing, int left, int right) {
    private static final int BRIDGE_HAND = 13;

    public SuitBreak {
        if (missing < 0 || left < 0 || right < 0 || missing > left + right) {
            throw new IllegalArgumentException(missing + " cards missing in hands of " + left + " and " + right
                    + "; expected no more than the hands can hold");
        }
    }

    /** Nothing is known of the two hands of thirteen. */
    public static SuitBreak missing(int missing) {
        return new SuitBreak(missing, BRIDGE_HAND, BRIDGE_HAND);
    }

    /** The chance that the left hand holds exactly so many of the missing cards. */
    public Fraction leftHolds(int cards) {
        return new Hypergeometric(left + right, missing, left).exactly(cards);
    }

    /**
     * The chance that the suit breaks so, either way round: {@code split(3, 2)} is 3-2 or 2-3.
     *
     * @throws IllegalArgumentException unless the two numbers make up what is missing
     */
    public Fraction split(int longer, int shorter) {
        if (longer < 0 || shorter < 0 || longer + shorter != missing) {
            throw new IllegalArgumentException(
                    "a " + longer + "-" + shorter + " break; expected two numbers that make " + missing);
        }
        return longer == shorter ? leftHolds(longer) : leftHolds(longer).plus(leftHolds(shorter));
    }

    /** The longer part of every break there may be, the evenest first: 3, 4, 5 for five missing cards. */
    public List<Integer> longerParts() {
        return IntStream.rangeClosed((missing + 1) / 2, missing).boxed().toList();
    }
}
