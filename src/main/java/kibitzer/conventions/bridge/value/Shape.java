package kibitzer.conventions.bridge.value;

import java.util.Arrays;
import java.util.Set;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;

/** The lengths of a hand's suits, longest first: "4-4-3-2". */
public final class Shape {
    private static final Set<String> BALANCED = Set.of("4-3-3-3", "4-4-3-2", "5-3-3-2");

    private Shape() {}

    public static String of(CardSet hand) {
        int[] lengths =
                Arrays.stream(Suit.values()).mapToInt(hand::length).sorted().toArray();
        return lengths[3] + "-" + lengths[2] + "-" + lengths[1] + "-" + lengths[0];
    }

    /** True for the three shapes of a no-trump hand (p. 143, 145). */
    public static boolean isBalanced(CardSet hand) {
        return BALANCED.contains(of(hand));
    }
}
