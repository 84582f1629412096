package kibitzer.games.bridge.problems.defence;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.problems.layout.Layouts;
import kibitzer.games.bridge.problems.line.Line;

/**
 * Deals that a defender cannot tell from one another at his turn: his hand, dummy and all cards played are the same, declarer
 * has the hand that his contract tells of and by his plan would have played these cards, partner would not have bid
 * and by custom would have played his.
 *
 * <p>Each such deal is equally likely; the same seed deals the same ones.
 */
public final class DefenderLayouts {
    private static final int TRIES_FOR_ONE = 8000;

    private DefenderLayouts() {}

    /** So many deals, or fewer where hardly any agree. */
    public static List<Deal> sample(DefenderTurn turn, Line plan, int count, Seed seed) {
        Chance chance = seed.chance();
        Seat partner = turn.seat().partner();
        CardSet declarers = turn.playedBy(Seat.SOUTH);
        CardSet partners = turn.playedBy(partner);
        List<Card> others = CardSet.FULL_PACK
                .minus(turn.dummy())
                .minus(turn.hand())
                .minus(declarers)
                .minus(partners)
                .toList();
        int first = 13 - declarers.size();
        List<Deal> deals = new ArrayList<>();
        for (int tries = 0; deals.size() < count && tries < (long) count * TRIES_FOR_ONE; tries++) {
            List<Card> dealt = chance.shuffled(others);
            CardSet declarer = declarers.union(CardSet.of(dealt.subList(0, first)));
            if (DeclarersHand.fits(declarer, turn.strain())) {
                CardSet across = partners.union(CardSet.of(dealt.subList(first, dealt.size())));
                Deal deal = turn.seat() == Seat.EAST
                        ? new Deal(turn.dummy(), turn.hand(), declarer, across)
                        : new Deal(turn.dummy(), across, declarer, turn.hand());
                if (agrees(turn, deal, plan)) {
                    deals.add(deal);
                }
            }
        }
        return deals;
    }

    /** Whether a deal with the two hands that he sees agrees with all the rest. */
    public static boolean agrees(DefenderTurn turn, Deal deal, Line plan) {
        return DeclarersHand.fits(deal.south(), turn.strain())
                && Layouts.silent(deal.hand(turn.seat().partner()))
                && Course.agrees(turn, deal, plan);
    }
}
