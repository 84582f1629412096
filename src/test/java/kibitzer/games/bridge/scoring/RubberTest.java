package kibitzer.games.bridge.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Arrays;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RubberTest {

    private static Rubber rubber(BridgeForm form, String... lines) {
        Rubber rubber = Rubber.begin(form);
        for (String line : lines) {
            rubber = rubber.with(SheetNotation.read(line));
        }
        return rubber;
    }

    private static void stands(Rubber rubber, int we, int they) {
        assertThat(rubber.total(Side.WE)).as("we: %s", rubber.written()).isEqualTo(we);
        assertThat(rubber.total(Side.THEY)).as("they: %s", rubber.written()).isEqualTo(they);
    }

    /**
     * The rubber that Culbertson scores on pp. 136-138; "we" are North-South. The page with (d) and (e) cannot be read;
     * what stands here for them is the one reading that the words left and the totals of p. 138 allow.
     */
    @Nested
    class TheIllustrationOfTheBook {
        private static final String[] RUBBER = {
            "we 3NT 8", // (a) one down
            "they 2S 10", // (b) two overtricks
            "we 4H 11", // (c) game
            "they 4S 10 150 they", // (d) East-West win a game
            "they 3CX 8 100 we", // (e) three clubs doubled, one down; honours to the holders
            "we 1NT 8", // (f)
            "we 3D 9" // (g) game and rubber
        };

        private static Rubber after(int lines) {
            return rubber(BridgeForm.CONTRACT, Arrays.copyOf(RUBBER, lines));
        }

        @Test
        void oneDownAtThreeNoTrumpIsFiftyToThem() {
            stands(after(1), 0, 50);
        }

        @Test
        void twoSpadesWithTwoOvertricksIsSixtyBelowAndSixtyAbove() {
            stands(after(2), 0, 170);
            assertThat(after(2).partScore(Side.THEY)).isEqualTo(60);
        }

        @Test
        void fourHeartsMadeWinsAGameAndCutsOffThePartScore() {
            stands(after(3), 150, 170);
            assertThat(after(3).games()).containsExactly(Side.WE);
            assertThat(after(3).partScore(Side.THEY)).isZero();
            assertThat(after(3).isVulnerable(Side.WE)).isTrue();
            assertThat(after(3).isVulnerable(Side.THEY)).isFalse();
        }

        @Test
        void oneNoTrumpWithAnOvertrickIsFortyBelowAndThirtyAbove() {
            assertThat(after(6).partScore(Side.WE)).isEqualTo(40);
        }

        @Test
        void fortyAndSixtyMakeTheGameAndTheRubberIsWorthFiveHundred() {
            assertThat(after(7).rubberWonBy()).contains(Side.WE);
            assertThat(after(7).written().getLast().points()).isEqualTo(500);
        }

        @Test
        void theTotalsAreThoseOfTheBook() {
            stands(after(7), 1080, 440);
            assertThat(after(7).difference()).isEqualTo(640);
            assertThat(after(7).hundreds()).isEqualTo(6);
        }
    }

    @Nested
    class ContractBridge {
        @Test
        void twoGamesToNoneAreWorthSevenHundred() {
            stands(rubber(BridgeForm.CONTRACT, "they 3NT 9", "they 4S 10"), 0, 100 + 120 + 700);
        }

        @Test
        void theSideThatWinsTheRubberMayLoseOnPoints() {
            Rubber rubber = rubber(BridgeForm.CONTRACT, "we 3NT 9", "we 6SX 7", "they 2HX 8 100 they", "we 4H 10");
            assertThat(rubber.rubberWonBy()).contains(Side.WE);
            // they: five down doubled and vulnerable 1400, two hearts doubled 120 + 50, honours 100, a game won
            stands(rubber, 100 + 120 + 500, 1400 + 120 + 50 + 100);
        }

        @Test
        void thirtyNineDownAndFiftyUpInTheHundreds() {
            assertThat(rubber(BridgeForm.CONTRACT, "we +649").hundreds()).isEqualTo(6);
            assertThat(rubber(BridgeForm.CONTRACT, "they +650").hundreds()).isEqualTo(7);
        }

        @Test
        void aRubberBrokenOffGivesThreeHundredForTheOnlyGameAndFiftyForTheOnlyPartScore() {
            Rubber rubber = rubber(BridgeForm.CONTRACT, "we 4H 10", "they 2S 8");
            assertThat(rubber.ifBrokenOff())
                    .extracting(SheetEntry::side, SheetEntry::points)
                    .containsExactly(tuple(Side.WE, 300), tuple(Side.THEY, 50));
        }

        @Test
        void aRubberBrokenOffAtAGameAndAPartScoreEachGivesNothing() {
            assertThat(rubber(BridgeForm.CONTRACT, "we 4H 10", "they 4S 10", "we 1NT 7", "they 2C 8")
                            .ifBrokenOff())
                    .isEmpty();
        }

        @Test
        void nothingIsPlayedAfterTheRubber() {
            Rubber over = rubber(BridgeForm.CONTRACT, "we 3NT 9", "we 3NT 9");
            assertThatThrownBy(() -> over.with(SheetNotation.read("we 1C 7")))
                    .isInstanceOf(ImpossibleDeal.class)
                    .hasMessage("the rubber is over; expected a new rubber");
        }

        @Test
        void aLineTakenBackLeavesNoTrace() {
            Rubber rubber = rubber(BridgeForm.CONTRACT, "we 3NT 9", "we 4H 10");
            assertThat(rubber.withoutLast().total(Side.WE)).isEqualTo(100);
            assertThat(rubber.withoutLast().isOver()).isFalse();
            assertThat(Rubber.begin(BridgeForm.CONTRACT).withoutLast().lines()).isEmpty();
        }
    }

    @Nested
    class AuctionBridge {
        @Test
        void oddTricksNotBidCountTowardsGameAndTheRubberIsWorthTwoHundredAndFifty() {
            // three no trump made with one bid: 30 below, game; five clubs: 30 below, game
            Rubber rubber = rubber(BridgeForm.AUCTION, "we 1NT 9", "we 5C 11");
            assertThat(rubber.isOver()).isTrue();
            stands(rubber, 30 + 30 + 250, 0);
        }

        @Test
        void nobodyIsVulnerable() {
            assertThat(rubber(BridgeForm.AUCTION, "we 3NT 9").isVulnerable(Side.WE))
                    .isFalse();
        }
    }

    @Nested
    class Plafond {
        @Test
        void oddTricksNotBidDoNotMakeGameAndTheRubberIsWorthFourHundred() {
            assertThat(rubber(BridgeForm.PLAFOND, "we 1NT 9").games()).isEmpty();
            stands(rubber(BridgeForm.PLAFOND, "we 3NT 9", "we 3NT 9"), 30 + 30 + 400, 0);
        }
    }

    @Nested
    class TheBridgeOf1904 {
        @Test
        void thirtyByTricksAloneMakeTheGame() {
            // three odd tricks at hearts 24, with honours 16: no game; one more at hearts, game
            Rubber rubber = rubber(BridgeForm.BRIDGE_1904, "we H 9 16 we");
            assertThat(rubber.games()).isEmpty();
            assertThat(rubber.with(SheetNotation.read("we H 7")).games()).containsExactly(Side.WE);
        }

        @Test
        void theRubberIsWorthAHundred() {
            stands(rubber(BridgeForm.BRIDGE_1904, "we NT 9", "they H 10", "we NT 9"), 36 + 36 + 100, 32);
        }

        @Test
        void theOtherSideScoresTheOddTricksItWins() {
            Rubber rubber = rubber(BridgeForm.BRIDGE_1904, "we NT 5");
            assertThat(rubber.partScore(Side.THEY)).isEqualTo(24);
        }

        @Test
        void redoublingStopsAtAHundredPointsATrick() {
            assertThat(rubber(BridgeForm.BRIDGE_1904, "we NTXXX 7").total(Side.WE))
                    .isEqualTo(96);
            assertThatThrownBy(() -> rubber(BridgeForm.BRIDGE_1904, "we NTXXXX 7"))
                    .isInstanceOf(ImpossibleDeal.class)
                    .hasMessageContaining("no trump cannot be doubled 4 times");
        }

        @Test
        void chicaneOfTheOtherSideIsAddedAboveTheLine() {
            stands(rubber(BridgeForm.BRIDGE_1904, "we S 9 20 we", "they +4"), 6 + 20, 4);
        }
    }

    @Test
    void duplicateIsNotPlayedInRubbers() {
        assertThatThrownBy(() -> Rubber.begin(BridgeForm.DUPLICATE)).hasMessageContaining("duplicate bridge");
    }
}
