package kibitzer.conventions.bridge.play;

import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.conventions.bridge.leads.FourthBest;
import kibitzer.conventions.bridge.leads.LeadContract;

/**
 * Partner has led, dummy has played, and third hand holds cards of the suit, which are written as spades.
 *
 * @param led the rank partner led
 * @param contract what is played
 * @param bid true if our side had bid the suit
 * @param dummy dummy's cards of the suit as they lay before the trick
 * @param fromDummy the one dummy played; empty where dummy had none
 * @param own third hand's cards, at least one
 */
public record ThirdHand(
        Rank led, LeadContract contract, boolean bid, CardSet dummy, Optional<Rank> fromDummy, CardSet own)
        implements SuitTrick {
    private static final int ELEVEN = 11;
    private static final int NOT_THE_FOURTH = -1;

    @Override
    public CardSet played() {
        CardSet lead = CardSet.of(Card.of(led, SUIT));
        return fromDummy.map(rank -> lead.with(Card.of(rank, SUIT))).orElse(lead);
    }

    /** Partner's card wins the trick as it lies. */
    boolean partnerIsWinning() {
        return toBeat() == led;
    }

    /** A card of two to nine: low, and perhaps the fourth best. */
    boolean ledLow() {
        return led.compareTo(Rank.NINE) <= 0;
    }

    /**
     * Declarer's cards above the lead if it is the fourth best: eleven less its pips, less those in sight (p. 151);
     * negative where it cannot be the fourth best, for want of cards or because the tables lead another from all that are left.
     */
    public int declarersHigher() {
        int pips = led.ordinal() + 2;
        int declarers = ELEVEN - pips - higher(dummy) - higher(own);
        return declarers < 0 || ledLow() && !FourthBest.mayBe(led, dummy.union(own), contract, bid)
                ? NOT_THE_FOURTH
                : declarers;
    }

    /**
     * True if this lower card does as much to the trick as the higher one: dummy has played, so only a card that nobody has
     * seen can come between the two.
     */
    boolean doesAsMuch(Rank lower, Rank higher) {
        if (!beats(lower) && !partnerIsWinning()) {
            return false;
        }
        Rank counting = beats(lower) ? lower : led;
        CardSet seen = own().union(dummy).union(played());
        return Stream.of(Rank.values())
                .filter(rank -> rank.isHigherThan(counting) && higher.isHigherThan(rank))
                .allMatch(rank -> seen.contains(rank, SUIT));
    }

    private int higher(CardSet cards) {
        return (int)
                cards.stream().filter(card -> card.rank().isHigherThan(led)).count();
    }

    /** What is left in dummy. */
    CardSet leftInDummy() {
        return fromDummy.map(rank -> dummy.without(Card.of(rank, SUIT))).orElse(dummy);
    }
}
