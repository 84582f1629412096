package kibitzer.games.bridge.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.PbnHand;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PbnReaderTest {
    private static final String HANDS = "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85";
    private static final String GAME = """
            % PBN 2.1
            [Event "Club night"]
            [Site ""]
            [Date "1999.05.12"]
            [Board "1"]
            [West "Anna"] [North "Bert"]
            [Dealer "N"]
            [Vulnerable "None"]
            [Deal "%s"]
            [Declarer "S"]
            [Contract "5HX"]
            [Result "9"]
            [Auction "N"]
            1D      1S   3H =1= 4S
            4NT =2= X    {asks for aces,
            or so} Pass! Pass
            5C      X    5H    X ; the end
            Pass    Pass Pass
            [Note "1:non-forcing 6-9 points, 6-card"]
            [Note "2:two colors: \\"clubs\\" and diamonds"]
            [Play "W"]
            SK =1= H3 S4 S3
            C5 C2 C6 CK
            *
            [Note "1:highest of series"]
            [OptimumResultTable "Declarer;Denomination\\\\2R;Result\\\\2R"]
            N NT 4
            S NT 4
            """.replace("%s", HANDS);

    private static RecordsRead read(String text) {
        return PbnReader.read(text);
    }

    private static BoardRecord only(String text) {
        RecordsRead read = read(text);
        assertThat(read.problems()).isEmpty();
        assertThat(read.boards()).hasSize(1);
        return read.boards().getFirst();
    }

    @Nested
    class AWholeGame {
        private final BoardRecord board = only(GAME);

        @Test
        void hasItsCardsDealerAndVulnerability() {
            assertThat(board.deal().hand(Seat.NORTH)).isEqualTo(PbnHand.read(".63.AKQ987.A9732"));
            assertThat(board.deal().hand(Seat.WEST)).isEqualTo(PbnHand.read("KQT2.AT.J6542.85"));
            assertThat(board.dealer()).isEqualTo(Seat.NORTH);
            assertThat(board.vulnerable()).isEqualTo(Vulnerability.NONE);
        }

        @Test
        void keepsItsOtherTagsAndDropsEmptyOnes() {
            assertThat(board.tags())
                    .containsEntry("Event", "Club night")
                    .containsEntry("North", "Bert")
                    .containsEntry("Contract", "5HX")
                    .containsEntry("Result", "9")
                    .doesNotContainKey("Site");
        }

        @Test
        void hasItsAuctionWithNotesAndComments() {
            AuctionRecord auction = board.auction().orElseThrow();
            assertThat(auction.auction().calls()).hasSize(15).startsWith(Call.of("1D"), Call.of("1S"), Call.of("3H"));
            assertThat(auction.auction().isFinished()).isTrue();
            assertThat(auction.remark(2).note()).isEqualTo("non-forcing 6-9 points, 6-card");
            assertThat(auction.remark(4).note()).isEqualTo("two colors: \"clubs\" and diamonds");
            assertThat(auction.remark(5).comment()).isEqualTo("asks for aces, or so");
            assertThat(auction.remark(11).comment()).isEqualTo("the end");
        }

        @Test
        void keepsPlayAndTablesAsTheyStand() {
            assertThat(board.sections())
                    .containsExactly(
                            new Section("Play", "W", List.of("SK =1= H3 S4 S3", "C5 C2 C6 CK", "*")),
                            new Section("Note", "1:highest of series", List.of()),
                            new Section(
                                    "OptimumResultTable",
                                    "Declarer;Denomination\\2R;Result\\2R",
                                    List.of("N NT 4", "S NT 4")));
        }
    }

    @Nested
    class SeveralGames {
        @Test
        void areDividedByEmptyLinesOrByTheNextEvent() {
            String two = GAME + "\n" + GAME.replace("Board \"1\"", "Board \"2\"") + GAME;
            assertThat(read(two).problems()).isEmpty();
            assertThat(read(two).boards())
                    .extracting(board -> board.tag("Board"))
                    .containsExactly("1", "2", "1");
        }

        @Test
        void inheritWhatIsMarkedByTheSharpSign() {
            String second = "[Event \"#\"]\n[Board \"2\"]\n[Dealer \"E\"]\n[Vulnerable \"NS\"]\n[Deal \"#\"]\n";
            RecordsRead read = read(GAME + "\n" + second);
            assertThat(read.problems()).isEmpty();
            assertThat(read.boards().getLast().tag("Event")).isEqualTo("Club night");
            assertThat(read.boards().getLast().deal())
                    .isEqualTo(read.boards().getFirst().deal());
        }

        @Test
        void aBadOneIsToldAndTheOthersStay() {
            String bad = GAME.replace("J973.J98742.3.K4", "J973.J98742.3.K");
            RecordsRead read = read(GAME + "\n" + bad + "\n" + GAME);
            assertThat(read.boards()).hasSize(2);
            assertThat(read.problems())
                    .extracting(Problem::toString)
                    .containsExactly("line 38, [Deal]: south has 12 cards; expected 13");
        }

        /** A game is 28 lines long, its auction begins on the fourteenth; the text ends behind 4S there. */
        @Test
        void anAuctionThatBreaksOffIsToldAndItsCallsStay() {
            String cut = GAME.substring(0, GAME.indexOf("4NT =2="));
            RecordsRead read = read(GAME + "\n" + cut);

            assertThat(read.boards()).hasSize(2);
            assertThat(read.boards().getLast().auction().orElseThrow().auction().calls())
                    .hasSize(4);
            assertThat(read.problems())
                    .extracting(Problem::toString)
                    .containsExactly("line 43, [Auction]: the auction breaks off, and its calls are kept;"
                            + " expected three passes, or \"*\" or \"+\" where it is meant to end so");
        }

        @Test
        void anAuctionThatTheNextTagOrGameCutsOffIsTold() {
            String three = GAME.replace("Pass    Pass Pass\n", "Pass    Pass\n");
            String none = GAME.replaceAll("(?s)1D      1S.*Pass    Pass Pass\n", "");

            assertThat(read(three + "\n" + GAME).problems())
                    .extracting(Problem::line)
                    .containsExactly(18);
            assertThat(read(none + "\n" + GAME).problems())
                    .extracting(Problem::line)
                    .containsExactly(13);
            assertThat(read(three + "\n" + GAME).boards()).hasSize(2);
        }

        @ParameterizedTest
        @ValueSource(strings = {"*", "+", "AP"})
        void anAuctionWithAnEndOfItsOwnIsWhole(String end) {
            assertThat(read(GAME.replace("Pass    Pass Pass\n", "Pass " + end + "\n"))
                            .problems())
                    .isEmpty();
        }

        @Test
        void anAuctionThatNobodyKnowsIsNotCutOff() {
            assertThat(read(GAME.replaceAll("(?s)\\[Auction \"N\".*Pass    Pass Pass\n", "[Auction \"\"]\n"))
                            .problems())
                    .isEmpty();
        }

        @Test
        void whatIsWrittenOfAnUnfinishedAuctionIsReadAsMeant() {
            BoardRecord board =
                    read(GAME.replace("Pass    Pass Pass\n", "*\n")).boards().getFirst();

            assertThat(only(PbnWriter.write(List.of(board))).auction()).isEqualTo(board.auction());
        }

        @Test
        void ofATruncatedFileTheGoodOnesStay() {
            RecordsRead read = read(GAME + "\n" + GAME.substring(0, GAME.indexOf("J973")));
            assertThat(read.boards()).hasSize(1);
            assertThat(read.problems())
                    .extracting(Problem::toString)
                    .containsExactly(
                            "line 31, [Deal]: missing in this game; expected the hands, \"N:AKQ2...\"",
                            "line 38, [Deal]: a tag that cannot be read; expected [Name \"value\"]");
        }
    }

    /** One deal at two tables: the second game may repeat the cards by "#", or leave the tag out. */
    @Nested
    class TwoRoomsAndOneDeal {
        private static final String OPEN = GAME.replace("[Board \"1\"]", "[Board \"1\"]\n[Room \"Open\"]");
        private static final String CLOSED = """
                [Event "#"]
                [Board "1"]
                [Room "Closed"]
                [Contract "4S"]
                [Auction "N"]
                1D 1S Pass 4S
                AP
                """;
        private static final String NEXT = GAME.replace("Board \"1\"", "Board \"2\"");

        @Test
        void theSecondRoomHasTheCardsOfTheFirstAndItsOwnAuction() {
            RecordsRead read = read(OPEN + "\n" + CLOSED + "\n" + NEXT);

            assertThat(read.boards())
                    .extracting(board -> board.tag("Board") + board.tag("Room"))
                    .containsExactly("1Open", "1Closed", "2");
            BoardRecord closed = read.boards().get(1);
            assertThat(closed.deal()).isEqualTo(read.boards().getFirst().deal());
            assertThat(closed.tag("Contract")).isEqualTo("4S");
            assertThat(closed.tag("North")).isEmpty();
            assertThat(closed.auction().orElseThrow().auction().calls()).hasSize(7);
            assertThat(read.problems())
                    .extracting(Problem::toString)
                    .containsExactly("line 31, [Deal]: missing in this game; the cards of the other room are taken;"
                            + " expected the hands, \"N:AKQ2...\"");
        }

        @Test
        void aGameWithoutCardsOfAnotherBoardIsLeftOutAndGivesNothingToTheNext() {
            RecordsRead read = read(OPEN + "\n" + CLOSED.replace("Board \"1\"", "Board \"7\"") + "\n" + NEXT);

            assertThat(read.boards())
                    .extracting(board -> board.tag("Board") + board.tag("Room") + board.tag("Contract"))
                    .containsExactly("1Open5HX", "25HX");
            assertThat(read.problems())
                    .extracting(Problem::toString)
                    .containsExactly("line 31, [Deal]: missing in this game; expected the hands, \"N:AKQ2...\"");
        }

        @Test
        void anEmptyLineEndsAGameEvenWhereTheNextBeginsWithoutAnEvent() {
            RecordsRead read = read("[Room \"Closed\"]\n[Contract \"1C\"]\n[Vulnerable \"All\"]\n\n" + NEXT);

            assertThat(read.boards()).hasSize(1);
            assertThat(read.boards().getFirst().tag("Room")).isEmpty();
            assertThat(read.boards().getFirst().vulnerable()).isEqualTo(Vulnerability.NONE);
            assertThat(read.problems()).extracting(Problem::line).containsExactly(1);
        }
    }

    @Test
    void aVulnerabilityThatCannotBeReadOrIsNotKnownIsToldAndWhatIsTaken() {
        for (String unknown : List.of("", "?", " ")) {
            assertThat(problem("[Vulnerable \"None\"]", "[Vulnerable \"" + unknown + "\"]"))
                    .isEqualTo("line 8, [Vulnerable]: missing; nobody is taken to be vulnerable;"
                            + " expected None, NS, EW or All");
        }
        for (String wrong : List.of("Sometimes", "N", "NSEW", "yes", "0")) {
            assertThat(problem("[Vulnerable \"None\"]", "[Vulnerable \"" + wrong + "\"]"))
                    .startsWith("line 8, [Vulnerable]: \"" + wrong + "\"")
                    .endsWith("; nobody is taken to be vulnerable");
        }
        for (String none : List.of("None", "Love", "-", "none")) {
            assertThat(only(GAME.replace("\"None\"", "\"" + none + "\"")).vulnerable())
                    .isEqualTo(Vulnerability.NONE);
        }
    }

    @Test
    void aFaultThatAllBoardsOfALongFileHaveIsToldOnce() {
        StringBuilder file = new StringBuilder();
        for (int board = 1; board <= 3_000; board++) {
            file.append(GAME.replace("[Board \"1\"]", "[Board \"" + board + "\"]")
                            .replace("[Vulnerable \"None\"]\n", "")
                            .replace("5HX\"", board == 1_500 ? "8H\"" : "5HX\""))
                    .append('\n');
        }
        RecordsRead read = read(file.toString());

        assertThat(read.boards())
                .hasSize(3_000)
                .allSatisfy(board -> assertThat(board.auction())
                        .hasValueSatisfying(record ->
                                assertThat(record.auction().isFinished()).isTrue()));
        assertThat(read.told())
                .containsExactly(
                        "lines 2, 30, 58, 86, 114 and 2995 more, [Vulnerable]: missing;"
                                + " nobody is taken to be vulnerable; expected None, NS, EW or All",
                        "line 41982, [Contract]: \"8H\"; expected a contract such as 4H, 3NTX, Pass");
    }

    private static String problem(String from, String to) {
        return String.join(
                "\n",
                read(GAME.replace(from, to)).problems().stream()
                        .map(Problem::toString)
                        .toList());
    }

    @Nested
    class WhatIsWrong {
        @Test
        void isToldByLineAndTag() {
            assertThat(problem("A8654", "A8653"))
                    .isEqualTo("line 9, [Deal]: the three of spades is in two hands; expected different cards");
            assertThat(problem("T.QJT6", "1.QJT6")).startsWith("line 9, [Deal]: east's hand:");
            assertThat(problem("N:.63", "Z:.63"))
                    .startsWith("line 9, [Deal]: \"Z\"")
                    .contains("a seat");
            assertThat(problem(" KQT2.AT.J6542.85", "")).isEqualTo("line 9, [Deal]: 3 hands; expected four");
            assertThat(problem("Dealer \"N\"", "Dealer \"Q\"")).startsWith("line 7, [Dealer]:");
            assertThat(problem("\"None\"", "\"Sometimes\"")).startsWith("line 8, [Vulnerable]:");
            assertThat(problem("\"5HX\"", "\"8H\"")).startsWith("line 11, [Contract]: \"8H\"; expected a contract");
            assertThat(problem("[Result \"9\"]", "[Result 9]")).startsWith("line 12, [Result]: a tag that cannot");
        }

        @Test
        void inAnAuctionLeavesTheCallsBeforeIt() {
            RecordsRead read = read(GAME.replace("4NT =2=", "3NT =2="));
            assertThat(read.problems())
                    .extracting(Problem::toString)
                    .containsExactly("line 15, [Auction]: call 5 (3NT): it is not higher than the last bid, 4S;"
                            + " expected a legal auction; the calls before it are kept");
            assertThat(read.boards()
                            .getFirst()
                            .auction()
                            .orElseThrow()
                            .auction()
                            .calls())
                    .hasSize(4);
        }

        @Test
        void anAuctionThatAnotherThanTheDealerBeginsIsLeftOut() {
            RecordsRead read = read(GAME.replace("[Auction \"N\"]", "[Auction \"E\"]"));
            assertThat(read.problems()).hasSize(1);
            assertThat(read.boards().getFirst().auction()).isEmpty();
        }

        @Test
        void aDealerThatCannotBeReadIsToldOnceAndTheDealLeftOut() {
            RecordsRead read =
                    read(GAME.replace("[Dealer \"N\"]", "[Dealer \"X\"]").replace("[Auction \"N\"]", "[Auction \"\"]"));
            assertThat(read.problems())
                    .extracting(Problem::toString)
                    .containsExactly("line 7, [Dealer]: \"X\" is not readable here; expected a seat: N E S W;"
                            + " the deal is left out");
            assertThat(read.boards()).isEmpty();
        }

        @Test
        void whoBeginsTheAuctionStandsForADealerThatCannotBeRead() {
            RecordsRead read = read(GAME.replace("[Dealer \"N\"]", "[Dealer \"X\"]"));
            assertThat(read.problems())
                    .extracting(Problem::wrong)
                    .singleElement()
                    .asString()
                    .endsWith("; north is taken");
            assertThat(read.boards().getFirst().dealer()).isEqualTo(Seat.NORTH);
        }

        @Test
        void aDealerThatIsNotThereOrNotKnownIsTakenToBeNorth() {
            for (String dealer : List.of("", "[Dealer \"\"]\n", "[Dealer \"?\"]\n")) {
                RecordsRead read =
                        read(GAME.replace("[Dealer \"N\"]\n", dealer).replace("[Auction \"N\"]", "[Auction \"\"]"));
                assertThat(read.problems())
                        .extracting(Problem::wrong)
                        .singleElement()
                        .asString()
                        .startsWith("missing; north is taken");
                assertThat(read.boards()).hasSize(1);
            }
        }

        @Test
        void aTextWithoutDealsSaysSo() {
            assertThat(read("Dear Sir,\nplease find").problems())
                    .extracting(Problem::toString)
                    .containsExactly("line 1: text before any tag; expected [Name \"value\"]");
            assertThat(DealFile.read("  \n").problems())
                    .extracting(Problem::toString)
                    .containsExactly("line 1: nothing is in it; expected deals in PBN or LIN");
        }
    }

    @Nested
    class TheHands {
        @Test
        void beginWithTheSeatThatIsNamed() {
            BoardRecord board =
                    only(GAME.replace("N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6", "S:.63.AKQ987.A9732 A8654.KQ5.T.QJT6"));
            assertThat(board.deal().hand(Seat.SOUTH)).isEqualTo(PbnHand.read(".63.AKQ987.A9732"));
        }

        @Test
        void mayLeaveOneOutWhichHasTheRest() {
            assertThat(only(GAME.replace("KQT2.AT.J6542.85", "-")).deal())
                    .isEqualTo(only(GAME).deal());
            assertThat(problem("J973.J98742.3.K4 KQT2.AT.J6542.85", "- -"))
                    .isEqualTo("line 9, [Deal]: only two hands are given; expected four, or three of them");
        }
    }

    @Test
    void allPassAndAnUnfinishedAuctionAreUnderstood() {
        String calls = GAME.substring(GAME.indexOf("1D      "), GAME.indexOf("[Note"));
        assertThat(only(GAME.replace(calls, "1NT AP\n"))
                        .auction()
                        .orElseThrow()
                        .auction()
                        .calls())
                .containsExactly(Call.of("1NT"), Call.PASS, Call.PASS, Call.PASS);
        assertThat(only(GAME.replace(calls, "1NT Pass *\n"))
                        .auction()
                        .orElseThrow()
                        .auction()
                        .calls())
                .containsExactly(Call.of("1NT"), Call.PASS);
    }
}
