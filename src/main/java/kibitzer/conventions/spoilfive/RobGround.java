package kibitzer.conventions.spoilfive;

import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;

/** Five cards and a card turned; every other time such as may be robbed. */
public record RobGround() implements DealingGround<RobView> {
    private static final int MOST_PLAYERS = 6;

    @Override
    public RobView start(Chance chance) {
        List<Card> cards = chance.shuffled(Card.ALL);
        Card turned = cards.get(RobView.HAND);
        CardSet hand = CardSet.of(cards.subList(0, RobView.HAND));
        boolean dealer = chance.onceIn(3);
        Card ace = Card.of(Rank.ACE, turned.suit());
        boolean robs = chance.onceIn(2) && turned.rank() != Rank.ACE && !hand.contains(ace);
        return new RobView(
                robs ? hand.without(hand.first()).with(ace) : hand, turned, dealer, 2 + chance.below(MOST_PLAYERS - 1));
    }

    /** A card is exchanged, or all is other. */
    @Override
    public RobView step(RobView here, Chance chance) {
        if (chance.onceIn(MOST_PLAYERS)) {
            return start(chance);
        }
        Card out = chance.oneOf(here.hand().toList());
        Card in = chance.oneOf(
                CardSet.FULL_PACK.minus(here.hand()).without(here.turnUp()).toList());
        return new RobView(here.hand().without(out).with(in), here.turnUp(), here.dealer(), here.players());
    }
}
