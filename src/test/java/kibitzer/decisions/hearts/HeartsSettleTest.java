package kibitzer.decisions.hearts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.trick.hearts.HeartsSettling;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** The three ways of paying for hearts (Culbertson, p. 244); {@code -Dkibitzer.hearts.deals=10000} deals more. */
class HeartsSettleTest {
    private static final int DEALS = Integer.getInteger("kibitzer.hearts.deals", 300);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HeartsSettle DECISION = new HeartsSettle();

    private static HeartsTaken read(String position) {
        return DECISION.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
    }

    private static Verdict<List<Integer>> marked(HeartsTaken hand, String answer) {
        return new Question<>((Decision<HeartsTaken, List<Integer>>) DECISION, hand)
                .mark(ChipsNotation.KIND.readText(answer));
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 244: each heart costs three chips, and each takes back thirteen less his hearts
            'method': 'howell', 'hearts': [6, 4, 2, 1] | -11 -3 +5 +9 | BEST
            # p. 244 prints a loss of 4 for the second player, who pays 12 and takes back 9
            'method': 'howell', 'hearts': [6, 4, 2, 1] | -11 -4 +5 +9 | WRONG
            'method': 'howell', 'hearts': [13, 0, 0, 0] | -39 13 13 13 | BEST
            'method': 'howell', 'hearts': [6, 4, 3] | -5 +1 +4 | BEST
            'method': 'howell', 'hearts': [6, 4, 2, 1], 'stake': 2 | -22, -6, +10, +18 | BEST
            # p. 244: total 331, average about 83; the biggest winner takes the loss on what is over
            'method': 'cumulative', 'hearts': [132, 95, 63, 41] | -49 -12 +20 +41 | BEST
            'method': 'cumulative', 'hearts': [132, 95, 63, 41] | -49 -12 +20 +42 | WRONG
            'method': 'cumulative', 'hearts': [50, 40, 30] | -10 0 +10 | BEST
            # the book rounds no half: 5.5 read as 6 or as 5
            'method': 'cumulative', 'hearts': [10, 5, 4, 3] | -4 +1 +2 +1 | BEST
            'method': 'cumulative', 'hearts': [10, 5, 4, 3] | -5 0 +1 +4 | BEST
            # p. 244: one alone clear takes all that was paid in
            'method': 'sweepstake', 'hearts': [0, 7, 5, 1] | +13 -7 -5 -1 | BEST
            # p. 244: two divide it, and the odd chip is left
            'method': 'sweepstake', 'hearts': [0, 0, 12, 1] | +6 +6 -12 -1 | BEST
            'method': 'sweepstake', 'hearts': [0, 0, 12, 1] | +13 +13 -12 -1 | WRONG
            # p. 244: everybody painted, the pool is kept
            'method': 'sweepstake', 'hearts': [1, 2, 3, 7] | -1 -2 -3 -7 | BEST
            # p. 244: and so it is where one player takes all thirteen
            'method': 'sweepstake', 'hearts': [13, 0, 0, 0] | -13 0 0 0 | BEST
            'method': 'sweepstake', 'hearts': [13, 0, 0, 0] | -13 4 4 4 | WRONG
            # p. 244: a pool that was kept is part of the next
            'method': 'sweepstake', 'hearts': [0, 7, 5, 1], 'pool': 13 | +26 -7 -5 -1 | BEST
            'method': 'sweepstake', 'hearts': [0, 7, 5, 1], 'stake': 2 | +26 -14 -10 -2 | BEST
            'method': 'sweepstake', 'hearts': [0, 7, 5, 1] | +13 -7 -6 | ILLEGAL
            """)
    void itIsPaidAsThePageSays(String position, String answer, String grade) {
        assertThat(marked(read(position), answer).grade().name()).isEqualTo(grade);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'method': 'howell', 'hearts': [6, 4, 2, 2] | position.hearts
            'method': 'sweepstake', 'hearts': [6, 4, 2] | position.hearts
            'method': 'howell', 'hearts': [7, 6] | position.hearts
            'method': 'howell', 'hearts': [6, 4, 2, 1], 'pool': 3 | position.pool
            'method': 'cumulative', 'hearts': [6, 4, 2, 1], 'stake': 0 | position.stake
            'method': 'barter', 'hearts': [6, 4, 2, 1] | position.method
            """)
    void whatIsWrongIsNamed(String position, String field) {
        assertThatThrownBy(() -> read(position))
                .isInstanceOfSatisfying(
                        BadQuestion.class, bad -> assertThat(bad.getMessage()).contains(field));
    }

