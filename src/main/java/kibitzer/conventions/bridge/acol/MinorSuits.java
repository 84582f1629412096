package kibitzer.conventions.bridge.acol;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;

import java.util.stream.Stream;
import kibitzer.advice.Need;
import kibitzer.advice.Quantity;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingFeatures;

/** The long minor suit behind a tactical opening of three no trump. */
final class MinorSuits {
    private MinorSuits() {}

    static Need<Bidding> longAndSolid() {
        return any(longAndSolid(Suit.DIAMONDS), longAndSolid(Suit.CLUBS));
    }

    private static Need<Bidding> longAndSolid(Suit suit) {
        return all(atLeast(BiddingFeatures.length(suit), 7), atLeast(topHonours(suit), 3));
    }

    private static Quantity<Bidding> topHonours(Suit suit) {
        return new Quantity<>(
                "top-" + suit.plural(),
                "of ace, king, queen of " + suit.plural(),
                "of ace, king, queen of " + suit.plural(),
                bidding -> Stream.of(Rank.ACE, Rank.KING, Rank.QUEEN)
                        .filter(rank -> bidding.hand().contains(rank, suit))
                        .count());
    }
}
