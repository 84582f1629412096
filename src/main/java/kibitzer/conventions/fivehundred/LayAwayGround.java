package kibitzer.conventions.fivehundred;

import java.util.Optional;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;

/** Any thirteen cards with a suit that is long enough for a bid, and now and then no trump. */
public record LayAwayGround() implements DealingGround<LayAwayHand> {
    private static final int NO_TRUMP_ONCE_IN = 6;
    private static final int MOST_TRUMPS = 10;

    @Override
    public LayAwayHand start(Chance chance) {
        while (true) {
            CardSet cards =
                    CardSet.of(chance.shuffled(CountAtFiveHundred.PACK.toList()).subList(0, LayAwayHand.CARDS));
            Suit suit = CountAtFiveHundred.best(cards).trump();
            Optional<Suit> trump = chance.onceIn(NO_TRUMP_ONCE_IN) ? Optional.empty() : Optional.of(suit);
            LayAwayHand hand = new LayAwayHand(cards, 6 + chance.below(3), trump);
            if (isPlayed(hand)) {
                return hand;
            }
        }
    }

    private static boolean isPlayed(LayAwayHand hand) {
        return hand.trump()
                        .map(suit -> CountAtFiveHundred.of(hand.cards(), suit).isLongEnough())
                        .orElse(true)
                && hand.trumps().size() <= MOST_TRUMPS;
    }

    /** A card is exchanged, or another contract is played. */
    @Override
    public LayAwayHand step(LayAwayHand here, Chance chance) {
        Card out = chance.oneOf(here.cards().toList());
        Card in = chance.oneOf(CountAtFiveHundred.PACK.minus(here.cards()).toList());
        LayAwayHand there = chance.onceIn(8)
                ? new LayAwayHand(here.cards(), here.tricks(), Optional.of(chance.oneOf(Suit.DOWNWARDS)))
                : new LayAwayHand(here.cards().without(out).with(in), here.tricks(), here.trump());
        return isPlayed(there) ? there : here;
    }
}
