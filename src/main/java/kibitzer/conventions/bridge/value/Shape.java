package kibitzer.conventions.bridge.value;

import java.util.Arrays;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;

/** The lengths of a hand's suits, longest first: "4-4-3-2". */
public final class Shape {
    private Shape() {}

    public static String of(CardSet hand) {
        int[] lengths =
                Arrays.stream(Suit.values()).mapToInt(hand::length).sorted().toArray();
        return lengths[3] + "-" + lengths[2] + "-" + lengths[1] + "-" + lengths[0];
    }
}
