package kibitzer.conventions.bridge.value;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.notation.PbnHand;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HonourTricksTest {
    @ParameterizedTest
    @DisplayName("the table of p. 143, each row in a hand that holds nothing else")
    @CsvSource({
        "AK32.432.432.432, 2",
        "AQ32.432.432.432, 1.5",
        "A432.432.432.432, 1",
        "KQ32.432.432.432, 1",
        "KJT2.432.432.432, 1",
        "K432.432.432.432, 0.5",
        "QJ32.432.432.432, 0.5",
        "Q432.432.432.432, 0",
        "K.65432.5432.432, 0",
        "Q432.Q32.432.432, 0.5",
        "AJ32.Q32.432.432, 1.5",
        "KJ32.Q32.432.432, 1",
        "KJT2.Q32.432.432, 1",
        "QJ32.Q32.432.432, 0.5",
        "5432.65432.432.2, 0",
        "Q5432.65432.432., 0.5",
        "65432.65432.4.32, 0",
        "765432.65432.4.3, 0.5"
    })
    void honourTricksAreCountedByTheTable(String hand, double tricks) {
        assertThat(HonourTricks.of(PbnHand.read(hand))).isEqualTo(tricks);
    }
}
