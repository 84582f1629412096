package kibitzer.proofs;

import static kibitzer.proofs.Finding.choose;
import static kibitzer.proofs.Finding.decimals;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Five hundred, bezique, pinochle, skat and their kin: draws from a widow, breaks of a suit, values of a game. */
class TrickGamesProofTest {

    /** The chance that a draw brings one at least of these cards. */
    private static double one(int cards, int wanted, int drawn) {
        return 1 - choose(cards - wanted, drawn) / choose(cards, drawn);
    }

    private static String on(double chance, int decimals) {
        return decimals(chance / (1 - chance), decimals);
    }

    private static String against(double chance, int decimals) {
        return decimals((1 - chance) / chance, decimals);
    }

    /** The widow has 3 of 23 unseen cards; the ten trumps are eight, left bower and joker. */
    @Test
    @Proves("five-hundred.e02")
    void theWidowAddsATrump() {
        Finding.of("five-hundred.e02")
                .says(on(one(23, 10 - 4, 3), 2) + " and " + on(one(23, 10 - 5, 3), 2) + " to 1")
                .says(decimals(one(23, 8 - 4, 3), 3));
    }

    @Test
    @Proves({"five-hundred.e03", "five-hundred.e04"})
    void placesOpenInTheWidow() {
        Finding.of("five-hundred.e03").says(against(one(23, 1, 3), 2) + " to 1");
        Finding.of("five-hundred.e04").says(on(one(23, 5, 3), 2) + " to 1 for (" + decimals(one(23, 5, 3), 3));
    }

    /** Each trump beyond the third counts one, and each of the six aces and kings beside: whatever ten cards hold. */
    @Test
    @Proves("five-hundred.e05")
    void noHandCountsEightTricks() {
        int most = 0;
        for (int trumps = 0; trumps <= 10; trumps++) {
            for (int side = 0; side <= Math.min(6, 10 - trumps); side++) {
                most = Math.max(most, Math.max(0, trumps - 3) + side);
            }
        }
        Finding.of("five-hundred.e05")
                .says("no ten cards count more than " + most)
                .prints("eight tricks");
    }

    @Test
    @Proves("bezique.e02")
    void allFourDoubleBeziqueCards() {
        Finding.of("bezique.e02")
                .says("1 in " + decimals(choose(64, 32) / choose(60, 28), 1))
                .says("1 in " + decimals(choose(64, 31) / choose(60, 27), 1));
    }

    @Test
    @Proves("two-hand-pinochle.e02")
    void aParticularCardInFourDraws() {
        double four = 1 - choose(33, 4) / choose(35, 4);
        Finding.of("two-hand-pinochle.e02").says(against(four, 2) + " to 1 at the start");
        double three = 1 - choose(33, 3) / choose(35, 3);
        assertThat((1 - three) / three).isCloseTo(5, within(0.1));
    }

    /** Both copies of each of so many cards are out among 33; the widow has three. */
    private static double places(int open) {
        return one(33, 2 * open, 3);
    }

    @Test
    @Proves({"auction-pinochle.e04", "auction-pinochle.e05", "auction-pinochle.e06", "auction-pinochle.e07"})
    void placesOpenAtPinochle() {
        Finding.of("auction-pinochle.e04").says(against(places(1), 2) + " to 1");
        Finding.of("auction-pinochle.e05").says(against(places(3), 2) + " to 1 against (" + decimals(places(3), 3));
        Finding.of("auction-pinochle.e06").says(on(places(4), 2) + " to 1 for");
        Finding.of("auction-pinochle.e07")
                .says(decimals(one(33, 1, 3) / places(1), 3).substring(1) + " for one place")
                .says(decimals(one(33, 5, 3) / places(5), 3).substring(1) + " for five");
        assertThat(against(one(33, 1, 3), 0)).isEqualTo("10");
    }

    /** Six cards out in two hands of fifteen. */
    private static double sixOut(int longer) {
        double one = choose(6, longer) * choose(24, 15 - longer) / choose(30, 15);
        return 100 * (longer == 3 ? one : 2 * one);
    }

    @Test
    @Proves({"auction-pinochle.e08", "auction-pinochle.e09"})
    void sixOutAtPinochle() {
        Finding.of("auction-pinochle.e08").says(decimals(sixOut(3), 0) + " (" + decimals(sixOut(3), 2) + ")");
        Finding.of("auction-pinochle.e09").says(decimals(sixOut(6), 0) + " (" + decimals(sixOut(6), 2) + ")");
    }

    /** Each of four suits: 11, 10, 4, 3 and 2. */
    @Test
    @Proves("ancient-schafkopf.e01")
    void thePackHasOneHundredAndTwentyPoints() {
        Finding.of("ancient-schafkopf.e01").says(String.valueOf(4 * (11 + 10 + 4 + 3 + 2)));
    }

