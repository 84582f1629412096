package kibitzer.games.poker;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
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
        new Count(outcomes).all();
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
        private final int[] kept = new int[RANK_COUNT];
        private final int[] left = new int[RANK_COUNT];
        /** For each suit that holds all cards kept: the ranks a flush of it can be made of. */
        private final int[] flushes;

        Count(Outcomes outcomes) {
            this.outcomes = outcomes;
            CardSet unseen = unseen();
            for (Rank rank : Rank.values()) {
                kept[rank.ordinal()] = keep.of(rank).size();
                left[rank.ordinal()] = unseen.of(rank).size();
            }
            flushes = Suit.DOWNWARDS.stream()
                    .filter(suit -> keep.subsetOf(keep.in(suit)))
                    .mapToInt(suit -> unseen.union(keep).ranksIn(suit))
                    .toArray();
        }

        void all() {
            draw(0, drawn(), 1, ranksKept(1), ranksKept(2), ranksKept(3), ranksKept(4));
        }

        private int ranksKept(int atLeast) {
            return IntStream.range(0, RANK_COUNT)
                    .filter(rank -> kept[rank] >= atLeast)
                    .map(rank -> 1 << rank)
                    .sum();
        }

        /** The last four parameters: ranks of which the hand has at least one, two, three, four cards so far. */
        private void draw(int from, int toDraw, long ways, int once, int twice, int thrice, int fourTimes) {
            if (toDraw == 0) {
                add(ways, once, twice, thrice, fourTimes);
                return;
            }
            for (int rank = from; rank < RANK_COUNT; rank++) {
                int bit = 1 << rank;
                for (int drawn = 1; drawn <= Math.min(toDraw, left[rank]); drawn++) {
                    int held = kept[rank] + drawn;
                    draw(
                            rank + 1,
                            toDraw - drawn,
                            ways * Combinations.choose(left[rank], drawn),
                            once | bit,
                            held >= 2 ? twice | bit : twice,
                            held >= 3 ? thrice | bit : thrice,
                            held == 4 ? fourTimes | bit : fourTimes);
                }
            }
        }

        private void add(long ways, int once, int twice, int thrice, int fourTimes) {
            if (twice != 0) {
                outcomes.add(StandardRanking.matched(once, twice, thrice, fourTimes), ways);
                return;
            }
            int suited = 0;
            for (int flush : flushes) {
                suited += (once & ~flush) == 0 ? 1 : 0;
            }
            if (suited > 0) {
                outcomes.add(StandardRanking.suited(once), suited);
            }
            if (ways > suited) {
                outcomes.add(StandardRanking.unsuited(once), ways - suited);
            }
        }
    }
}
