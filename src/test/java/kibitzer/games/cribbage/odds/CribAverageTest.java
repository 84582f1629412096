package kibitzer.games.cribbage.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.cribbage.EveryChoice;
import kibitzer.games.cribbage.Pips;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The average crib against every hand, every starter and every card dealt out one by one. */
class CribAverageTest {
    private static final int HAND = 6;
    private static final double EXACT = 1e-9;

    /** An opponent who chooses by rank: the two highest, or where there are equals any of several. */
    private static List<CardSet> highest(CardSet hand) {
        List<Card> upwards = hand.stream()
                .sorted((one, other) -> Integer.compare(Pips.place(one), Pips.place(other)))
                .toList();
        return List.of(CardSet.of(upwards.get(HAND - 1), upwards.get(HAND - 2)));
    }

    /** One who holds two choices equal: lowest with highest, or the two lowest. */
    private static List<CardSet> torn(CardSet hand) {
        List<Card> upwards = hand.stream()
                .sorted((one, other) -> Integer.compare(Pips.place(one), Pips.place(other)))
                .toList();
        return List.of(CardSet.of(upwards.get(0), upwards.get(HAND - 1)), CardSet.of(upwards.get(0), upwards.get(1)));
    }

    /** In a class of their own: all processors ask, and none may wait for the test's class while that waits for them. */
    private static final class Tables {
        static final LayAwayTable HIGHEST = LayAwayTable.of(HAND, CribAverageTest::highest);
        static final LayAwayTable TORN = LayAwayTable.of(HAND, CribAverageTest::torn);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void itIsThatOfEveryHandAndStarterDealtOut(int seed) {
        Chance chance = new Seed(seed).chance();
        List<Card> pack = seed % 2 == 0 ? nearlyOneSuit(chance) : chance.shuffled(Card.ALL);
        CardSet two = CardSet.of(pack.subList(0, 2));
        CardSet unseen = CardSet.of(pack.subList(2, 13));
        assertThat(new CribAverage(unseen, Tables.HIGHEST).of(two))
                .isCloseTo(dealtOut(two, unseen, false), within(EXACT));
        assertThat(new CribAverage(unseen, Tables.TORN).of(two)).isCloseTo(dealtOut(two, unseen, true), within(EXACT));
    }

    private static List<Card> nearlyOneSuit(Chance chance) {
        List<Card> cards = new ArrayList<>(chance.shuffled(Card.ALL));
        cards.sort((one, other) -> one.suit().compareTo(other.suit()));
        return cards;
    }

    /** Of cards of one rank he gives any, each as likely. */
    private static double dealtOut(CardSet two, CardSet unseen, boolean torn) {
        List<Card> cards = unseen.toList();
        double sum = 0;
        long dealt = 0;
        for (int chosen = 0; chosen < 1 << cards.size(); chosen++) {
            if (Integer.bitCount(chosen) != HAND) {
                continue;
            }
            CardSet hand = CardSet.EMPTY;
            for (int card = 0; card < cards.size(); card++) {
                hand = (chosen >> card & 1) == 1 ? hand.with(cards.get(card)) : hand;
            }
            List<CardSet> choices = torn ? torn(hand) : highest(hand);
            List<Integer> pairs = choices.stream().map(RankPair::of).distinct().toList();
            for (Card starter : unseen.minus(hand)) {
                double points = 0;
                for (int pair : pairs) {
                    points += ofRanks(hand, pair, two, starter) / pairs.size();
                }
                sum += points;
                dealt++;
            }
        }
        return sum / dealt;
    }

    private static double ofRanks(CardSet hand, int pair, CardSet two, Card starter) {
        double sum = 0;
        int ways = 0;
        List<Card> cards = hand.toList();
        for (int one = 0; one < HAND; one++) {
            for (int other = one + 1; other < HAND; other++) {
                if (RankPair.of(CardSet.of(cards.get(one), cards.get(other))) == pair) {
                    List<Card> crib = new ArrayList<>(two.toList());
                    crib.add(cards.get(one));
                    crib.add(cards.get(other));
                    sum += EveryChoice.shown(crib, starter, true);
                    ways++;
                }
            }
        }
        return sum / ways;
    }

    @Test
    void handsByRankStandForEveryHand() {
        RankHands hands = RankHands.of(HAND);
        int[] pack = RankHands.count(CardSet.FULL_PACK);
        assertThat(hands.hands()).hasSize(18_395);
        assertThat(hands.hands().stream()
                        .mapToLong(hand -> RankHands.ways(hand, pack))
                        .sum())
                .isEqualTo(20_358_520);
    }

    /** Two fives make the best crib of one's own and the worst gift; king and nine, say, are worth little. */
    @ParameterizedTest
    @CsvSource({"5S 5H,KS 9H", "7S 8H,KS 6H", "2S 3H,QS AH"})
    void nearCardsAndFivesAreWorthMoreInACrib(String rich, String poor) {
        BestLayAways best = BestLayAways.of(HAND);
        assertThat(average(rich, best.nonDealer())).isGreaterThan(average(poor, best.nonDealer()) + 1);
        assertThat(average(rich, best.dealer())).isGreaterThan(average(poor, best.dealer()) + 1);
    }

    private static double average(String two, LayAwayTable his) {
        CardSet cards = CardSet.of(two);
        return new CribAverage(CardSet.FULL_PACK.minus(cards), his).of(cards);
    }
}
