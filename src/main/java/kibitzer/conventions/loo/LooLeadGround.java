package kibitzer.conventions.loo;

import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;

/** Leads at loo: mostly the first, sometimes that of whoever has won the first trick. */
public record LooLeadGround() implements DealingGround<LooLeadView> {
    private static final int SECOND_ONCE_IN = 4;

    @Override
    public LooLeadView start(Chance chance) {
        List<Card> cards = chance.shuffled(Card.ALL);
        int held = chance.onceIn(SECOND_ONCE_IN) ? LooView.HAND - 1 : LooView.HAND;
        return new LooLeadView(CardSet.of(cards.subList(0, held)), cards.get(LooView.HAND), standers(chance));
    }

    private static int standers(Chance chance) {
        return 2 + chance.below(LooLeadView.MOST - 1);
    }

    /** A card is exchanged, the players are other, or all is. */
    @Override
    public LooLeadView step(LooLeadView here, Chance chance) {
        if (chance.onceIn(2 * SECOND_ONCE_IN)) {
            return start(chance);
        }
        if (chance.onceIn(SECOND_ONCE_IN)) {
            return new LooLeadView(here.hand(), here.turnUp(), standers(chance));
        }
        Card out = chance.oneOf(here.hand().toList());
        Card in = chance.oneOf(
                CardSet.FULL_PACK.minus(here.hand()).without(here.turnUp()).toList());
        return new LooLeadView(here.hand().without(out).with(in), here.turnUp(), here.standers());
    }
}
