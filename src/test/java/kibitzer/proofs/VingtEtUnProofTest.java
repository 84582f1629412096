package kibitzer.proofs;

import static kibitzer.proofs.Finding.decimals;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import kibitzer.proofs.VingtEtUn.Hand;
import org.junit.jupiter.api.Test;

/** The book's advice at vingt-et-un (Culbertson p. 368), by exact recursion. */
class VingtEtUnProofTest {
    private final VingtEtUn game = new VingtEtUn();

    private static Hand hard(int count) {
        return new Hand(count, false);
    }

    @Test
    @Proves("vingt-et-un.e01")
    void doublingOnElevenGainsAgainstAllButAnAce() {
        double[] gains = IntStream.rangeClosed(2, 10)
                .mapToDouble(up -> game.doubled(hard(11), up) - game.hit(hard(11), up))
                .toArray();
        double least = Arrays.stream(gains).min().orElseThrow();
        double most = Arrays.stream(gains).max().orElseThrow();
        double ace = game.hit(hard(11), 1) - game.doubled(hard(11), 1);
        Finding.of("vingt-et-un.e01").says(short2(least) + " to " + short2(most), "it lose (" + short2(ace) + ")");
    }

    private static String short2(double figure) {
        return decimals(figure, 2).substring(1);
    }

    private List<Integer> splitsGain(int rank) {
        return IntStream.of(2, 3, 4, 5, 6, 7, 8, 9, 10, 1)
                .filter(up -> game.split(rank, up) > game.pair(rank, up))
                .boxed()
                .toList();
    }

    @Test
    @Proves("vingt-et-un.e02")
    void morePairsThanAcesAreWorthSplitting() {
        assertThat(splitsGain(8)).containsExactly(2, 3, 4, 5, 6, 7, 8, 9, 10, 1);
        assertThat(splitsGain(9)).containsExactly(2, 3, 4, 5, 6, 8, 9);
        assertThat(splitsGain(7)).containsExactly(2, 3, 4, 5, 6, 7);
        assertThat(splitsGain(6)).containsExactly(3, 4, 5, 6);
        assertThat(splitsGain(2)).containsExactly(4, 5, 6, 7);
        assertThat(splitsGain(3)).containsExactly(4, 5, 6, 7);
        assertThat(splitsGain(4)).isEmpty();
        assertThat(splitsGain(5)).isEmpty();
        assertThat(splitsGain(10)).isEmpty();
        Finding.of("vingt-et-un.e02")
                .says(
                        "eights gain always",
                        "nines against 2-6, 8 and 9",
                        "sevens against 2-7",
                        "sixes against 3-6",
                        "twos and threes against 4-7",
                        "fours, fives and tens never");
    }

    @Test
    @Proves("vingt-et-un.e03")
    void sixteenIsHitAgainstSevenAndMore() {
        Finding.of("vingt-et-un.e03")
                .says(short3(game.hit(hard(16), 7)) + " against " + short3(game.stand(hard(16), 7)))
                .says(short3(game.hit(hard(16), 1)) + " against " + short3(game.stand(hard(16), 1)));
        assertThat(Math.abs(game.hit(hard(16), 10) - game.stand(hard(16), 10))).isLessThan(0.001);
    }

    private static String short3(double loss) {
        return "-" + decimals(-loss, 3).substring(1);
    }

    @Test
    @Proves("vingt-et-un.e04")
    void thirteenStandsAgainstALowCard() {
        assertThat(standing(13)).containsExactly(2, 3, 4, 5, 6);
        assertThat(standing(12)).containsExactly(4, 5, 6);
        Finding.of("vingt-et-un.e04").says("13 against 2-6", "12 against 4-6");
    }

    private List<Integer> standing(int count) {
        return IntStream.rangeClosed(2, 6)
                .filter(up -> game.stand(hard(count), up) > game.hit(hard(count), up))
                .boxed()
                .toList();
    }

    @Test
    @Proves("vingt-et-un.e05")
    void softEighteenIsHitAgainstNineTenAndAce() {
        Hand soft = new Hand(8, true);
        assertThat(IntStream.rangeClosed(1, 10).filter(up -> game.hit(soft, up) > game.stand(soft, up)))
                .containsExactly(1, 9, 10);
        Finding.of("vingt-et-un.e05").says("soft 18 against nine, ten and ace");
    }

    @Test
    @Proves("vingt-et-un.e06")
    void theHouseHasTwoOrThreePercent() {
        double plain = -game.game((one, two, up) -> game.asTheBook(two(one, two), up));
        double split = -game.game(
                (one, two, up) -> one == 1 && two == 1 ? game.split(1, up) : game.asTheBook(two(one, two), up));
        double best = -game.game((one, two, up) -> Math.max(
                Math.max(game.best(two(one, two), up), game.doubled(two(one, two), up)),
                one == two ? game.split(one, up) : -1));
        Finding.of("vingt-et-un.e06")
                .says(decimals(100 * split, 1) + " to " + decimals(100 * plain, 1)
                        + " per cent with the book's own play")
                .says(decimals(100 * best, 1) + " per cent with best play");
    }

    private static Hand two(int one, int two) {
        return new Hand(one, one == 1).with(two);
    }

    /** What comes back of a bet of one hundred. */
    @Test
    @Proves("vingt-et-un.e07")
    void seventeenAgainstNineIsStillKept() {
        Finding.of("vingt-et-un.e07")
                .says(decimals(100 * (1 + game.stand(hard(17), 9)), 1) + " and "
                        + decimals(100 * (1 + game.hit(hard(17), 9)), 1));
    }
}