    /** Matadors 1 to 11 (grand 4), one for game and up to five for schneider, schwarz and their announcements. */
    @Test
    @Proves("skat.e02")
    void noSkatGameIsWorthTwoHundredAndFour() {
        Set<Integer> values = new TreeSet<>();
        for (int base : new int[] {5, 6, 7, 8, 9, 10, 11, 12}) {
            add(values, base, 11);
        }
        for (int grand : new int[] {12, 16, 20, 24}) {
            add(values, grand, 4);
        }
        assertThat(values).doesNotContain(204).contains(192, 180, 216);
        Finding.of("skat.e02").says("12 x 16 = 192", "20 x 9 = 180", "24 x 9 = 216");
    }

    private static void add(Set<Integer> values, int base, int mostMatadors) {
        for (int matadors = 1; matadors <= mostMatadors; matadors++) {
            for (int multipliers = 1; multipliers <= 5; multipliers++) {
                values.add(base * (matadors + multipliers));
            }
        }
    }

    @Test
    @Proves("skat.e05")
    void theFifthPlayerSettlesSixty() {
        double average = (71 + 213 + 157 + 118 + 94) / 5.0;
        assertThat(average).isEqualTo(653 / 5.0);
        assertThat(decimals(71 - 653 / 5.0, 1)).isEqualTo("-59.6");
        Finding.of("skat.e05").says("-60 (71 - 130.6 = -59.6)");
        assertThat(82 + 26 - 13 - 37).isEqualTo(58);
    }

    /** Two of the 22 cards not in one's hand lie in the skat. */
    @Test
    @Proves({"skat.e06", "skat.e07", "skat.e08"})
    void cardsInTheSkat() {
        double oneOfEight = 100 * (1 - choose(14, 2) / choose(22, 2));
        Finding.of("skat.e06").says(decimals(oneOfEight, 0) + " (" + decimals(oneOfEight, 2) + ")");
        Finding.of("skat.e07").says(both(2) + ", " + both(3) + ", " + both(4) + ", " + both(6) + ", " + both(9));
        Finding.of("skat.e08").says((int) choose(7, 2) + " out of " + (int) choose(22, 2));
        assertThat((choose(22, 2) - choose(7, 2)) / choose(7, 2)).isEqualTo(10);
    }

    private static String both(int cards) {
        return decimals(100 * choose(cards, 2) / choose(22, 2), 2);
    }

    /** With 6, 4, 2 and 1 hearts each pays three chips a heart and takes thirteen less his hearts. */
    @Test
    @Proves("hearts-howell.e01")
    void theSecondPlayerLosesThree() {
        int[] nets =
                IntStream.of(6, 4, 2, 1).map(hearts -> 13 - hearts - 3 * hearts).toArray();
        assertThat(nets).containsExactly(-11, -3, 5, 9);
        Finding.of("hearts-howell.e01").says("losing 3");
    }

    @Test
    @Proves("joker-hearts.e01")
    void seventeenCardsEachLeaveTwo() {
        Finding.of("joker-hearts.e01").says(53 + " cards leave two over");
        assertThat(53 - 3 * 17).isEqualTo(2);
    }

    @Test
    @Proves("spade-casino.e01")
    void theDealCountsTwentyFourOrTwentyFive() {
        int all = 3 + 2 + 4 + 15;
        Finding.of("spade-casino.e01").says(all + " only", "it is " + (all + 1));
    }

    @Test
    @Proves("imperial.e01")
    void theFourNamedCardsMakeThirtySix() {
        int point = 10 + 11 + 8 + 7;
        Finding.of("imperial.e01").says("the four named make " + point);
        assertThat(point + 10).isEqualTo(46);
    }

    /** In trumps jack 20 and nine 14, in each suit ace 11, king 4, queen 3, jack 2 in the three others, and tens. */
    @Test
    @Proves("jass.e01")
    void thePackCountsOneHundredAndFiftyTwoWithTens() {
        int without = 20 + 14 + 4 * (11 + 4 + 3) + 3 * 2;
        assertThat(without).isEqualTo(112);
        Finding.of("jass.e01").says(without + 4 * 10 + " instead of " + without);
    }

    /** No opponent has a king or queen of trumps with another: ace, knave and ten held, two plain cards beside. */
    @ParameterizedTest(name = "{0} players: {1}")
    @CsvSource({"3, 77.2", "4, 66.8", "5, 57.1"})
    @Proves("nap.e02")
    void aceKnaveTenAreGoodForThree(int players, String percent) {
        Finding.of("nap.e02").says(percent);
        assertThat(100 * new GuardedHonours(players - 1).none()).isCloseTo(Double.parseDouble(percent), within(0.051));
    }

    /** A suit of four lengths that two players may hold: every trump holding of two to five cards, against all others. */
    @Test
    @Proves("nap.e01")
    void certainTrumpHoldings() {
        assertThat(CertainTricks.holdings(3, 3)).containsExactly("AKQ");
        assertThat(CertainTricks.holdings(2, 2)).containsExactly("AK");
        assertThat(CertainTricks.holdings(4, 3)).contains("KQJT", "AQJT", "AKJT");
        assertThat(CertainTricks.holdings(3, 2)).contains("KQJ", "AQJ");
        Finding.of("nap.e01").says("K-Q-J-10, A-Q-J-10 and A-K-J-10", "K-Q-J or A-Q-J");
    }
}
