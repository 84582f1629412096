package kibitzer.conventions.cinch;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;

/** Nine cards, and what others have bid. */
public record CinchGround() implements DealingGround<CinchView> {
    private static final int MOST_BID = 11;

    @Override
    public CinchView start(Chance chance) {
        return spoken(CardSet.of(chance.shuffled(Card.ALL).subList(0, CinchView.HAND)), chance);
    }

    /** Every second player passes, and bids go up. */
    private static CinchView spoken(CardSet hand, Chance chance) {
        List<Integer> calls = new ArrayList<>();
        int called = 4;
        for (int before = chance.below(CinchView.PLAYERS); before > 0; before--) {
            boolean passes = chance.onceIn(2) || called >= MOST_BID;
            called = passes ? called : called + 1 + chance.below(2);
            calls.add(passes ? CinchView.PASS : called);
        }
        return new CinchView(hand, calls, 0, 0);
    }

    /** A card is exchanged, or others have spoken. */
    @Override
    public CinchView step(CinchView here, Chance chance) {
        if (chance.onceIn(4)) {
            return spoken(here.hand(), chance);
        }
        Card out = chance.oneOf(here.hand().toList());
        Card in = chance.oneOf(CardSet.FULL_PACK.minus(here.hand()).toList());
        return new CinchView(here.hand().without(out).with(in), here.calls(), here.we(), here.they());
    }
}
