package kibitzer.conventions.loo;

import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;

/** Three cards and a card turned, with anything said before. */
public record LooGround() implements DealingGround<LooView> {
    private static final int ANTE = 3;
    private static final int LOO = 6;
    private static final int LOOS = 6;

    @Override
    public LooView start(Chance chance) {
        List<Card> cards = chance.shuffled(Card.ALL);
        return spoken(CardSet.of(cards.subList(0, LooView.HAND)), cards.get(LooView.HAND), chance);
    }

    /** Each before has thrown up half of the time, else stood, and one in eight has taken the miss. */
    private static LooView spoken(CardSet hand, Card turnUp, Chance chance) {
        int players = LooView.FEWEST + chance.below(LooView.MOST - LooView.FEWEST + 1);
        int position = 1 + chance.below(players);
        int pool = ANTE + LOO * (1 + chance.below(LOOS));
        boolean miss = position > 1 && chance.onceIn(2 * LooView.HAND);
        int stood = 0;
        for (int before = miss ? 2 : 1; before < position; before++) {
            stood += chance.below(2);
        }
        int thrownUp = position - 1 - stood - (miss ? 1 : 0);
        boolean taken = position == players && thrownUp == players - 1;
        return taken
                ? spoken(hand, turnUp, chance)
                : new LooView(hand, turnUp, players, position, stood, thrownUp, miss, pool, LOO);
    }

    /** A card is exchanged, or others have spoken. */
    @Override
    public LooView step(LooView here, Chance chance) {
        if (chance.onceIn(LooView.HAND)) {
            return spoken(here.hand(), here.turnUp(), chance);
        }
        Card out = chance.oneOf(here.hand().toList());
        Card in = chance.oneOf(
                CardSet.FULL_PACK.minus(here.hand()).without(here.turnUp()).toList());
        return new LooView(
                here.hand().without(out).with(in),
                here.turnUp(),
                here.players(),
                here.position(),
                here.stood(),
                here.thrownUp(),
                here.missTaken(),
                here.pool(),
                here.loo());
    }
}
