package kibitzer.conventions.nap;

import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;

/** Five cards of the pack, two to five players, and any call before one's own. */
public record NapGround() implements DealingGround<NapView> {
    private static final int LEAST_PLAYERS = 2;
    public static final int MOST_PLAYERS = 5;

    @Override
    public NapView start(Chance chance) {
        return spoken(
                CardSet.of(chance.shuffled(Card.ALL).subList(0, NapView.HAND)),
                LEAST_PLAYERS + chance.below(MOST_PLAYERS - LEAST_PLAYERS + 1),
                chance);
    }

    private static NapView spoken(CardSet hand, int players, Chance chance) {
        int position = 1 + chance.below(players);
        int called = position == 1 ? 0 : Math.max(0, chance.below(6) - 2);
        return new NapView(hand, players, position, called);
    }

    /** A card is exchanged, or others have spoken. */
    @Override
    public NapView step(NapView here, Chance chance) {
        if (chance.onceIn(4)) {
            return spoken(here.hand(), here.players(), chance);
        }
        List<Card> held = here.hand().toList();
        Card out = chance.oneOf(held);
        Card in = chance.oneOf(CardSet.FULL_PACK.minus(here.hand()).toList());
        return new NapView(here.hand().without(out).with(in), here.players(), here.position(), here.called());
    }
}
