package kibitzer.conventions.bridge.play;

import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;

/** Two to five cards of a suit, and another of its cards to be followed to; every step is a new deal. */
public final class FollowGround implements DealingGround<Following> {
    private static final int FEWEST = 2;
    private static final int MOST = 5;

    @Override
    public Following start(Chance chance) {
        int cards = FEWEST + chance.below(MOST - FEWEST + 1);
        CardSet own = CardSet.EMPTY;
        while (own.size() < cards) {
            own = own.with(any(CardSet.FULL_PACK.in(SuitTrick.SUIT).minus(own), chance));
        }
        Card highest = any(CardSet.FULL_PACK.in(SuitTrick.SUIT).minus(own), chance);
        return new Following(chance.onceIn(4), chance.onceIn(2), highest.rank(), own);
    }

    @Override
    public Following step(Following here, Chance chance) {
        return start(chance);
    }

    private static Card any(CardSet cards, Chance chance) {
        return chance.oneOf(cards.toList());
    }
}
