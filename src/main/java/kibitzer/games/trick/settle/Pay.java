package kibitzer.games.trick.settle;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** What a hand pays: one kind with its parameters, which know no game. */
public sealed interface Pay
        permits OddTricks,
                BidTricks,
                TrickStakes,
                PointStakes,
                EuchrePay,
                PerTrick,
                FiveHundredPay,
                Sixties,
                SetBack,
                HighLowJackGame,
                PoolPay,
                Penalties,
                ExactPay,
                PinochlePay,
                MakersOrBete,
                MostTricks {

    Seating seating();

    /** What must be known. */
    Set<Input> needs();

    /** What may be known beside. */
    default Set<Input> takes() {
        return Set.of();
    }

    /** The contracts there are; empty where any call will do. */
    default List<String> contracts() {
        return List.of();
    }

    /**
     * What each opponent gets for a trick that he won himself, where the opponents score apart for the contract played; empty where what is
     * settled for them is each one's.
     */
    default OptionalInt ownTrick(String contract) {
        return OptionalInt.empty();
    }

    /** Whether each opponent also scores the cards of the tricks he won. */
    default boolean ownCards() {
        return false;
    }

    /** @throws IllegalArgumentException where a contract is not one of this game's */
    Settlement settle(HandRecord played);

    /** The same in every way in which the page can be read, the first of which is taken; one as a rule. */
    default List<Settlement> readings(HandRecord played) {
        return List.of(settle(played));
    }
}