    @ParameterizedTest(name = "{1} for {0}: {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'method': 'howell', 'hearts': [6, 4, 2, 1] | -17 -7 3 8 | pay for yourself too
            'method': 'howell', 'hearts': [6, 4, 2, 1] | -18 -12 -6 -3 | take nothing back
            'method': 'howell', 'hearts': [6, 4, 2, 1] | -11 -4 +5 +9 | what the book prints
            'method': 'howell', 'hearts': [6, 4, 2, 1] | 11 3 -5 -9 | take what is lost for won
            'method': 'sweepstake', 'hearts': [13, 0, 0, 0] | -13 4 4 4 | though one took all the hearts
            'method': 'sweepstake', 'hearts': [0, 7, 5, 1] | 13 0 0 0 | leave out what was paid in
            'method': 'sweepstake', 'hearts': [0, 7, 5, 1], 'pool': 13 | 13 -7 -5 -1 | leave out the pool that stood
            'method': 'cumulative', 'hearts': [132, 95, 63, 41] | -49 -12 20 42 | let nobody bear
            """)
    void aWrongSumIsAnsweredByTheSlipThatGivesIt(String position, String answer, String slip) {
        assertThat(marked(read(position), answer).toString()).contains(slip);
    }

    /** Told a second time chip by chip: every player pays in, then draws out. */
    private static List<Integer> chipByChip(HeartsTaken hand) {
        int players = hand.players();
        int[] purse = new int[players];
        int pool = hand.pool();
        for (int player = 0; player < players; player++) {
            for (int heart = 0; heart < hand.hearts().get(player); heart++) {
                int paid = hand.method() == HeartsSettling.HOWELL ? hand.stake() * (players - 1) : hand.stake();
                purse[player] -= paid;
                pool += paid;
            }
        }
        if (hand.method() == HeartsSettling.HOWELL) {
            for (int player = 0; player < players; player++) {
                int back = hand.stake() * (13 - hand.hearts().get(player));
                purse[player] += back;
                pool -= back;
            }
            assertThat(pool).isZero();
        } else {
            List<Integer> clear = new ArrayList<>();
            for (int player = 0; player < players; player++) {
                if (hand.hearts().get(player) == 0) {
                    clear.add(player);
                }
            }
            while (!clear.isEmpty() && clear.size() < players - 1 && pool >= clear.size()) {
                for (int player : clear) {
                    purse[player]++;
                    pool--;
                }
            }
        }
        return Arrays.stream(purse).boxed().toList();
    }

    @Test
    void everyDealtHandIsPaidAsChipsWouldBe() {
        for (int seed = 0; seed < DEALS; seed++) {
            HeartsTaken hand = DECISION.deal(DealRequest.of(seed));
            List<List<Integer>> best = DECISION.advise(hand).best();
            assertThat(best).hasSize(1);
            List<Integer> chips = best.getFirst();
            assertThat(DECISION.deal(DealRequest.of(seed))).isEqualTo(hand);
            if (hand.method() == HeartsSettling.CUMULATIVE) {
                assertThat(chips.stream().mapToInt(Integer::intValue).sum()).isZero();
                inTheOrderOfTheTotals(hand, chips);
            } else {
                assertThat(chips).isEqualTo(chipByChip(hand));
            }
        }
    }

    /** Nobody with fewer points does worse, and each is within half a chip of the true average but who bears what is over. */
    private static void inTheOrderOfTheTotals(HeartsTaken hand, List<Integer> chips) {
        double average =
                hand.hearts().stream().mapToInt(Integer::intValue).average().orElseThrow();
        long away = 0;
        for (int player = 0; player < hand.players(); player++) {
            double exact = hand.stake() * (average - hand.hearts().get(player));
            away += Math.abs(exact - chips.get(player)) > hand.stake() / 2.0 ? 1 : 0;
        }
        assertThat(away).isLessThanOrEqualTo(1);
    }
}
