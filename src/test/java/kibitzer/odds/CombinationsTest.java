package kibitzer.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class CombinationsTest {

    @Test
    void thereAreAsManyPokerHandsAsTheBookPrints() {
        assertThat(Combinations.choose(52, 5)).isEqualTo(2_598_960);
    }

    @Test
    void choosingAgreesWithCountingEverySubset() {
        for (int n = 0; n <= 12; n++) {
            int[] subsetsBySize = new int[n + 1];
            for (int subset = 0; subset < 1 << n; subset++) {
                subsetsBySize[Integer.bitCount(subset)]++;
            }
            for (int k = 0; k <= n; k++) {
                assertThat(Combinations.choose(n, k)).as(n + " choose " + k).isEqualTo(subsetsBySize[k]);
                assertThat(Combinations.exactly(n, k)).isEqualTo(BigInteger.valueOf(subsetsBySize[k]));
            }
        }
    }

    @Test
    void noCardsCanBeChosenBeyondThoseThereAre() {
        assertThat(Combinations.choose(3, 4)).isZero();
        assertThat(Combinations.choose(3, -1)).isZero();
    }

    @Test
    void largePacksAreCountedExactly() {
        // 52! / (13! 39!), the number of bridge hands, and twice 52 cards, which no long can hold.
        assertThat(Combinations.choose(52, 13)).isEqualTo(635_013_559_600L);
        assertThat(Combinations.exactly(104, 52))
                .isEqualTo(Combinations.exactly(103, 51).add(Combinations.exactly(103, 52)));
        assertThatThrownBy(() -> Combinations.choose(104, 52)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void choosingFromFewerThanNothingIsAnError() {
        assertThatThrownBy(() -> Combinations.choose(-1, 0)).hasMessageContaining("expected 0 or more");
    }
}
