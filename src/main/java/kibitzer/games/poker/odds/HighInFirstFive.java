package kibitzer.games.poker.odds;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.Ranking;
import kibitzer.odds.Fraction;

/**
 * Table 6 (Culbertson p. 110): the chance that a hand is the highest before the draw, against so many opponents with five
 * cards each of which nothing is known.
 *
 * <p>Against one opponent every hand he may hold is counted beside every hand of the kind; against more, hands are dealt.
 * To be high is to be beaten and equalled by none.
 */
public final class HighInFirstFive {
    /** The id of the table in the syllabus. */
    public static final String TABLE = "poker-table-06-high-in-first-five";

    public static final int MOST_OPPONENTS = 7;

    private static final Ranking RANKING = PokerForm.STANDARD.ranking();

    private HighInFirstFive() {}

    /** The exact chance against one opponent. */
    public static Fraction againstOne(FirstHand mine) {
        long[] lowerAndAll = new long[2];
        mine.forEach(hand -> {
            int strength = RANKING.strength(hand.bits());
            new Draw(CardSet.EMPTY, hand).forEachOutcome((theirs, ways) -> {
                lowerAndAll[0] += theirs < strength ? ways : 0;
                lowerAndAll[1] += ways;
            });
        });
        return Fraction.of(lowerAndAll[0], lowerAndAll[1]);
    }

    /**
     * How often the hand was high against one opponent, two, up to seven, in so many deals.
     *
     * @param deals at least 1
     */
    public static List<Tally> simulated(FirstHand mine, long deals, Seed seed) {
        Chance chance = seed.chance();
        RandomDeal pack = new RandomDeal(CardSet.FULL_PACK, chance);
        long[] hands = mine.hands().stream().mapToLong(CardSet::bits).toArray();
        long[] high = new long[MOST_OPPONENTS];
        for (long deal = 0; deal < deals; deal++) {
            long hand = hands[chance.below(hands.length)];
            int strength = RANKING.strength(hand);
            pack.shuffle();
            int opponent = 0;
            while (opponent < MOST_OPPONENTS && RANKING.strength(pack.deal(5, hand)) < strength) {
                high[opponent++]++;
            }
        }
        return IntStream.range(0, MOST_OPPONENTS)
                .mapToObj(opponents -> new Tally(high[opponents], deals))
                .toList();
    }
}
