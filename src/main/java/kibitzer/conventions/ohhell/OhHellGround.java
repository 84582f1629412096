package kibitzer.conventions.ohhell;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;

/** Hands of any deal of a game, at every place, after bids that others made. */
public record OhHellGround() implements DealingGround<OhHellView> {
    private static final List<Integer> LARGEST = List.of(15, 13, 10, 8, 7);
    private static final int FEWEST_PLAYERS = 3;
    private static final int WHIST = 13;
    private static final int FOUR = 4;

    /** How many cards may be dealt to so many players. */
    public static int largest(int players) {
        return LARGEST.get(players - FEWEST_PLAYERS);
    }

    @Override
    public OhHellView start(Chance chance) {
        int players = chance.onceIn(2) ? FOUR : FEWEST_PLAYERS + chance.below(LARGEST.size());
        int cards = 1 + chance.below(largest(players));
        CardSet hand = CardSet.of(chance.shuffled(Card.ALL).subList(0, cards));
        Optional<Suit> trump =
                players == FOUR && cards == WHIST ? Optional.empty() : Optional.of(chance.oneOf(Suit.DOWNWARDS));
        return spoken(hand, trump, players, chance);
    }

    /** Each bids up to what falls to them, and one more. */
    private static OhHellView spoken(CardSet hand, Optional<Suit> trump, int players, Chance chance) {
        int before = chance.onceIn(2) ? players - 1 : chance.below(players);
        int most = hand.size() / players + 2;
        List<Integer> bids = IntStream.range(0, before)
                .mapToObj(player -> Math.min(hand.size(), chance.below(most)))
                .toList();
        return new OhHellView(hand, trump, bids, players, true);
    }

    /** A card is exchanged, or others have bid otherwise. */
    @Override
    public OhHellView step(OhHellView here, Chance chance) {
        if (chance.onceIn(2)) {
            return spoken(here.hand(), here.trump(), here.players(), chance);
        }
        Card out = chance.oneOf(here.hand().toList());
        Card in = chance.oneOf(CardSet.FULL_PACK.minus(here.hand()).toList());
        return new OhHellView(
                here.hand().without(out).with(in), here.trump(), here.bids(), here.players(), here.uneven());
    }
}
