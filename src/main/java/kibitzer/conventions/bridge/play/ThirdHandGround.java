package kibitzer.conventions.bridge.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Rank;
import kibitzer.conventions.bridge.leads.Holding;
import kibitzer.conventions.bridge.leads.LeadContract;
import kibitzer.conventions.bridge.leads.LeadPosition;
import kibitzer.conventions.bridge.leads.Leads;

/**
 * Suits dealt round the table and led from by the tables of leads; dummy plays its lowest card, or covers. Every step is a
 * new deal, for the leader's hand is not part of what third hand sees.
 */
public final class ThirdHandGround implements DealingGround<ThirdHand> {
    private static final int SEATS = 4;
    private static final int RARE = 12;

    /** The one row of the tables that leads an ace at no trump. */
    private static final CardSet ASKING = PbnHand.holding("AKJ", SuitTrick.SUIT);

    @Override
    public ThirdHand start(Chance chance) {
        while (true) {
            boolean asking = chance.onceIn(RARE);
            List<Card> suit =
                    shuffled(CardSet.FULL_PACK.in(SuitTrick.SUIT).minus(asking ? ASKING : CardSet.EMPTY), chance);
            CardSet[] hands = {asking ? ASKING : CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY, CardSet.EMPTY};
            int leaders = asking ? 4 : 0;
            for (int i = 0; i < suit.size(); i++) {
                int seat = i < leaders ? 0 : chance.below(SEATS);
                hands[seat] = hands[seat].with(suit.get(i));
            }
            if (!hands[0].isEmpty() && hands[2].size() > 1) {
                LeadContract contract = asking ? LeadContract.NO_TRUMP : chance.oneOf(List.of(LeadContract.values()));
                return trick(hands, contract, chance);
            }
        }
    }

    @Override
    public ThirdHand step(ThirdHand here, Chance chance) {
        return start(chance);
    }

    private static ThirdHand trick(CardSet[] hands, LeadContract contract, Chance chance) {
        Rank led = Leads.advise(new LeadPosition(Holding.of(hands[0], SuitTrick.SUIT), contract, false))
                .best()
                .getFirst();
        CardSet dummy = hands[1];
        Optional<Rank> lowest =
                dummy.isEmpty() ? Optional.empty() : Optional.of(dummy.last().rank());
        Optional<Rank> covering = dummy.stream()
                .map(Card::rank)
                .filter(rank -> rank.isHigherThan(led))
                .reduce((higher, lower) -> lower);
        Optional<Rank> played = chance.onceIn(3) ? covering.or(() -> lowest) : lowest;
        return new ThirdHand(led, contract, false, dummy, played, hands[2]);
    }

    private static List<Card> shuffled(CardSet cards, Chance chance) {
        List<Card> shuffled = new ArrayList<>(cards.toList());
        for (int i = 0; i < shuffled.size() - 1; i++) {
            Collections.swap(shuffled, i, i + chance.below(shuffled.size() - i));
        }
        return shuffled;
    }
}
