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
    private static final int HIGHER = 3;

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
        return threeOf(higher, 0, CardSet.of(Card.of(led, SUIT)), HIGHER, lower, led, contract, partnersSuit);
    }

    private static boolean threeOf(
            List<Card> higher,
            int from,
            CardSet held,
            int more,
            List<Card> lower,
            Rank led,
            LeadContract contract,
            boolean partnersSuit) {
        if (more == 0) {
            return isLedWithSome(held, lower, led, contract, partnersSuit);
        }
        for (int i = from; i + more <= higher.size(); i++) {
            if (threeOf(higher, i + 1, held.with(higher.get(i)), more - 1, lower, led, contract, partnersSuit)) {
                return true;
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
