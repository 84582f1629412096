package kibitzer.conventions.bridge.value;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.CardSet;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OtherCountsTest {
    @ParameterizedTest
    @CsvSource({"AKQJT.432.432.32, 10, 18, 16, 6.5", "T432.T32.T32.T32, 0, 4, 4, 0", "J432.J32.432.432, 2, 4, 4, 1"})
    void eachCountHasItsOwnScale(String hand, double points, double robertson, double reith, double fourAces) {
        Valued valued = Valued.plain(PbnHand.read(hand));
        assertThat(HighCardPoints.COUNT.of(valued)).isEqualTo(points);
        assertThat(HighCardPoints.ROBERTSON.of(valued)).isEqualTo(robertson);
        assertThat(HighCardPoints.REITH.of(valued)).isEqualTo(reith);
        assertThat(HighCardPoints.FOUR_ACES.of(valued)).isEqualTo(fourAces);
    }

    @Test
    void thePackHoldsFortySeventyTwoSixtyFourAndTwentySixPoints() {
        Valued pack = Valued.plain(CardSet.FULL_PACK);
        assertThat(HighCardPoints.COUNT.of(pack)).isEqualTo(40);
        assertThat(HighCardPoints.ROBERTSON.of(pack)).isEqualTo(72);
        assertThat(HighCardPoints.REITH.of(pack)).isEqualTo(64);
        assertThat(HighCardPoints.FOUR_ACES.of(pack)).isEqualTo(26);
    }

    @ParameterizedTest
    @CsvSource({
        "A432.432.432.432, 4, 4, 4",
        "A5432.A432.32.32, 10, 10, 10",
        "A5432.A432.432.2, 10, 11, 10",
        "A5432.A5432.432., 11, 13, 11",
        "A765432.A5432.2., 13, 16, 17",
        "A65432.A32.432.2, 10, 11, 12"
    })
    void gorenCountsShortSuitsAndTrumpsOverFive(String hand, int opening, int raise, int revaluation) {
        CardSet cards = PbnHand.read(hand);
        assertThat(Goren.opening(cards)).isEqualTo(opening);
        assertThat(Goren.raise(cards, Suit.SPADES)).isEqualTo(raise);
        assertThat(Goren.revaluation(cards, Suit.SPADES)).isEqualTo(revaluation);
    }
}
