package kibitzer.games.cribbage.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.cribbage.HandPoints;

/**
 * What a player lays away who wants the most of hand and crib on average, by ranks alone.
 *
 * <p>Method: first each keeps the best hand and forgets the crib. Then, in rounds, what a pair is worth in the crib is counted
 * against what the other gave in the round before, and each chooses anew by hand and crib. After a few rounds hardly a hand is
 * laid away otherwise.
 *
 * @param dealer what he lays away to his own crib
 * @param nonDealer what he lays away to the other's
 */
public record BestLayAways(LayAwayTable dealer, LayAwayTable nonDealer) {
    private static final int ROUNDS = 4;

    /** @param size how many cards each is dealt */
    public static BestLayAways of(int size) {
        HandAverages hands = HandAverages.of(size);
        double[] none = new double[RankPair.ALL];
        BestLayAways best = new BestLayAways(hands.best(none), hands.best(none));
        for (int round = 0; round < ROUNDS; round++) {
            double[] own = cribs(best.nonDealer(), 1);
            double[] others = cribs(best.dealer(), -1);
            best = new BestLayAways(hands.best(own), hands.best(others));
        }
        return best;
    }

    /** What each pair adds to the crib, the rest of the pack not seen. */
    private static double[] cribs(LayAwayTable his, int sign) {
        return IntStream.range(0, RankPair.ALL)
                .parallel()
                .mapToDouble(pair -> RankPair.low(pair) <= RankPair.high(pair) ? sign * crib(pair, his) : 0)
                .toArray();
    }

    private static double crib(int pair, LayAwayTable his) {
        int[] ranks = new int[RankHands.RANKS];
        ranks[RankPair.low(pair)]++;
        ranks[RankPair.high(pair)]++;
        CardSet two = RankHands.cards(ranks);
        return new CribAverage(CardSet.FULL_PACK.minus(two), his).of(two);
    }

    /** What every hand keeps on average with the starter, for each pair that it may give. */
    private record HandAverages(RankHands hands, List<int[]> pairs, List<double[]> kept) {

        static HandAverages of(int size) {
            RankHands hands = RankHands.of(size);
            Map<Long, Integer> known = new ConcurrentHashMap<>();
            List<int[]> pairs = hands.hands().stream().map(HandAverages::given).toList();
            List<double[]> kept = IntStream.range(0, pairs.size())
                    .parallel()
                    .mapToObj(hand -> Arrays.stream(pairs.get(hand))
                            .mapToDouble(pair -> average(size, hands.hands().get(hand), pair, known))
                            .toArray())
                    .toList();
            return new HandAverages(hands, pairs, kept);
        }

        private static int[] given(int[] ranks) {
            List<Integer> pairs = new ArrayList<>();
            for (int low = 0; low < RankHands.RANKS; low++) {
                for (int high = low; high < RankHands.RANKS; high++) {
                    boolean held = low == high ? ranks[low] >= 2 : ranks[low] > 0 && ranks[high] > 0;
                    if (held) {
                        pairs.add(RankPair.of(low, high));
                    }
                }
            }
            return pairs.stream().mapToInt(pair -> pair).toArray();
        }

        /** @param known what has been counted: a few thousand hands are what some millions of choices leave */
        private static double average(int size, int[] ranks, int pair, Map<Long, Integer> known) {
            int[] left = ranks.clone();
            left[RankPair.low(pair)]--;
            left[RankPair.high(pair)]--;
            long points = 0;
            for (int starter = 0; starter < RankHands.RANKS; starter++) {
                int many = SUITS - ranks[starter];
                if (many > 0) {
                    left[starter]++;
                    points += (long) many
                            * known.computeIfAbsent(key(left), key -> HandPoints.ranks(RankHands.cards(left)));
                    left[starter]--;
                }
            }
            return (double) points / (Card.ALL.size() - size);
        }

        private static long key(int[] ranks) {
            long key = 0;
            for (int many : ranks) {
                key = key * (SUITS + 1) + many;
            }
            return key;
        }

        /** The pair of each hand that leaves most with what it adds to the crib. */
        LayAwayTable best(double[] crib) {
            List<int[]> chosen = new ArrayList<>();
            for (int hand = 0; hand < pairs.size(); hand++) {
                int best = 0;
                for (int i = 1; i < pairs.get(hand).length; i++) {
                    best = worth(hand, i, crib) > worth(hand, best, crib) ? i : best;
                }
                chosen.add(new int[] {pairs.get(hand)[best]});
            }
            return new LayAwayTable(hands, chosen);
        }

        private double worth(int hand, int pair, double[] crib) {
            return kept.get(hand)[pair] + crib[pairs.get(hand)[pair]];
        }
    }

    private static final int SUITS = 4;
}
