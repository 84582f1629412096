package kibitzer.games.cribbage.odds;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;

/**
 * What a player lays away from every hand, by ranks alone: where he holds several lay-aways equal, each is as likely.
 *
 * @param hands from which he lays away two
 * @param pairs for each hand the pairs of ranks that he may give
 */
public record LayAwayTable(RankHands hands, List<int[]> pairs) {

    /**
     * Asks for every hand; all processors take part.
     *
     * @param size how many cards he is dealt
     * @param choice what he may lay away from cards, suits not regarded; at least one pair
     */
    public static LayAwayTable of(int size, Function<CardSet, List<CardSet>> choice) {
        RankHands hands = RankHands.of(size);
        int[][] pairs = IntStream.range(0, hands.hands().size())
                .parallel()
                .mapToObj(hand -> choice.apply(RankHands.cards(hands.hands().get(hand))).stream()
                        .mapToInt(RankPair::of)
                        .distinct()
                        .sorted()
                        .toArray())
                .toArray(int[][]::new);
        return new LayAwayTable(hands, List.of(pairs));
    }

    /**
     * How often each pair lies in the crib with each starter, of all hands and starters that can be dealt from these cards.
     *
     * @param unseen the cards of which his hand and the starter are dealt
     */
    Laid laid(CardSet unseen) {
        int[] there = RankHands.count(unseen);
        double[] weights = new double[RankPair.ALL * RankHands.RANKS];
        double sum = 0;
        for (int hand = 0; hand < pairs.size(); hand++) {
            int[] ranks = hands.hands().get(hand);
            long ways = RankHands.ways(ranks, there);
            if (ways == 0) {
                continue;
            }
            int[] given = pairs.get(hand);
            double each = (double) ways / given.length;
            for (int starter = 0; starter < RankHands.RANKS; starter++) {
                int left = there[starter] - ranks[starter];
                for (int pair : given) {
                    weights[pair * RankHands.RANKS + starter] += each * left;
                }
                sum += (double) ways * left;
            }
        }
        return new Laid(there, weights, sum);
    }

    /**
     * @param there how many cards of each rank are not seen
     * @param weights by pair and starter
     * @param sum of all weights
     */
    @SuppressWarnings("ArrayRecordComponent") // read millions of times, by this table alone, and never compared
    record Laid(int[] there, double[] weights, double sum) {}
}
