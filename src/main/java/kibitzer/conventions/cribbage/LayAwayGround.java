package kibitzer.conventions.cribbage;

import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;

/**
 * All hands of which cards are laid away.
 *
 * @param dealt how many cards a hand has
 * @param away how many of them go to the crib
 */
public record LayAwayGround(int dealt, int away) implements DealingGround<LayAwayView> {
    private static final int CRIB_CHANGES_ONCE_IN = 8;

    @Override
    public LayAwayView start(Chance chance) {
        CardSet hand = CardSet.of(chance.shuffled(Card.ALL).subList(0, dealt));
        return new LayAwayView(hand, away, chance.onceIn(2));
    }

    /** A card is exchanged; now and then the deal passes. */
    @Override
    public LayAwayView step(LayAwayView here, Chance chance) {
        if (chance.onceIn(CRIB_CHANGES_ONCE_IN)) {
            return new LayAwayView(here.hand(), away, !here.ownCrib());
        }
        Card out = chance.oneOf(here.hand().toList());
        Card in = chance.oneOf(CardSet.FULL_PACK.minus(here.hand()).toList());
        return new LayAwayView(here.hand().without(out).with(in), away, here.ownCrib());
    }
}
