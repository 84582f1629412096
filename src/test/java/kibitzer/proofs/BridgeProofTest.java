package kibitzer.proofs;

import static kibitzer.proofs.Finding.choose;
import static kibitzer.proofs.Finding.decimals;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The percentages of contract bridge (Culbertson pp. 153-155), from binomial numbers alone. */
class BridgeProofTest {

    /** The percentage of hands with these suit lengths, in any order of the suits. */
    private static double pattern(int... lengths) {
        double ways = orders(lengths);
        for (int length : lengths) {
            ways *= choose(13, length);
        }
        return 100 * ways / choose(52, 13);
    }

    private static int orders(int... lengths) {
        int orders = 24;
        for (int length = 0; length <= 13; length++) {
            int wanted = length;
            long same = IntStream.of(lengths).filter(one -> one == wanted).count();
            orders /= same == 3 ? 6 : same == 2 ? 2 : same == 4 ? 24 : 1;
        }
        return orders;
    }

    @Test
    @Proves("contract-bridge.e05")
    void sevenPatternsAreCutOrRaisedWrongly() {
        Finding.of("contract-bridge.e05")
                .says(decimals(pattern(4, 3, 3, 3), 2) + ", " + decimals(pattern(6, 3, 3, 1), 1) + ", "
                        + decimals(pattern(7, 3, 3, 0), 2) + ", " + decimals(pattern(7, 6, 0, 0), 3) + ", "
                        + decimals(pattern(8, 4, 1, 0), 2) + ", " + decimals(pattern(9, 4, 0, 0), 4) + ", "
                        + decimals(pattern(10, 3, 0, 0), 4))
                .says(
                        decimals(pattern(4, 3, 3, 3), 3),
                        decimals(pattern(6, 3, 3, 1), 3),
                        decimals(pattern(7, 3, 3, 0), 4));
    }

    @Test
    @Proves("contract-bridge.e06")
    void twoPatternsAreEquallyLikely() {
        assertThat(pattern(7, 5, 1, 0)).isCloseTo(pattern(8, 3, 2, 0), within(1e-12));
        Finding.of("contract-bridge.e06").says("both " + decimals(pattern(8, 3, 2, 0), 4));
    }

    /** The percentage of two hands of which the longest suit together has so many cards. */
    private static double longest(int fewest, int most) {
        double ways = 0;
        for (int a = 0; a <= 13; a++) {
            for (int b = 0; b <= 13; b++) {
                for (int c = 0; c <= 13; c++) {
                    int d = 26 - a - b - c;
                    int length = Math.max(Math.max(a, b), Math.max(c, d));
                    if (d >= 0 && d <= 13 && length >= fewest && length <= most) {
                        ways += choose(13, a) * choose(13, b) * choose(13, c) * choose(13, d);
                    }
                }
            }
        }
        return 100 * ways / choose(52, 26);
    }

    @Test
    @Proves({"contract-bridge.e07", "contract-bridge.e08", "contract-bridge.e09", "contract-bridge.e10"})
    void longSuitsTogetherArePrintedAsExactlySoLong() {
        Finding.of("contract-bridge.e07")
                .says(decimals(longest(11, 13), 2) + " per cent", decimals(longest(11, 11), 2));
        Finding.of("contract-bridge.e08")
                .says(decimals(longest(12, 13), 3) + " per cent", decimals(longest(12, 12), 3));
        Finding.of("contract-bridge.e09")
                .says(decimals(longest(10, 13), 1) + " per cent", decimals(longest(10, 10), 2));
        Finding.of("contract-bridge.e10").says(decimals(longest(13, 13), 4) + " per cent");
        // Rounded as it is printed, either reading gives 0.16 for twelve, so that row is right as it stands.
        assertThat(decimals(longest(12, 13), 2))
                .isEqualTo(decimals(longest(12, 12), 2))
                .isEqualTo("0.16");
    }

    @Test
    @Proves({"contract-bridge.e11", "contract-bridge.e12"})
    void allAcesAndNoHonour() {
        double aces = choose(48, 9) / choose(52, 13);
        Finding.of("contract-bridge.e11").says("1 in " + decimals(1 / aces, 0), decimals(100 * aces, 3));
        double none = choose(32, 13) / choose(52, 13);
        Finding.of("contract-bridge.e12").says(decimals(100 * none, 4) + " per cent");
        assertThat(1 / none - 1).isCloseTo(1_827, within(0.5));
    }

    @Test
    @Proves("contract-bridge.e13")
    void tenCardsLeaveThree() {
        Finding.of("contract-bridge.e13").says(13 - 10 + " cards");
    }

    @Test
    @Proves({"contract-bridge.e14", "contract-bridge.e15"})
    void breaksOfEightAndNine() {
        double even = 100 * choose(8, 4) * choose(18, 9) / choose(26, 13);
        Finding.of("contract-bridge.e14").says("32.7 (" + decimals(even, 2) + ")");
        double nine = 2 * 100 * choose(17, 4) / choose(26, 13);
        Finding.of("contract-bridge.e15").says(decimals(nine, 2) + " (" + decimals(nine, 3) + ")");
    }

    /** So many cards out beside the honour, so many of them with it. */
    private static double guards(int out, int guards) {
        return 100 * choose(out - 1, guards) * choose(26 - out, 12 - guards) / choose(25, 12);
    }

    @ParameterizedTest(name = "{0} held, {1} guards: {2}")
    @CsvSource({"10, 2, 22", "9, 0, 12.4", "9, 2, 37.3", "8, 0, 5.7", "8, 2, 41", "7, 0, 2.4", "7, 1, 16.1"})
    @Proves("contract-bridge.e16")
    void guardsOfAnHonourWhereThePrintIsLost(int held, int guards, String figure) {
        Finding.of("contract-bridge.e16").says(figure);
        assertThat(guards(13 - held, guards))
                .isCloseTo(Double.parseDouble(figure), within(figure.contains(".") ? 0.05 : 0.5));
    }

    @Test
    @Proves("contract-bridge.e17")
    void nineOutGuardThriceOrMore() {
        double thrice = IntStream.rangeClosed(3, 8)
                .mapToDouble(guards -> guards(9, guards))
                .sum();
        Finding.of("contract-bridge.e17").says("88 (" + decimals(thrice, 2) + ")");
    }

    @Test
    @Proves("whist.e04")
    void theAceIsWithOneNamedAdversaryOnceInThree() {
        double ace = 1.0 / 3;
        assertThat((1 - ace) / ace).isCloseTo(2, within(1e-12));
        // The queen led wins past one adversary only if neither king nor ace lies with him.
        double beaten = 1 - choose(37, 13) / choose(39, 13);
        assertThat(beaten / (1 - beaten)).isCloseTo(1.28, within(0.005));
        double both = 1 - choose(37, 26) / choose(39, 26);
        Finding.of("whist.e04")
                .says("2 to 1, and " + decimals(beaten / (1 - beaten), 2) + " to 1")
                .says(decimals(both / (1 - both), 1) + " to 1 on");
    }

    /** One hand 8, no trump 2, fully doubled 8. */
    @Test
    @Proves("chinese-bridge.e01")
    void fullyDoubledTimesOneHundredAndTwentyEight() {
        int times = 8 * 2 * 8;
        Finding.of("chinese-bridge.e01").says("times " + times);
        assertThat(100 * times).isEqualTo(12_800);
    }
}
