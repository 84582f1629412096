package kibitzer.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;

/** Cribbage: every hand of ranks without fives, and the average of hands kept for the best expected count. */
class CribbageProofTest {

    /** Fifteens, pairs and runs of five ranks, ace 1 to king 13. */
    private static int ranks(int... ranks) {
        int score = 0;
        for (int set = 0; set < 32; set++) {
            int pips = 0;
            for (int i = 0; i < 5; i++) {
                pips += (set >>> i & 1) * Math.min(10, ranks[i]);
            }
            score += pips == 15 ? 2 : 0;
        }
        int[] many = new int[15];
        for (int rank : ranks) {
            many[rank]++;
        }
        for (int rank = 1; rank <= 13; rank++) {
            score += many[rank] * (many[rank] - 1);
        }
        return score + runs(many);
    }

    private static int runs(int[] many) {
        int score = 0;
        for (int from = 1; from <= 13; from++) {
            int length = 0;
            int ways = 1;
            while (from + length <= 13 && many[from + length] > 0) {
                ways *= many[from + length++];
            }
            score += length >= 3 ? length * ways : 0;
            from += length;
        }
        return score;
    }

    @Test
    @Proves("cribbage.e01")
    void sixHandsWithoutFivesCountTwentyFour() {
        List<String> best = new ArrayList<>();
        int most = 0;
        for (int a = 1; a <= 13; a++) {
            for (int b = a; b <= 13; b++) {
                for (int c = b; c <= 13; c++) {
                    for (int d = c; d <= 13; d++) {
                        for (int e = d; e <= 13; e++) {
                            int[] hand = {a, b, c, d, e};
                            boolean fives = Arrays.stream(hand).anyMatch(rank -> rank == 5);
                            if (a == e || fives) {
                                continue;
                            }
                            most = Math.max(most, ranks(hand));
                            if (ranks(hand) == 24) {
                                best.add(Arrays.toString(hand));
                            }
                        }
                    }
                }
            }
        }
        assertThat(most).isEqualTo(24);
        assertThat(best).hasSize(6).contains("[6, 7, 7, 8, 8]");
        Finding.of("cribbage.e01").says("six: 8-8-7-7-6 as well");
    }

    @Test
    @Proves("cribbage.e03")
    void aSevenAddsNineToEightSevenSevenSix() {
        int[] held = {8, 7, 7, 6, 13};
        int before = ranks(held);
        assertThat(before).isEqualTo(12);
        Finding.of("cribbage.e03")
                .says("8 adds " + (ranks(8, 7, 7, 6, 8) - before))
                .says("7 adds " + (ranks(8, 7, 7, 6, 7) - before))
                .says("6 adds " + (ranks(8, 7, 7, 6, 6) - before));
    }

    /** Six cards each; the four with the best expected count are kept, the crib has the others. */
    @Test
    @Proves("cribbage.e04")
    void theAverageHandIsEightAndTheCribFourAndAHalf() {
        Chance chance = new Seed(29).chance();
        int deals = 4_000;
        double hands = 0;
        double cribs = 0;
        int[] pack = new int[52];
        Arrays.setAll(pack, card -> card);
        for (int deal = 0; deal < deals; deal++) {
            for (int i = 0; i < 13; i++) {
                int with = i + chance.below(52 - i);
                int card = pack[i];
                pack[i] = pack[with];
                pack[with] = card;
            }
            int starter = pack[12];
            int[] crib = new int[4];
            for (int player = 0; player < 2; player++) {
                int[] six = Arrays.copyOfRange(pack, 6 * player, 6 * player + 6);
                int[] kept = keep(six);
                hands += count(kept, starter, false);
                int at = 2 * player;
                for (int card : six) {
                    if (Arrays.stream(kept).noneMatch(other -> other == card)) {
                        crib[at++] = card;
                    }
                }
            }
            cribs += count(crib, starter, true);
        }
        assertThat(hands / (2 * deals)).isCloseTo(8.3, within(0.2));
        assertThat(cribs / deals).isCloseTo(4.5, within(0.25));
        Finding.of("cribbage.e04").says("8.3 and 4.5");
    }

    private static int[] keep(int[] six) {
        int[] best = {};
        double most = -1;
        for (int out = 0; out < 6; out++) {
            for (int too = out + 1; too < 6; too++) {
                int[] four = new int[4];
                int at = 0;
                for (int i = 0; i < 6; i++) {
                    if (i != out && i != too) {
                        four[at++] = six[i];
                    }
                }
                double expected = expected(four, six);
                if (expected > most) {
                    most = expected;
                    best = four;
                }
            }
        }
        return best;
    }

    private static double expected(int[] four, int[] six) {
        double sum = 0;
        for (int starter = 0; starter < 52; starter++) {
            int card = starter;
            if (Arrays.stream(six).noneMatch(held -> held == card)) {
                sum += count(four, starter, false);
            }
        }
        return sum;
    }

    /** Cards 0 to 51, thirteen a suit. */
    private static int count(int[] four, int starter, boolean crib) {
        int score = ranks(rank(four[0]), rank(four[1]), rank(four[2]), rank(four[3]), rank(starter));
        boolean flush = Arrays.stream(four).allMatch(card -> card / 13 == four[0] / 13);
        boolean five = flush && starter / 13 == four[0] / 13;
        score += five ? 5 : flush && !crib ? 4 : 0;
        boolean nob = Arrays.stream(four).anyMatch(card -> rank(card) == 11 && card / 13 == starter / 13);
        return score + (nob ? 1 : 0);
    }

    private static int rank(int card) {
        return card % 13 + 1;
    }
}
