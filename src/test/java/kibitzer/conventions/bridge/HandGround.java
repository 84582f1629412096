package kibitzer.conventions.bridge;

import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;

/**
 * All hands of thirteen cards from those that are left, at one turn of one auction.
 *
 * @param left the cards no other hand holds
 * @param turn where the hand is to call
 */
record HandGround(CardSet left, BiddingSoFar turn) implements DealingGround<Bidding> {
    static final int HAND = 13;

    @Override
    public Bidding start(Chance chance) {
        List<Card> shuffled = chance.shuffled(left.toList());
        return Bidding.of(CardSet.of(shuffled.subList(0, HAND)), turn);
    }

    /** Swaps one card of the hand for one outside it. */
    @Override
    public Bidding step(Bidding here, Chance chance) {
        CardSet others = left.minus(here.hand());
        if (others.isEmpty()) {
            return here;
        }
        Card out = nth(here.hand(), chance.below(HAND));
        Card in = nth(others, chance.below(others.size()));
        return Bidding.of(here.hand().without(out).with(in), turn);
    }

    private static Card nth(CardSet cards, int n) {
        var iterator = cards.iterator();
        for (int i = 0; i < n; i++) {
            iterator.next();
        }
        return iterator.next();
    }
}
