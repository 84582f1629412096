package kibitzer.games.bridge.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.games.bridge.Strain;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a deal writes down: the parts that score and no others, each with what it is for and how it was counted. */
class WhatIsWrittenTest {
    private static List<String> words(Scoring scoring, String contract, int tricks, int doubled, boolean vulnerable) {
        Sheet sheet = Sheet.of(scoring, contract, tricks).doubled(doubled).vulnerable(vulnerable);
        return scoring.score(sheet.deal()).entries().stream()
                .map(Entry::inWords)
                .toList();
    }

    @Nested
    class OfADeal {
        /** Culbertson, pp. 129 and 135-136. */
        @ParameterizedTest(name = "{0}, {1} tricks, doubled {2}, vulnerable {3}")
        @CsvSource(delimiter = '|', textBlock = """
                4S | 10 | 0 | false | 4 odd tricks at 30: 120 below
                1NT | 7 | 0 | false | 1 odd trick at 40: 40 below
                3NT | 10 | 0 | false | 3 odd tricks, the first at 40 and the rest at 30: 100 below; 1 overtrick at 30: 30 above
                2S | 9 | 1 | false | 2 odd tricks at 30, doubled: 120 below; 1 overtrick at 100, doubled, not vulnerable: 100 above; a contract made, doubled: 50 above
                2S | 9 | 2 | true | 2 odd tricks at 30, redoubled: 240 below; 1 overtrick at 400, redoubled, vulnerable: 400 above; a contract made, redoubled: 50 above
                6C | 12 | 0 | true | 6 odd tricks at 20: 120 below; little slam bid and made, vulnerable: 750 above
                7C | 13 | 0 | false | 7 odd tricks at 20: 140 below; grand slam bid and made, not vulnerable: 1000 above
                4S | 9 | 0 | false | 1 undertrick at 50, not vulnerable: 50 above to them
                4S | 8 | 0 | true | 2 undertricks at 100, vulnerable: 200 above to them
                4S | 9 | 1 | true | 1 undertrick at 200, doubled, vulnerable: 200 above to them
                4S | 8 | 1 | false | 2 undertricks, the first at 100 and the rest at 200, doubled, not vulnerable: 300 above to them
                """)
        void atContractBridge(String contract, int tricks, int doubled, boolean vulnerable, String written) {
            assertThat(String.join("; ", words(new ContractScoring(), contract, tricks, doubled, vulnerable)))
                    .isEqualTo(written);
        }

        /** Culbertson, pp. 170-171. */
        @ParameterizedTest(name = "{0}, {1} tricks, doubled {2}")
        @CsvSource(delimiter = '|', textBlock = """
                2H | 9 | 0 | 3 odd tricks at 8: 24 below
                2H | 8 | 1 | 2 odd tricks at 8, doubled: 32 below; a contract made, doubled: 50 above
                2H | 9 | 1 | 3 odd tricks at 8, doubled: 48 below; a contract made, doubled: 50 above; 1 overtrick at 50, doubled: 50 above
                2H | 7 | 2 | 1 undertrick at 200, redoubled: 200 above to them
                6H | 12 | 0 | 6 odd tricks at 8: 48 below; little slam, twelve tricks: 50 above
                6H | 13 | 0 | 7 odd tricks at 8: 56 below; grand slam, all thirteen tricks: 100 above
                """)
        void atAuctionBridge(String contract, int tricks, int doubled, String written) {
            assertThat(String.join("; ", words(new AuctionScoring(), contract, tricks, doubled, false)))
                    .isEqualTo(written);
        }

        /** Culbertson, p. 178. */
        @ParameterizedTest(name = "{0}, {1} tricks, doubled {2}")
        @CsvSource(delimiter = '|', textBlock = """
                2H | 8 | 0 | 2 odd tricks at 8: 16 below
                2H | 9 | 1 | 2 odd tricks at 8, doubled: 32 below; a contract made, doubled: 50 above; 1 overtrick at 50: 50 above
                2H | 7 | 0 | 1 undertrick at 100: 100 above to them
                """)
        void atPlafond(String contract, int tricks, int doubled, String written) {
            assertThat(String.join("; ", words(new PlafondScoring(), contract, tricks, doubled, false)))
                    .isEqualTo(written);
        }

