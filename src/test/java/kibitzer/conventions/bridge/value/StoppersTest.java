package kibitzer.conventions.bridge.value;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.PbnHand;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a no-trump bid asks of the suits: stoppers, no weak doubleton, an even shape (pp. 143-145). */
class StoppersTest {

    @ParameterizedTest(name = "{0} stops: {1}")
    @DisplayName("an ace, and king, queen or jack with one, two or three cards below it")
    @CsvSource({
        "A, true",
        "A2, true",
        "K, false",
        "K2, true",
        "Q, false",
        "Q2, false",
        "Q32, true",
        "QJ, false",
        "J32, false",
        "J432, true",
        "JT9, false",
        "T98765, false"
    })
    void anHonourStopsASuitWithTheSmallCardsItNeeds(String holding, boolean stopped) {
        assertThat(Stoppers.isStopped(PbnHand.holding(holding, Suit.DIAMONDS), Suit.DIAMONDS))
                .isEqualTo(stopped);
    }

    @ParameterizedTest(name = "{0}: {1} suits")
    @CsvSource({
        "AKQ.K32.Q432.J32, 3",
        "AKQ.K32.Q432.J432, 4",
        "432.K.Q2.J65432, 1",
        "T98.T98.T98.T987, 0",
        "AK.Q2.J432.65432, 2"
    })
    void stoppedSuitsAreCounted(String hand, int suits) {
        assertThat(Stoppers.in(PbnHand.read(hand))).isEqualTo(suits);
    }

    @ParameterizedTest(name = "{0}: below Q-x {1}, below K-x {2}")
    @DisplayName("one no trump asks for Q-x in a doubleton, two and three no trump for K-x (p. 144)")
    @CsvSource({
        "AKQ2.AK2.432.J2, true, true",
        "AKQ2.AK2.432.Q2, false, true",
        "AKQ2.AK2.432.K2, false, false",
        "AKQ2.AK2.432.A2, false, false",
        "AKQ2.AK2.432.JT, true, true",
        "AKQ2.432.432.432, false, false",
        "AKQ32.A5432.32.J, true, true",
        "AKQ32.A65432.J.2, false, false"
    })
    void onlyADoubletonCanBeTooWeak(String hand, boolean belowQueen, boolean belowKing) {
        assertThat(Stoppers.hasWeakDoubleton(PbnHand.read(hand))).isEqualTo(belowQueen);
        assertThat(Stoppers.hasDoubletonWeakerThan(PbnHand.read(hand), Rank.KING))
                .isEqualTo(belowKing);
    }

    @ParameterizedTest(name = "{0}: {1}, even {2}")
    @DisplayName("4-3-3-3, 4-4-3-2 and 5-3-3-2 are shapes for no trump, whichever suits they lie in")
    @CsvSource({
        "432.5432.432.432, 4-3-3-3, true",
        "432.5432.32.5432, 4-4-3-2, true",
        "32.432.432.65432, 5-3-3-2, true",
        "32.5432.32.65432, 5-4-2-2, false",
        "5432.5432.5432.2, 4-4-4-1, false",
        "765432.432.32.32, 6-3-2-2, false",
        "AKQJT98765432..., 13-0-0-0, false"
    })
    void threeShapesAreFitForNoTrump(String hand, String shape, boolean even) {
        assertThat(Shape.of(PbnHand.read(hand))).isEqualTo(shape);
        assertThat(Shape.isBalanced(PbnHand.read(hand))).isEqualTo(even);
    }
}
