package kibitzer.proofs;

import static kibitzer.proofs.Finding.choose;
import static kibitzer.proofs.Finding.decimals;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Red dog, faro and treize. */
class BankingProofTest {

    @Test
    @Proves("red-dog.e01")
    void twelveLosersOfFortySeven() {
        Finding.of("red-dog.e01")
                .says("35 to 12 = " + decimals(35.0 / 12, 2) + " to 1", "11 losers give " + decimals(36.0 / 11, 2));
    }

    /** Four to one on one order in six; two to one, or one to one, on one of three. */
    @Test
    @Proves({"faro.e01", "faro.e02"})
    void calledTurnsAndCatHops() {
        double turn = 5.0 / 6 - 1;
        double hopAtOne = 2.0 / 3 - 1;
        assertThat(100 * turn).isCloseTo(-16.667, within(0.001));
        assertThat(100 * hopAtOne).isCloseTo(-33.333, within(0.001));
        assertThat(3.0 / 3 - 1).isZero();
        Finding.of("faro.e01").says("16 2/3 and 33 1/3");
        Finding.of("faro.e02").says("fair at 2 to 1; 33 1/3 fits a payment of 1 to 1");
    }

    /** Thirteen calls, four cards of each rank: inclusion and exclusion. */
    @Test
    @Proves("treize.e01")
    void theDealerHitsInTreize() {
        double none = 0;
        for (int calls = 0; calls <= 13; calls++) {
            double sign = calls % 2 == 0 ? 1 : -1;
            double orders = 1;
            for (int card = 0; card < calls; card++) {
                orders *= 52 - card;
            }
            none += sign * choose(13, calls) * Math.pow(4, calls) / orders;
        }
        assertThat(none).isCloseTo(0.3569, within(0.00005));
        Finding.of("treize.e01").says(decimals((1 - none) / none, 2) + " to 1 (" + decimals(100 * (1 - none), 1));
    }
}
