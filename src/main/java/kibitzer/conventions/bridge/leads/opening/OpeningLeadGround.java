package kibitzer.conventions.bridge.leads.opening;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.HighCardPoints;
import kibitzer.games.bridge.Auction;

/**
 * Hands that south may hold who has passed throughout and is on lead: as many cards of the suits bid, and as many points,
 * as the auction leaves him.
 */
public final class OpeningLeadGround implements DealingGround<OpeningLead> {
    private static final int HAND = 13;
    private static final int MOST_POINTS = 12;
    private static final int MOST_TRUMPS = 4;
    private static final int MOST_OF_A_BID_SUIT = 5;
    private static final int SUIT = 13;

    @Override
    public OpeningLead start(Chance chance) {
        Auction auction = chance.oneOf(HeardAuctions.ALL);
        while (true) {
            List<Card> pack = new ArrayList<>(Card.ALL);
            CardSet hand = CardSet.EMPTY;
            for (int i = 0; i < HAND; i++) {
                Collections.swap(pack, i, i + chance.below(pack.size() - i));
                hand = hand.with(pack.get(i));
            }
            OpeningLead lead = OpeningLead.after(auction, hand);
            if (isLikely(lead)) {
                return lead;
            }
        }
    }

    /** Swaps one card of the hand for one outside it; now and then another auction was heard. */
    @Override
    public OpeningLead step(OpeningLead here, Chance chance) {
        OpeningLead there = chance.onceIn(16)
                ? OpeningLead.after(chance.oneOf(HeardAuctions.ALL), here.hand())
                : here.holding(swapped(here.hand(), chance));
        return isLikely(there) ? there : here;
    }

    private static CardSet swapped(CardSet hand, Chance chance) {
        Card out = chance.oneOf(hand.toList());
        Card in = chance.oneOf(CardSet.FULL_PACK.minus(hand).toList());
        return hand.without(out).with(in);
    }

    private static boolean isLikely(OpeningLead lead) {
        return HighCardPoints.of(lead.hand()) <= MOST_POINTS
                && Suit.DOWNWARDS.stream().allMatch(suit -> lead.hand().length(suit) <= most(lead, suit));
    }

    private static int most(OpeningLead lead, Suit suit) {
        BidSuits bids = lead.bids();
        boolean bid = bids.partners().contains(suit)
                || bids.dummys().contains(suit)
                || bids.declarers().contains(suit);
        return lead.isTrump(suit) ? MOST_TRUMPS : bid ? MOST_OF_A_BID_SUIT : SUIT;
    }
}
