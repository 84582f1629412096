package kibitzer.games.casino;

import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;
import kibitzer.cards.Card;
import kibitzer.cards.Rank;

/**
 * The ranks of which an odd number has been seen (p. 262): what pairs takes them out two by two, and sums leave them single. At
 * the last hand those are with the opponent that neither the table nor the own hand pairs.
 */
public final class UnpairedRanks {
    private UnpairedRanks() {}

    public static Set<Rank> of(Collection<Card> seen) {
        int[] times = new int[Rank.values().length];
        seen.forEach(card -> times[card.rank().ordinal()]++);
        Set<Rank> odd = EnumSet.noneOf(Rank.class);
        Arrays.stream(Rank.values())
                .filter(rank -> times[rank.ordinal()] % 2 == 1)
                .forEach(odd::add);
        return odd;
    }
}
