package kibitzer.games.bridge.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Culbertson, pp. 159-160. */
class ProgressiveRoundTest {

    private static ProgressiveRound round(Side firstDealer, String... lines) {
        ProgressiveRound round = ProgressiveRound.begin(firstDealer);
        for (String line : lines) {
            round = round.with(SheetNotation.read(line));
        }
        return round;
    }

    @Test
    void vulnerabilityGoesByTheDeal() {
        ProgressiveRound first = round(Side.WE);
        assertThat(first.isVulnerable(Side.WE)).isFalse();
        assertThat(first.isVulnerable(Side.THEY)).isFalse();
        ProgressiveRound second = round(Side.WE, "passed");
        assertThat(second.isVulnerable(Side.WE)).isFalse();
        assertThat(second.isVulnerable(Side.THEY)).as("they deal the second").isTrue();
        ProgressiveRound third = round(Side.WE, "passed", "passed");
        assertThat(third.isVulnerable(Side.WE)).as("we deal the third").isTrue();
        assertThat(third.isVulnerable(Side.THEY)).isFalse();
        ProgressiveRound fourth = round(Side.WE, "passed", "passed", "passed");
        assertThat(fourth.isVulnerable(Side.WE)).isTrue();
        assertThat(fourth.isVulnerable(Side.THEY)).isTrue();
    }

    @Test
    void aGameBidAndMadeInOneDealAddsThreeHundredOrFiveHundred() {
        assertThat(round(Side.WE, "we 4S 10").total(Side.WE)).isEqualTo(120 + 300);
        assertThat(round(Side.THEY, "passed", "we 4S 10").total(Side.WE)).isEqualTo(120 + 500);
    }

    @Test
    void anyOtherContractMadeAddsFifty() {
        assertThat(round(Side.WE, "we 2H 9").total(Side.WE)).isEqualTo(60 + 30 + 50);
    }

    @Test
    void nothingIsCarriedOver() {
        assertThat(round(Side.WE, "we 2H 8", "we 2H 8").total(Side.WE)).isEqualTo(2 * (60 + 50));
    }

    @Test
    void noSideScoresMoreThanAThousandUnlessItBidAndMadeASlam() {
        // five down doubled and not vulnerable: 100 + 4 x 200 = 900; six down 1100, cut to 1000
        assertThat(round(Side.WE, "we 4SX 5").total(Side.THEY)).isEqualTo(900);
        assertThat(round(Side.WE, "we 4SX 4").total(Side.THEY)).isEqualTo(1000);
        assertThat(round(Side.WE, "we 7NT 13").total(Side.WE)).isEqualTo(220 + 1000 + 300);
    }

    @Test
    void theRoundIsOverAfterFourDealsPassedOutOnesAmongThem() {
        ProgressiveRound over = round(Side.WE, "passed", "we 1C 7", "they 1C 7", "passed");
        assertThat(over.isOver()).isTrue();
        assertThatThrownBy(() -> over.with(SheetNotation.read("we 1C 7")))
                .hasMessage("the four deals of the round are played; expected a new round");
    }
}
