package kibitzer.games.bridge.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.games.bridge.Strain;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of auction bridge, Culbertson pp. 170-171, and of plafond, p. 178, which is made from it. */
class AuctionScoringTest {

    @Nested
    class Auction {
        private static Sheet auction(String contract, int tricks) {
            return Sheet.of(new AuctionScoring(), contract, tricks);
        }

        @ParameterizedTest(name = "an odd trick at {0}")
        @CsvSource({"1NT, 10, 20, 40", "1S, 9, 18, 36", "1H, 8, 16, 32", "1D, 7, 14, 28", "1C, 6, 12, 24"})
        void oddTricks(String contract, int undoubled, int doubled, int redoubled) {
            auction(contract, 7).scores(undoubled, 0, 0, 0);
            auction(contract, 7).doubled(1).scores(doubled, 50, 0, 0);
            auction(contract, 7).doubled(2).scores(redoubled, 100, 0, 0);
        }

        @Test
        void oddTricksWonCountBelowWhetherBidOrNot() {
            auction("1S", 10).scores(36, 0, 0, 0);
        }

        @Test
        void tricksOverADoubledContractCountBelowAndHaveAPremiumBesides() {
            auction("2H", 10).doubled(1).scores(64, 50 + 2 * 50, 0, 0);
            auction("2H", 10).doubled(2).scores(128, 100 + 2 * 100, 0, 0);
        }

        @Test
        void undertricks() {
            auction("4S", 8).scores(0, 0, 0, 100);
            auction("4S", 8).doubled(1).scores(0, 0, 0, 200);
            auction("4S", 8).doubled(2).scores(0, 0, 0, 400);
        }

        @Test
        void slamsAreForTricksWonWhateverWasBid() {
            auction("1C", 12).scores(36, 50, 0, 0);
            auction("1C", 13).scores(42, 100, 0, 0);
        }

        @Test
        void sevenBidAndOneDownIsStillALittleSlam() {
            auction("7S", 12).scores(0, 50, 0, 50);
        }

        @Test
        void theDefendersHaveTheirSlamToo() {
            auction("1S", 1).scores(0, 0, 0, 6 * 50 + 50);
        }

        @Test
        void vulnerabilityIsNotKnown() {
            auction("4S", 8).vulnerable(true).scores(0, 0, 0, 100);
        }

        @Test
        void honours() {
            assertThat(new AuctionScoring().honours(Strain.HEARTS)).containsExactly(0, 30, 40, 50, 80, 90, 100);
            assertThat(new AuctionScoring().honours(Strain.NO_TRUMP)).containsExactly(0, 30, 40, 100);
            auction("2H", 8).honours(80, Side.THEY).scores(16, 0, 0, 80);
        }
    }

    @Nested
    class Plafond {
        private static Sheet plafond(String contract, int tricks) {
            return Sheet.of(new PlafondScoring(), contract, tricks);
        }

        @Test
        void onlyOddTricksBidAndMadeCountBelowAndEachOvertrickIsFifty() {
            plafond("2S", 10).scores(18, 100, 0, 0);
            plafond("3NT", 9).scores(30, 0, 0, 0);
        }

        @Test
        void aDoubledContractHasTheAuctionPremium() {
            plafond("2S", 8).doubled(1).scores(36, 50, 0, 0);
            plafond("2S", 8).doubled(2).scores(72, 100, 0, 0);
        }

        @Test
        void undertricksAreTwiceThoseOfAuction() {
            plafond("4S", 9).scores(0, 0, 0, 100);
            plafond("4S", 9).doubled(1).scores(0, 0, 0, 200);
            plafond("4S", 9).doubled(2).scores(0, 0, 0, 400);
        }

        @Test
        void slamsAreTwiceThoseOfAuction() {
            plafond("6S", 12).scores(54, 100, 0, 0);
            plafond("7S", 13).scores(63, 200, 0, 0);
        }

        @Test
        void honoursAreTwiceThoseOfAuction() {
            assertThat(new PlafondScoring().honours(Strain.SPADES)).containsExactly(0, 60, 80, 100, 160, 180, 200);
            assertThat(new PlafondScoring().honours(Strain.NO_TRUMP)).containsExactly(0, 60, 80, 200);
        }
    }
}
