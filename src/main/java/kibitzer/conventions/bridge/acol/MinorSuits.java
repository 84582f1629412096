package kibitzer.conventions.bridge.acol;

import java.util.Comparator;
import java.util.stream.Stream;
import kibitzer.advice.Quantity;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;

/** The long minor suit behind a tactical opening of three no trump. */
final class MinorSuits {
    static final Quantity<Bidding> LENGTH = new Quantity<>(
            "longer-minor",
            "card in your longer minor",
            "cards in your longer minor",
            bidding -> bidding.hand().length(longer(bidding)));

    static final Quantity<Bidding> TOP_HONOURS = new Quantity<>(
            "top-of-longer-minor",
            "of ace, king and queen in it",
            "of ace, king and queen in it",
            bidding -> Stream.of(Rank.ACE, Rank.KING, Rank.QUEEN)
                    .filter(rank -> bidding.hand().contains(rank, longer(bidding)))
                    .count());

    private MinorSuits() {}

    private static Suit longer(Bidding bidding) {
        return Stream.of(Suit.DIAMONDS, Suit.CLUBS)
                .max(Comparator.comparingInt(suit -> bidding.hand().length(suit)))
                .orElseThrow();
    }
}
