package kibitzer.play.tricks;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.Suit;
import kibitzer.games.trick.auction.Outcome;
import kibitzer.games.trick.settle.PoolHands;

/** Hands that take a pool without play, as they are shown when all have spoken and drawn. */
record ShownHands(TrickHand hand) {

    /** Those in whose hands are cards that take the pool without play, the best first, by place; nobody before all have spoken and drawn. */
    List<Integer> places() {
        Optional<PoolHands> hands = PoolHands.of(hand.game());
        Optional<Suit> suit = hand.trump();
        boolean due =
                hand.outcome().filter(one -> one.end() != Outcome.End.THROWN_IN).isPresent()
                        && hand.toLay().isEmpty();
        if (hands.isEmpty() || suit.isEmpty() || !due) {
            return List.of();
        }
        return IntStream.range(0, hand.players())
                .map(hand::place)
                .filter(place ->
                        hand.seats().contains(place) && place != hand.defender().orElse(-1))
                .boxed()
                .filter(place -> height(hands.get(), place, suit.get()) > 0)
                .sorted(Comparator.comparingInt(place -> -height(hands.get(), place, suit.get())))
                .toList();
    }

    private int height(PoolHands hands, int place, Suit suit) {
        return hands.height(hand.held().get(place), suit);
    }
}