        /** Culbertson, pp. 160 and 164. */
        @Test
        void ofABoard() {
            assertThat(words(new DuplicateScoring(true), "4S", 10, 0, true))
                    .endsWith("a game bid and made, vulnerable: 500 above");
            assertThat(words(new DuplicateScoring(true), "4S", 10, 0, false))
                    .endsWith("a game bid and made, not vulnerable: 300 above");
            assertThat(words(new DuplicateScoring(true), "1S", 7, 0, false))
                    .endsWith("a contract of less than game made: 50 above");
            assertThat(words(new ProgressiveScoring(), "4S", 4, 1, false))
                    .endsWith("no side scores more than 1000 in a deal: -100 above to them");
        }

        /** Honours are written above, for the side that holds them, doubled or not. */
        @Test
        void honoursAreAPartOfTheirOwn() {
            for (Scoring scoring : List.of(new ContractScoring(), new AuctionScoring(), new PlafondScoring())) {
                Sheet sheet = Sheet.of(scoring, "4S", 9).honours(100, Side.WE);
                Entry last = scoring.score(sheet.deal()).entries().getLast();
                assertThat(last.inWords()).isEqualTo("honours: 100 above");
                assertThat(last.part().word()).isEqualTo("honours");
            }
            Sheet board = Sheet.of(new DuplicateScoring(true), "4S", 9).honours(100, Side.WE);
            assertThat(board.scoring().score(board.deal()).entries().getLast().inWords())
                    .isEqualTo("no premium for honours at match points: 0 above");
        }

        /** The laws of 1904: no part for honours where there are none. */
        @Test
        void in1904() {
            Sheet odd = Sheet.trumps(Strain.HEARTS, 8).doubled(1);
            assertThat(odd.scoring().score(odd.deal()).entries())
                    .extracting(Entry::inWords)
                    .containsExactly("2 odd tricks at 8, doubled: 32 below");
            Sheet theirs = Sheet.trumps(Strain.SPADES, 6);
            assertThat(theirs.scoring().score(theirs.deal()).entries())
                    .extracting(Entry::inWords)
                    .containsExactly("1 odd trick at 2: 2 below to them");
        }

        @Test
        void columnsAndPartsHaveWords() {
            assertThat(Stream.of(Column.values()).map(Column::word))
                    .containsExactly("we-below", "we-above", "they-below", "they-above");
            assertThat(Entry.Part.ODD_TRICKS.word()).isEqualTo("odd-tricks");
        }
    }

