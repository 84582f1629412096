package kibitzer.conventions.hearts;

import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;

/** The suits of a hand, as spades. */
public record HeartsSuitGround() implements DealingGround<HeartsSuit> {
    private static final int MOST = 7;

    @Override
    public HeartsSuit start(Chance chance) {
        List<Card> suit = chance.shuffled(CardSet.FULL_PACK.in(Suit.SPADES).toList());
        return new HeartsSuit(CardSet.of(suit.subList(0, 1 + chance.below(MOST))));
    }

    @Override
    public HeartsSuit step(HeartsSuit here, Chance chance) {
        Card out = chance.oneOf(here.cards().toList());
        Card in = chance.oneOf(
                CardSet.FULL_PACK.in(Suit.SPADES).minus(here.cards()).toList());
        return new HeartsSuit(here.cards().without(out).with(in));
    }
}
