package kibitzer.conventions.bridge.value;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.PbnHand;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
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

    @ParameterizedTest
    @DisplayName("an odd plus value is the plus of the book's two plus")
    @CsvSource({
        "AK32.432.432.432, 2, 2",
        "AKJ2.432.432.432, 2.25, 2+",
        "AKJ2.Q32.432.432, 2.5, 2½",
        "Q432.432.432.432, 0.25, 0+",
        "AK32.K32.Q32.432, 2.75, 2½+"
    })
    void anOddPlusValueIsKept(String hand, double tricks, String inWords) {
        assertThat(HonourTricks.withPlus(PbnHand.read(hand))).isEqualTo(tricks);
        assertThat(HonourTricks.inWords(tricks)).isEqualTo(inWords);
    }

    @Test
    void theTableAgreesWithANaiveCountOnManyHands() {
        assertThat(NaiveCount.hands(5_000))
                .allSatisfy(hand -> assertThat(HonourTricks.of(hand))
                        .isEqualTo(NaiveCount.of(hand, 0).honourTricks()));
    }

    @Test
    void theWorkingNamesEachHoldingAndAddsUp() {
        Valued hand = Valued.plain(PbnHand.read("AKJ2.K32.Q32.432"));
        assertThat(HonourTricks.COUNT.working(hand))
                .extracting(WorkedItem::seen)
                .containsExactly(
                        "A-K in spades",
                        "K-x in hearts",
                        "plus values J with a higher honour in spades, Q-x in diamonds");
        assertThat(HonourTricks.COUNT.working(hand))
                .extracting(WorkedItem::worth)
                .containsExactly(2.0, 0.5, 0.5);
    }
}
