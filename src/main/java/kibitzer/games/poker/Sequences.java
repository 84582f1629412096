package kibitzer.games.poker;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import kibitzer.cards.Rank;

/**
 * The sequences of ranks that a form of the game knows, from the highest down. A sequence is as long as the hand; the
 * ranks it is made of must be in the pack.
 */
final class Sequences {
    private final int[] ranks;
    private final int[] tops;

    /**
     * @param length how many cards make one
     * @param step 1 for next to next, 2 for alternate ranks
     * @param pack the ranks in the pack, bit 0 the two
     */
    Sequences(int length, int step, int pack, Ace ace) {
        List<Rank> order = new ArrayList<>();
        for (Rank rank : Rank.values()) {
            if ((pack >>> rank.ordinal() & 1) != 0) {
                order.add(rank);
            }
        }
        boolean hasAce = order.remove(Rank.ACE);
        if (hasAce) {
            order.addFirst(Rank.ACE);
        }
        if (hasAce && ace.endsSequences()) {
            order.addLast(Rank.ACE);
        }
        int span = (length - 1) * step;
        List<int[]> found = new ArrayList<>();
        for (int top = order.size() - 1; top >= span; top--) {
            int bits = 0;
            for (int place = top; place >= top - span; place -= step) {
                bits |= 1 << order.get(place).ordinal();
            }
            boolean isNew = found.stream().noneMatch(same(bits));
            if (isNew && Integer.bitCount(bits) == length) {
                found.add(new int[] {bits, 1 << order.get(top).ordinal()});
            }
        }
        ranks = found.stream().mapToInt(sequence -> sequence[0]).toArray();
        tops = found.stream().mapToInt(sequence -> sequence[1]).toArray();
    }

    private static Predicate<int[]> same(int bits) {
        return sequence -> sequence[0] == bits;
    }

    /** The top card of the highest sequence that all these ranks are part of, as one bit; 0 if there is none. */
    int top(int held) {
        for (int i = 0; i < ranks.length; i++) {
            if ((held & ~ranks[i]) == 0) {
                return tops[i];
            }
        }
        return 0;
    }

    /** The ranks of the sequence with this top card; none if there is no such sequence. */
    List<Rank> ranksBelow(Rank top) {
        for (int i = 0; i < tops.length; i++) {
            if (tops[i] == 1 << top.ordinal()) {
                int sequence = ranks[i];
                return Rank.DOWNWARDS.stream()
                        .filter(rank -> (sequence >>> rank.ordinal() & 1) != 0)
                        .toList();
            }
        }
        return List.of();
    }

    /** How many of some ranks lie within one sequence at most. */
    int most(int held) {
        int most = 0;
        for (int sequence : ranks) {
            most = Math.max(most, Integer.bitCount(held & sequence));
        }
        return most;
    }
}
