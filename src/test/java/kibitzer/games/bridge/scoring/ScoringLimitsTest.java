package kibitzer.games.bridge.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a score begins and where it ends: the first trick, the last doubling, the points that just make a game. */
class ScoringLimitsTest {

    /** Culbertson, p. 129: three at no trump, four in a major suit and five in a minor are a hundred or more, one fewer is not. */
    @ParameterizedTest
    @CsvSource({"CLUBS, 5", "DIAMONDS, 5", "HEARTS, 4", "SPADES, 4", "NO_TRUMP, 3"})
    void theLevelOfGame(Strain strain, int level) {
        assertThat(ContractScoring.levelOfGame(strain)).isEqualTo(level);
    }

    /** Culbertson, p. 129, the doubled columns; a contract that is made costs nothing. */
    @ParameterizedTest
    @CsvSource({"-1, 0, 0", "0, 0, 0", "1, 100, 200", "2, 300, 500", "3, 500, 800", "7, 1300, 2000"})
    void thePenaltyDoubled(int down, int notVulnerable, int vulnerable) {
        assertThat(ContractScoring.penaltyDoubled(down, false)).isEqualTo(notVulnerable);
        assertThat(ContractScoring.penaltyDoubled(down, true)).isEqualTo(vulnerable);
    }

    /** Culbertson, p. 164: what makes a hundred exactly is a game. */
    @ParameterizedTest
    @CsvSource({"3NT, 9, 300", "5C, 11, 300", "4C, 10, 50", "2NT, 8, 50", "3S, 9, 50"})
    void theDuplicatePremium(String contract, int tricks, int premium) {
        Sheet board = Sheet.of(new DuplicateScoring(true), contract, tricks);
        assertThat(board.scoring().score(board.deal()).in(Column.WE_ABOVE)).isEqualTo(premium);
    }

    /** The same board as one number for declarer's side: 420 for four hearts made, 100 lost for two down, 800 and 500 doubled. */
    @ParameterizedTest
    @CsvSource({
        "4H, 0, NONE, 10, 420",
        "4H, 0, EAST_WEST, 10, 420",
        "4H, 0, NORTH_SOUTH, 10, 620",
        "4H, 0, BOTH, 11, 650",
        "4H, 0, NONE, 8, -100",
        "4H, 1, NONE, 8, -300",
        "4H, 1, NORTH_SOUTH, 8, -500",
        "2H, 2, NONE, 8, 590"
    })
    void atMatchPointsABoardIsOneNumber(String bid, int doubled, Vulnerability vulnerability, int tricks, int score) {
        FinalContract contract = new FinalContract((Call.Bid) Call.of(bid), doubled, Seat.SOUTH);
        assertThat(DuplicateScoring.atMatchPoints(contract, vulnerability, tricks))
                .isEqualTo(score);
    }

    /** Laws of 1904, 53 and 58: doubling goes on as long as a trick counts no more than a hundred. */
    @ParameterizedTest
    @CsvSource({"SPADES, 5", "CLUBS, 4", "DIAMONDS, 4", "HEARTS, 3", "NO_TRUMP, 3"})
    void redoublingIn1904StopsAtAHundredATrick(Strain strain, int most) {
        assertThat(new Bridge1904Scoring().mostDoubled(strain).times()).isEqualTo(most);
        assertThat(Bridge1904Scoring.trick(strain) << most).isLessThanOrEqualTo(100);
    }

    /** Laws of 1904, 4: what a trick above six counts. */
    @ParameterizedTest
    @CsvSource({"SPADES, 2", "CLUBS, 4", "DIAMONDS, 6", "HEARTS, 8", "NO_TRUMP, 12"})
    void theValueOfATrickIn1904(Strain strain, int points) {
        assertThat(Bridge1904Scoring.trick(strain)).isEqualTo(points);
    }

    /** In every other form a redouble is the last; a third doubling is refused by its place. */
    @Test
    void elsewhereARedoubleIsTheLast() {
        PlayedDeal redoubled = new PlayedDeal(Strain.HEARTS, 4, Doubling.REDOUBLED, false, 10, 0, Side.WE);
        PlayedDeal again = new PlayedDeal(Strain.HEARTS, 4, Doubling.DOUBLED_THRICE, false, 10, 0, Side.WE);
        for (BridgeForm form : BridgeForm.values()) {
            if (form.scoring().bidsTricks()) {
                form.demandPossible(redoubled);
                assertThatThrownBy(() -> form.demandPossible(again))
                        .isInstanceOfSatisfying(ImpossibleDeal.class, fault -> {
                            assertThat(fault.part()).isEqualTo("doubled");
                            assertThat(fault.wrong()).startsWith("hearts cannot be doubled 3 times in ");
                            assertThat(fault.expected()).isEqualTo("0 to 2");
                        });
            }
        }
    }

