package kibitzer.conventions.bridge.leads;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;

/**
 * Suits to lead from, as often as they occur in a hand of 13 cards, against any contract or one.
 *
 * <p>A step takes a rank in or out; a step to a length that hands hold less often is taken that much less often
 * (Metropolis et al., 1953), so that a long walk meets four-card suits more often than nine-card suits.
 *
 * @param contract what is led against; empty for either
 */
public record LeadGround(Optional<LeadContract> contract) implements DealingGround<LeadPosition> {
    private static final int PACK = 52;
    private static final int HAND = 13;

    @Override
    public LeadPosition start(Chance chance) {
        List<Rank> held = new ArrayList<>();
        do {
            held.clear();
            int wanted = HAND;
            int left = PACK;
            for (Rank rank : Rank.values()) {
                if (chance.below(left) < wanted) {
                    held.add(rank);
                    wanted--;
                }
                left--;
            }
        } while (held.isEmpty());
        return new LeadPosition(
                new Holding(held),
                contract.orElseGet(() -> chance.oneOf(List.of(LeadContract.values()))),
                chance.onceIn(4));
    }

    @Override
    public LeadPosition step(LeadPosition here, Chance chance) {
        if (chance.onceIn(8)) {
            LeadContract against = contract.orElseGet(() -> chance.oneOf(List.of(LeadContract.values())));
            return new LeadPosition(here.holding(), against, here.partnersSuit());
        }
        if (chance.onceIn(8)) {
            return new LeadPosition(here.holding(), here.contract(), chance.onceIn(4));
        }
        List<Rank> ranks = new ArrayList<>(here.holding().ranks());
        Rank rank = chance.oneOf(Rank.DOWNWARDS);
        if (!ranks.remove(rank)) {
            ranks.add(rank);
        }
        return ranks.isEmpty() || !isTaken(here.holding().length(), ranks.size(), chance)
                ? here
                : new LeadPosition(new Holding(ranks), here.contract(), here.partnersSuit());
    }

    /** A suit of n cards leaves 13 - n of 39 others, which is C(39, 13 - n) hands: ever fewer as n grows. */
    private static boolean isTaken(int from, int to, Chance chance) {
        return to < from || chance.below(PACK - 2 * HAND + to) < HAND - from;
    }
}