    @Nested
    class OfALine {
        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                we 4HX 10 | We bid four hearts, doubled, and won 10 tricks
                they 3NT 1 | They bid three no trump and won 1 trick
                we 4S 10 100 they | We bid four spades and won 10 tricks; 100 for honours to them
                they 4S 10 150 we | They bid four spades and won 10 tricks; 150 for honours to us
                we H 9 | We declared hearts and won 9 tricks
                we +30 | We add 30 above the line
                they -30 | They take off 30 above the line
                passed | All four passed
                """)
        void aLineIsSaidAsItIsCalledOut(String line, String words) {
            assertThat(SheetWords.of(SheetNotation.read(line))).isEqualTo(words);
        }

        /** Up to 5,000 points either way can be added, and never none; in an address as in a list that is no line. */
        @ParameterizedTest
        @ValueSource(strings = {"we +0", "we -0", "they +5001", "they -5001", "we +99999999999"})
        void pointsBeyondTheBoundsAreNoLine(String line) {
            assertThatThrownBy(() -> SheetNotation.read(line)).isInstanceOf(BadNotation.class);
            assertThatThrownBy(() -> SheetNotation.readAll(line.replace(' ', '.'), ","))
                    .isInstanceOf(BadNotation.class);
        }

        @Test
        void pointsBeyondTheBoundsAreTold() {
            assertThatThrownBy(() -> SheetNotation.read("they +5001"))
                    .hasMessage("5001 points cannot be added; expected up to 5000, not 0");
            assertThatThrownBy(() -> new SheetLine.Above(Side.WE, 0)).isInstanceOf(ImpossibleDeal.class);
        }

        @ParameterizedTest
        @ValueSource(strings = {"we +1", "we -1", "they +5000", "they -5000", "we 1C 0", "they 7NT 13", "we SXXXXX 7"})
        void theOutermostLinesAreLines(String line) {
            assertThat(SheetNotation.write(SheetNotation.read(line))).isEqualTo(line);
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                we 4H -1 | -1 tricks; expected 0 to 13
                we SXXXXXX 7 | doubled 6 times; expected at most five times
                we | is not readable here
                we 4H | is not readable here
                we 4H 10 100 they us | is not readable here
                we X 10 | is not readable here
                we P 10 | is not readable here
                they 30 | is not readable here
                """)
        void whatGoesBeyondThemIsRefused(String line, String message) {
            assertThatThrownBy(() -> SheetNotation.read(line))
                    .isInstanceOf(BadNotation.class)
                    .hasMessageContaining(message);
        }

