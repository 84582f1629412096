package kibitzer.games.bridge.scoring;

import static kibitzer.games.bridge.scoring.Sheet.contract;
import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.games.bridge.Strain;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of contract bridge, Culbertson p. 129, and the rubber scored on pp. 135-138. */
class ContractScoringTest {

    @Nested
    class TheTable {
        @ParameterizedTest(name = "{0} in the minors, the majors and at no trump")
        @CsvSource({
            "1,  20,  30,  40,  40,  60,  80",
            "2,  40,  60,  70,  80, 120, 140",
            "3,  60,  90, 100, 120, 180, 200",
            "4,  80, 120, 130, 160, 240, 260",
            "5, 100, 150, 160, 200, 300, 320",
            "6, 120, 180, 190, 240, 360, 380",
            "7, 140, 210, 220, 280, 420, 440"
        })
        void trickPointsOfAContractMade(
                int level, int minor, int major, int noTrump, int minorX, int majorX, int noTrumpX) {
            assertThat(below(level + "C", 0)).isEqualTo(minor);
            assertThat(below(level + "D", 0)).isEqualTo(minor);
            assertThat(below(level + "H", 0)).isEqualTo(major);
            assertThat(below(level + "S", 0)).isEqualTo(major);
            assertThat(below(level + "NT", 0)).isEqualTo(noTrump);
            assertThat(below(level + "D", 1)).isEqualTo(minorX);
            assertThat(below(level + "S", 1)).isEqualTo(majorX);
            assertThat(below(level + "NT", 1)).isEqualTo(noTrumpX);
            assertThat(below(level + "C", 2)).isEqualTo(2 * minorX);
            assertThat(below(level + "H", 2)).isEqualTo(2 * majorX);
            assertThat(below(level + "NT", 2)).isEqualTo(2 * noTrumpX);
        }

        private int below(String contract, int doubled) {
            Sheet sheet = contract(contract, contract.charAt(0) - '0' + 6).doubled(doubled);
            return sheet.scoring().score(sheet.deal()).in(Column.WE_BELOW);
        }

        @ParameterizedTest(name = "{0} down")
        @CsvSource({
            "1,   50,  100,  200,  100,  200,  400",
            "2,  100,  300,  600,  200,  500, 1000",
            "3,  150,  500, 1000,  300,  800, 1600",
            "4,  200,  700, 1400,  400, 1100, 2200",
            "5,  250,  900, 1800,  500, 1400, 2800",
            "6,  300, 1100, 2200,  600, 1700, 3400",
            "7,  350, 1300, 2600,  700, 2000, 4000",
            "8,  400, 1500, 3000,  800, 2300, 4600",
            "9,  450, 1700, 3400,  900, 2600, 5200",
            "10, 500, 1900, 3800, 1000, 2900, 5800",
            "11, 550, 2100, 4200, 1100, 3200, 6400",
            "12, 600, 2300, 4600, 1200, 3500, 7000",
            "13, 650, 2500, 5000, 1300, 3800, 7600"
        })
        void undertricks(int down, int nv, int nvX, int nvXx, int v, int vX, int vXx) {
            Sheet seven = contract("7S", 13 - down);
            seven.scores(0, 0, 0, nv);
            seven.doubled(1).scores(0, 0, 0, nvX);
            seven.doubled(2).scores(0, 0, 0, nvXx);
            seven.vulnerable(true).scores(0, 0, 0, v);
            seven.vulnerable(true).doubled(1).scores(0, 0, 0, vX);
            seven.vulnerable(true).doubled(2).scores(0, 0, 0, vXx);
        }

        @ParameterizedTest(name = "two over {0}: {1} undoubled")
        @CsvSource({"1C, 40", "1D, 40", "1H, 60", "1S, 60", "1NT, 60"})
        void overtricksHaveTheirTrickValueUndoubled(String contract, int above) {
            for (boolean vulnerable : new boolean[] {false, true}) {
                Sheet sheet = contract(contract, 9).vulnerable(vulnerable);
                assertThat(sheet.scoring().score(sheet.deal()).in(Column.WE_ABOVE))
                        .isEqualTo(above);
            }
        }

        @Test
        void doubledOvertricksAndFiftyForMakingIt() {
            contract("2S", 10).doubled(1).scores(120, 2 * 100 + 50, 0, 0);
            contract("2S", 10).doubled(1).vulnerable(true).scores(120, 2 * 200 + 50, 0, 0);
            contract("2S", 10).doubled(2).scores(240, 2 * 200 + 50, 0, 0);
            contract("2S", 10).doubled(2).vulnerable(true).scores(240, 2 * 400 + 50, 0, 0);
        }

        @Test
        void slamsBidAndWon() {
            contract("6C", 12).scores(120, 500, 0, 0);
            contract("6C", 12).vulnerable(true).scores(120, 750, 0, 0);
            contract("7NT", 13).scores(220, 1000, 0, 0);
            contract("7NT", 13).vulnerable(true).scores(220, 1500, 0, 0);
        }

        @Test
        void aSlamNotBidIsOnlyOvertricks() {
            contract("4H", 13).scores(120, 90, 0, 0);
        }

        @Test
        void theLittleSlamBidAndTheGrandSlamWonIsALittleSlam() {
            contract("6H", 13).scores(180, 500 + 30, 0, 0);
        }

        @Test
        void honoursForTheirHoldersDoubledOrNotVulnerableOrNot() {
            contract("4S", 10).honours(100, Side.WE).scores(120, 100, 0, 0);
            contract("4S", 10).honours(150, Side.THEY).scores(120, 0, 0, 150);
            contract("4S", 9).honours(100, Side.WE).doubled(1).vulnerable(true).scores(0, 100, 0, 200);
            contract("3NT", 8).honours(150, Side.THEY).scores(0, 0, 0, 50 + 150);
        }

        @Test
        void aHundredForHonoursIsNotToBeHadAtNoTrump() {
            assertThat(new ContractScoring().honours(Strain.NO_TRUMP)).containsExactly(0, 150);
            assertThat(new ContractScoring().honours(Strain.CLUBS)).containsExactly(0, 100, 150);
        }
    }

    @Nested
    class TheBooksDeals {
        @Test
        void threeNoTrumpWithTenTricksHasThreeOddTricksBelow() {
            contract("3NT", 10).scores(100, 30, 0, 0);
        }

        @Test
        void aThreeNoTrumpWithEightTricksGivesFiftyToTheOthers() {
            contract("3NT", 8).scores(0, 0, 0, 50);
        }

        @Test
        void bTwoSpadesWithTenTricksIsSixtyBelowAndSixtyAbove() {
            contract("2S", 10).scores(60, 60, 0, 0);
        }

        @Test
        void fOneNoTrumpWithEightTricksIsFortyBelowAndThirtyAbove() {
            contract("1NT", 8).scores(40, 30, 0, 0);
        }

        @Test
        void gThreeDiamondsWithNineTricksIsSixtyBelow() {
            contract("3D", 9).scores(60, 0, 0, 0);
        }

        @Test
        void aGrandSlamBidWithTwelveTricksScoresNothingForDeclarer() {
            contract("7H", 12).scores(0, 0, 0, 50);
        }
    }
}
