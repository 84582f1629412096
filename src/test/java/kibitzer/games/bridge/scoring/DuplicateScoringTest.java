package kibitzer.games.bridge.scoring;

import org.junit.jupiter.api.Test;

/** Culbertson p. 164: the contract table, with premiums for each board. */
class DuplicateScoringTest {
    private static Sheet board(String contract, int tricks) {
        return Sheet.of(new DuplicateScoring(true), contract, tricks);
    }

    @Test
    void aGameBidAndMade() {
        board("4S", 10).scores(120, 300, 0, 0);
        board("4S", 10).vulnerable(true).scores(120, 500, 0, 0);
    }

    @Test
    void lessThanGameMade() {
        board("2S", 10).scores(60, 60 + 50, 0, 0);
        board("2S", 10).vulnerable(true).scores(60, 60 + 50, 0, 0);
    }

    @Test
    void aContractDoubledIntoGameIsAGame() {
        board("2S", 8).doubled(1).scores(120, 50 + 300, 0, 0);
        board("2D", 8).doubled(1).scores(80, 50 + 50, 0, 0);
    }

    @Test
    void aSlamHasItsOwnPremiumAndThatForGame() {
        board("6NT", 12).vulnerable(true).scores(190, 750 + 500, 0, 0);
    }

    @Test
    void aDefeatHasNoPremiumForAnyone() {
        board("4S", 8).doubled(1).scores(0, 0, 0, 300);
    }

    @Test
    void honoursScoreNothingAtMatchPoints() {
        board("4S", 10).honours(100, Side.WE).scores(120, 300, 0, 0);
    }

    @Test
    void honoursScoreByTheContractTableAtTotalPoints() {
        Sheet.of(new DuplicateScoring(false), "4S", 10).honours(100, Side.WE).scores(120, 400, 0, 0);
    }
}