        /** Empty lines between the others are passed over. */
        @Test
        void blankLinesAreNoLines() {
            assertThat(SheetNotation.readAll("we 4H 10; ;passed;", ";")).hasSize(2);
        }
    }

    @Nested
    class OfASheet {
        private static ScoreSheet sheet(BridgeForm form, String... lines) {
            ScoreSheet sheet = ScoreSheet.begin(form);
            for (String line : lines) {
                sheet = sheet.with(SheetNotation.read(line));
            }
            return sheet;
        }

        /** Culbertson, p. 128: a hundred below the line win a game, ninety do not. */
        @Test
        void aHundredBelowTheLineWinAGame() {
            Rubber ninety = (Rubber) sheet(BridgeForm.CONTRACT, "we 3S 9");
            assertThat(ninety.games()).isEmpty();
            assertThat(ninety.partScore(Side.WE)).isEqualTo(90);
            assertThat(((Rubber) sheet(BridgeForm.CONTRACT, "we 3NT 9")).games())
                    .containsExactly(Side.WE);
            assertThat(((Rubber) sheet(BridgeForm.AUCTION, "we 5C 11")).games()).containsExactly(Side.WE);
        }

        /** Culbertson, pp. 135 and 170: only contract bridge pays for a rubber that is broken off. */
        @Test
        void aBrokenRubberPaysOnlyAtContractBridge() {
            Rubber auction = (Rubber) sheet(BridgeForm.AUCTION, "we 3NT 9", "we 1S 7");
            assertThat(auction.ifBrokenOff()).isEmpty();
            assertThat(((Rubber) sheet(BridgeForm.CONTRACT)).ifBrokenOff()).isEmpty();
            assertThat(((Rubber) sheet(BridgeForm.CONTRACT, "they 3NT 9")).ifBrokenOff())
                    .extracting(SheetEntry::inWords)
                    .containsExactly("the only game of an unfinished rubber: 300 to them");
            assertThat(((Rubber) sheet(BridgeForm.CONTRACT, "we 1S 7", "they 1S 7")).ifBrokenOff())
                    .isEmpty();
        }

        /** Everything written stands with its line, its game, and whether it counts towards game. */
        @Test
        void everyEntryHasItsPlace() {
            Rubber rubber = (Rubber) sheet(BridgeForm.CONTRACT, "we 3NT 10", "they +40", "we 4S 10");
            assertThat(rubber.written())
                    .extracting(
                            entry -> entry.line() + " " + entry.game() + " " + entry.below() + " " + entry.inWords())
                    .containsExactly(
                            "0 0 true 3 odd tricks, the first at 40 and the rest at 30: 100 to us",
                            "0 0 false 1 overtrick at 30: 30 to us",
                            "1 1 false points added above the line: 40 to them",
                            "2 1 true 4 odd tricks at 30: 120 to us",
                            "2 1 false the rubber in two games: 700 to us");
            assertThat(rubber.with(SheetNotation.read("they +20"))
                            .written()
                            .getLast()
                            .game())
                    .as("after the rubber the last game")
                    .isEqualTo(1);
            assertThat(rubber.written().getFirst().turned().side()).isEqualTo(Side.THEY);
            assertThat(rubber.partScore(Side.WE)).isZero();
        }

        /** A deal that is passed out brings nothing, and is not played once the rubber is over. */
        @Test
        void aPassedDealIsADealToo() {
            Rubber over = (Rubber) sheet(BridgeForm.CONTRACT, "we 3NT 9", "passed", "we 3NT 9");
            assertThat(over.lines()).hasSize(3);
            assertThat(over.written().getLast().points()).isEqualTo(700);
            assertThatThrownBy(() -> over.with(new SheetLine.PassedOut())).isInstanceOf(ImpossibleDeal.class);
        }

        /** A form without rubbers is played in rounds, in which we deal first. */
        @Test
        void whatHasNoRubbersIsARound() {
            ScoreSheet round = ScoreSheet.begin(BridgeForm.PROGRESSIVE);
            assertThat(round).isInstanceOfSatisfying(ProgressiveRound.class, begun -> {
                assertThat(begun.firstDealer()).isEqualTo(Side.WE);
                assertThat(begun.with(new SheetLine.PassedOut()).dealer()).isEqualTo(Side.THEY);
            });
            assertThat(round.form()).isEqualTo(BridgeForm.PROGRESSIVE);
            ScoreSheet added = round.with(SheetNotation.read("we 1S 8")).with(SheetNotation.read("we +20"));
            assertThat(added.written())
                    .extracting(entry -> entry.line() + " " + entry.game() + " " + entry.inWords())
                    .containsExactly(
                            "0 0 1 odd trick at 30: 30 to us",
                            "0 0 1 overtrick at 30: 30 to us",
                            "0 0 a contract of less than game made: 50 to us",
                            "1 1 points added above the line: 20 to us");
            assertThat(added.withoutLast().written()).hasSize(3);
            assertThat(((ProgressiveRound) added).dealt())
                    .as("points are no deal")
                    .isEqualTo(1);
        }
    }

    /** Where a contract was undertaken and not made the line says so; a rubber and a round take no deal of another form. */
    @Test
    void aLineThatFailsIsToldAndOneOfAnotherFormRefused() {
        assertThat(SheetNotation.read("we 4S 9"))
                .isInstanceOfSatisfying(
                        SheetLine.Played.class,
                        played -> assertThat(played.isFailed()).isTrue());
        assertThat(SheetNotation.read("we 4S 10"))
                .isInstanceOfSatisfying(
                        SheetLine.Played.class,
                        played -> assertThat(played.isFailed()).isFalse());
        ScoreSheet round = ScoreSheet.begin(BridgeForm.PROGRESSIVE);
        SheetLine trumpsAlone = SheetNotation.read("we H 9");
        assertThatThrownBy(() -> round.with(trumpsAlone)).isInstanceOf(ImpossibleDeal.class);
        assertThat(ScoreSheet.begin(BridgeForm.AUCTION).form()).isEqualTo(BridgeForm.AUCTION);
    }

    /** Culbertson, p. 156: in three rubbers each has played with each of the others once; the fourth begins again. */
    @Test
    void pivotGoesRoundInThreeRubbers() {
        assertThat(Stream.of(0, 1, 2, 3).map(Pivot::pairs))
                .containsExactly(
                        "1 and 2 against 3 and 4",
                        "1 and 3 against 2 and 4",
                        "1 and 4 against 2 and 3",
                        "1 and 2 against 3 and 4");
    }
}
