package kibitzer.conventions.bridge.leads;

import java.util.List;
import kibitzer.advice.Advice;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/** Whether a card led may be the fourth best (p. 151), which only some holdings lead (p. 152-153). */
public final class FourthBest {
    private static final Suit SUIT = Suit.SPADES;

    private FourthBest() {}

    /** True if the tables lead, or allow, the card as the fourth best from this holding, which has it. */
    public static boolean isLed(CardSet holding, Rank led, LeadContract contract, boolean partnersSuit) {
        Holding held = Holding.of(holding, SUIT);
        Advice<Rank> table = Leads.advise(new LeadPosition(held, contract, partnersSuit));
        return held.fourthBest().filter(led::equals).isPresent()
                && (table.best().contains(led) || table.acceptable().contains(led));
    }

    /**
     * True if the leader may hold three cards above it, and any below, from which the tables lead it.
     *
     * @param seen the cards of the suit that the leader does not hold, written as spades
     */
    public static boolean mayBe(Rank led, CardSet seen, LeadContract contract, boolean partnersSuit) {
        List<Card> unseen = CardSet.FULL_PACK.in(SUIT).minus(seen).stream()
                .filter(card -> card.rank() != led)
                .toList();
        List<Card> higher =
                unseen.stream().filter(card -> card.rank().isHigherThan(led)).toList();
        List<Card> lower =
                unseen.stream().filter(card -> led.isHigherThan(card.rank())).toList();
        for (int i = 0; i < higher.size(); i++) {
            for (int j = i + 1; j < higher.size(); j++) {
                for (int k = j + 1; k < higher.size(); k++) {
                    CardSet four = CardSet.of(Card.of(led, SUIT), higher.get(i), higher.get(j), higher.get(k));
                    if (isLedWithSome(four, lower, led, contract, partnersSuit)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** The cards below it make the suit longer, and do nothing else. */
    private static boolean isLedWithSome(
            CardSet four, List<Card> lower, Rank led, LeadContract contract, boolean partnersSuit) {
        CardSet held = four;
        for (Card card : lower) {
            if (isLed(held, led, contract, partnersSuit)) {
                return true;
            }
            held = held.with(card);
        }
        return isLed(held, led, contract, partnersSuit);
    }
}
