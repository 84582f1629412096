package kibitzer.games.bridge.scoring;

import static kibitzer.games.bridge.scoring.Sheet.trumps;
import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.games.bridge.Strain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The laws of bridge of 1904, 4 to 9 and 53. */
class Bridge1904ScoringTest {

    @ParameterizedTest(name = "{0}: {1} a trick")
    @CsvSource({"SPADES, 2", "CLUBS, 4", "DIAMONDS, 6", "HEARTS, 8", "NO_TRUMP, 12"})
    void eachTrickAboveSix(Strain strain, int each) {
        trumps(strain, 7).scores(each, 0, 0, 0);
        trumps(strain, 10).scores(4 * each, 0, 0, 0);
        trumps(strain, 10).doubled(1).scores(8 * each, 0, 0, 0);
        trumps(strain, 10).doubled(2).scores(16 * each, 0, 0, 0);
    }

    @Test
    void theOddTrickIsScoredByWhicheverSideWinsIt() {
        trumps(Strain.HEARTS, 6).scores(0, 0, 8, 0);
        trumps(Strain.HEARTS, 4).doubled(1).scores(0, 0, 3 * 16, 0);
    }

    @Test
    void slamsOfEitherSide() {
        trumps(Strain.SPADES, 12).scores(12, 20, 0, 0);
        trumps(Strain.SPADES, 13).scores(14, 40, 0, 0);
        trumps(Strain.SPADES, 1).scores(0, 0, 12, 20);
        trumps(Strain.SPADES, 0).scores(0, 0, 14, 40);
    }

    @Test
    void honoursAreTwoFourFiveEightNineOrTenTricksAndNeverDoubled() {
        // spades: twice, four, five, eight, nine and ten times two; with chicane two tricks more
        assertThat(new Bridge1904Scoring().honours(Strain.SPADES)).containsExactly(0, 4, 8, 10, 16, 18, 20, 24);
        assertThat(new Bridge1904Scoring().honours(Strain.HEARTS)).containsExactly(0, 16, 32, 40, 64, 72, 80, 96);
        trumps(Strain.DIAMONDS, 7).honours(24, Side.WE).doubled(2).scores(24, 24, 0, 0);
    }

    @Test
    void acesAtNoTrump() {
        assertThat(new Bridge1904Scoring().honours(Strain.NO_TRUMP)).containsExactly(0, 30, 40, 100);
    }
}