    /** Seven odd tricks and thirteen in all are the most, none the fewest. */
    @Test
    void aDealHasThirteenTricksAndSevenOddOnes() {
        assertThat(deal(0, 0).tricksOf(Side.THEY)).isEqualTo(13);
        assertThat(deal(7, 13).isMade()).isTrue();
        Stream.of(new int[] {-1, 7}, new int[] {8, 7}, new int[] {1, -1}, new int[] {1, 14})
                .forEach(wrong -> assertThatIllegalArgumentException()
                        .isThrownBy(() -> deal(wrong[0], wrong[1]))
                        .withMessageContaining("expected 0 to 7 and 0 to 13"));
    }

    private static PlayedDeal deal(int level, int tricks) {
        return new PlayedDeal(Strain.SPADES, level, Doubling.UNDOUBLED, false, tricks, 0, Side.WE);
    }

    /** A contract that was undertaken fails at one trick short; where none was there is nothing to fail. */
    @Test
    void onlyAContractFails() {
        assertThat(deal(1, 6).isFailed()).isTrue();
        assertThat(deal(1, 7).isFailed()).isFalse();
        assertThat(deal(0, 5).isFailed()).isFalse();
        assertThat(deal(2, 8).overtricks()).isZero();
        assertThat(deal(2, 8).undertricks()).isZero();
    }

    /** Only contract bridge and its two forms for boards know vulnerability (Culbertson, pp. 135, 160 and 164). */
    @Test
    void vulnerabilityIsOfContractBridge() {
        assertThat(Stream.of(BridgeForm.values()).filter(BridgeForm::knowsVulnerability))
                .containsExactly(BridgeForm.CONTRACT, BridgeForm.DUPLICATE, BridgeForm.PROGRESSIVE);
    }

    /** A form is found by its word, and says its name. */
    @Test
    void aFormIsFoundByItsWord() {
        assertThat(BridgeForm.words())
                .containsExactly("contract", "duplicate", "progressive", "auction", "bridge-1904", "plafond");
        for (BridgeForm form : BridgeForm.values()) {
            assertThat(BridgeForm.named(form.word())).isEqualTo(form);
        }
        assertThat(BridgeForm.named("bridge-1904").inWords()).isEqualTo("the bridge of 1904");
    }

    /** Honours are scored as each form has them: at match points and in a round as at contract bridge. */
    @Test
    void honoursOfBoardsAreThoseOfContractBridge() {
        for (Strain strain : Strain.values()) {
            assertThat(new DuplicateScoring(false).honours(strain)).isEqualTo(new ContractScoring().honours(strain));
            assertThat(new ProgressiveScoring().honours(strain)).isEqualTo(new ContractScoring().honours(strain));
        }
    }

    /** Culbertson, p. 160: just a thousand is not cut, and a slam that failed is no slam. */
    @Test
    void aRoundCutsWhatIsAboveAThousand() {
        Sheet vulnerable =
                Sheet.of(new ProgressiveScoring(), "7NT", 9).doubled(1).vulnerable(true);
        vulnerable.scores(0, 0, 0, 1000);
        Sheet thousand = Sheet.of(new ProgressiveScoring(), "5NT", 9).doubled(2).vulnerable(true);
        thousand.scores(0, 0, 0, 1000);
        assertThat(thousand.scoring().score(thousand.deal()).entries()).hasSize(1);
        Sheet.of(new ProgressiveScoring(), "6NT", 12).vulnerable(true).scores(190, 750 + 500, 0, 0);
        // five spades redoubled, vulnerable, two over: 600 below, 50, twice 400 and 500 above
        Sheet.of(new ProgressiveScoring(), "5S", 13).doubled(2).vulnerable(true).scores(600, 400, 0, 0);
    }

    /** An auction ends in what was bid last, and in how often that was doubled. */
    @Test
    void aDoubledContractIsReadOffTheAuction() {
        Auction auction = Auction.opened(Seat.NORTH);
        for (String call : "1H X P 2H X XX P P P".split(" ")) {
            auction = auction.with(Call.of(call));
        }
        assertThat(FinalContract.of(auction)).get().hasToString("2HXX");
    }
}
