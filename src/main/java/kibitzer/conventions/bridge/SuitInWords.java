package kibitzer.conventions.bridge;

import java.util.stream.Collectors;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** A suit of a hand as players write it. */
public final class SuitInWords {
    private SuitInWords() {}

    /** "10-8-2"; nothing of a void. */
    public static String ranks(CardSet hand, Suit suit) {
        return hand.in(suit).stream()
                .map(card -> card.rank() == Rank.TEN
                        ? "10"
                        : String.valueOf(card.rank().letter()))
                .collect(Collectors.joining("-"));
    }
}
