package kibitzer.games.poker;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.cards.notation.BadNotation;
import kibitzer.odds.Combinations;
import kibitzer.odds.Fraction;

/**
 * A draw at draw poker, standard game: some cards are kept, the others thrown away and replaced from the 47 not seen.
 *
 * <p>Method: draws are not listed one by one but by how many cards of each rank they bring (at most 6,188 cases); the
 * suits are looked at only where all five ranks differ. So even five cards to nothing are counted exactly at once.
 *
 * @param keep the cards kept, up to five
 * @param thrown the cards thrown away; with those kept they make five
 */
public record Draw(CardSet keep, CardSet thrown) {
    private static final int HAND = 5;
    private static final int RANK_COUNT = Rank.values().length;

    /** @throws BadNotation unless the two make five different cards of the pack without a joker */
    public Draw {
        CardSet twice = keep.intersection(thrown);
        if (!twice.isEmpty()) {
            throw BadNotation.because(
                    "the " + twice.first().inWords() + " is both kept and thrown", "each card in one place");
        }
        CardSet all = keep.union(thrown);
        if (all.size() != HAND) {
            throw BadNotation.because(
                    keep.size() + " kept and " + thrown.size() + " thrown", "5 cards in all, kept and thrown");
        }
        if (!all.subsetOf(CardSet.FULL_PACK)) {
            throw BadNotation.because("a joker", "cards of a pack without jokers");
        }
    }

    /** How many cards are drawn. */
    public int drawn() {
        return thrown.size();
    }

    /** The 47 cards the learner has not seen. */
    public CardSet unseen() {
        return CardSet.FULL_PACK.minus(keep).minus(thrown);
    }

    /** In how many ways the cards may come. */
    public long all() {
        return Combinations.choose(unseen().size(), drawn());
    }

    /** Tells of one kind of hand that a draw may end in. */
    @FunctionalInterface
    public interface Outcomes {
        /**
         * @param strength as {@link HandValue} holds it; the same strength may be told of several times
         * @param ways how many draws end in it, at least 1
         */
        void add(int strength, long ways);
    }

    /** Tells of every hand the draw may end in; all ways together are {@link #all()}. */
    public void forEachOutcome(Outcomes outcomes) {
        new Count(outcomes).fromRank(0, drawn(), 1, 0, 0, 0, 0);
    }

    /** The class the kept cards make by themselves, whatever is drawn to them. */
    public HandClass keptClass() {
        if (thrown.isEmpty()) {
            return PokerForm.STANDARD.value(keep).handClass();
        }
        List<Integer> pattern = MadeHand.pattern(keep);
        int most = pattern.isEmpty() ? 0 : pattern.getFirst();
        return switch (most) {
            case 4 -> HandClass.FOUR_OF_A_KIND;
            case 3 -> HandClass.THREE_OF_A_KIND;
            case 2 -> pattern.equals(List.of(2, 2)) ? HandClass.TWO_PAIRS : HandClass.PAIR;
            default -> HandClass.NO_PAIR;
        };
    }

    /** In how many ways the draw ends in such a hand. */
    public long ways(IntPredicate strength) {
        long[] sum = new long[1];
        forEachOutcome((outcome, ways) -> sum[0] += strength.test(outcome) ? ways : 0);
        return sum[0];
    }

    /** The chance that the draw ends in such a hand. */
    public Fraction chance(IntPredicate strength) {
        return Fraction.of(ways(strength), all());
    }

    /** In how many ways the draw ends in each class; a class that cannot be is left out. */
    public Map<HandClass, Long> waysByClass() {
        Map<HandClass, Long> byClass = new EnumMap<>(HandClass.class);
        forEachOutcome((outcome, ways) -> byClass.merge(HandValue.classOf(outcome), ways, Long::sum));
        return byClass;
    }

    private final class Count {
        private final Outcomes outcomes;
        private final CardSet unseen = unseen();
        private final int[] kept = new int[RANK_COUNT];
        private final int[] left = new int[RANK_COUNT];

        Count(Outcomes outcomes) {
            this.outcomes = outcomes;
            for (Rank rank : Rank.values()) {
                kept[rank.ordinal()] = keep.of(rank).size();
                left[rank.ordinal()] = unseen.of(rank).size();
            }
        }

        /** The last four parameters: ranks of which the hand has at least one, two, three, four cards so far. */
        void fromRank(int rank, int toDraw, long ways, int once, int twice, int thrice, int all4) {
            if (rank == RANK_COUNT) {
                if (toDraw == 0) {
                    add(ways, once, twice, thrice, all4);
                }
                return;
            }
            int bit = 1 << rank;
            for (int drawn = 0; drawn <= Math.min(toDraw, left[rank]); drawn++) {
                int held = kept[rank] + drawn;
                fromRank(
                        rank + 1,
                        toDraw - drawn,
                        ways * Combinations.choose(left[rank], drawn),
                        held >= 1 ? once | bit : once,
                        held >= 2 ? twice | bit : twice,
                        held >= 3 ? thrice | bit : thrice,
                        held == 4 ? all4 | bit : all4);
            }
        }

        private void add(long ways, int once, int twice, int thrice, int all4) {
            if (twice != 0) {
                outcomes.add(StandardRanking.matched(once, twice, thrice, all4), ways);
                return;
            }
            int suited = waysInOneSuit(once);
            if (suited > 0) {
                outcomes.add(StandardRanking.suited(once), suited);
            }
            if (ways > suited) {
                outcomes.add(StandardRanking.unsuited(once), ways - suited);
            }
        }

        private int waysInOneSuit(int ranks) {
            int ways = 0;
            for (Suit suit : Suit.DOWNWARDS) {
                int own = keep.ranksIn(suit);
                int needed = ranks & ~own;
                if (Integer.bitCount(own) == keep.size() && (needed & ~unseen.ranksIn(suit)) == 0) {
                    ways++;
                }
            }
            return ways;
        }
    }
}
