package kibitzer.conventions.hearts;

import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;

/** All hands of thirteen. */
public record PassGround() implements DealingGround<PassView> {
    @Override
    public PassView start(Chance chance) {
        return new PassView(CardSet.of(chance.shuffled(Card.ALL).subList(0, PassView.HAND)));
    }

    @Override
    public PassView step(PassView here, Chance chance) {
        Card out = chance.oneOf(here.hand().toList());
        Card in = chance.oneOf(CardSet.FULL_PACK.minus(here.hand()).toList());
        return new PassView(here.hand().without(out).with(in));
    }
}
