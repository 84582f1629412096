package kibitzer.games.bridge.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.PbnHand;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinReaderTest {
    private static final String HANDS = "SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732,SA8654HKQ5DTCQJT6";
    private static final String BOARD = "pn|sue,wim,nan,eve|st||md|3" + HANDS + "|rh||ah|Board 7|sv|n|"
            + "mb|1D|mb|1S|mb|3H!|an|weak, six hearts|mb|4S|mb|p|mb|p|mb|P|pg||pc|D3|pc|D2|pc|DK|pc|DT|pg||"
            + "pc|C2|pc|CT|pc|CK|pc|C5|pg||mc|10|";

    private static BoardRecord only(String text) {
        RecordsRead read = LinReader.read(text);
        assertThat(read.problems()).isEmpty();
        assertThat(read.boards()).hasSize(1);
        return read.boards().getFirst();
    }

    @Test
    void aBoardHasItsHandsFromSouthRound() {
        BoardRecord board = only(BOARD);
        assertThat(board.deal().hand(Seat.SOUTH)).isEqualTo(PbnHand.read("J973.J98742.3.K4"));
        assertThat(board.deal().hand(Seat.WEST)).isEqualTo(PbnHand.read("KQT2.AT.J6542.85"));
        assertThat(board.deal().hand(Seat.NORTH)).isEqualTo(PbnHand.read(".63.AKQ987.A9732"));
        assertThat(board.dealer()).isEqualTo(Seat.NORTH);
        assertThat(board.tags())
                .containsEntry("Board", "7")
                .containsEntry("South", "sue")
                .containsEntry("East", "eve");
    }

    @Test
    void theFourthHandHasTheRest() {
        String three = BOARD.replace(",SA8654HKQ5DTCQJT6", "");
        assertThat(only(three).deal()).isEqualTo(only(BOARD).deal());
        assertThat(only(BOARD.replace(",SA8654HKQ5DTCQJT6", ",")).deal())
                .isEqualTo(only(BOARD).deal());
    }

    @Test
    void theAuctionHasItsAlertsAndTheirMeaning() {
        AuctionRecord auction = only(BOARD).auction().orElseThrow();
        assertThat(auction.auction().calls())
                .containsExactly(
                        Call.of("1D"), Call.of("1S"), Call.of("3H"), Call.of("4S"), Call.PASS, Call.PASS, Call.PASS);
        assertThat(auction.remark(2).note()).isEqualTo("weak, six hearts");
        assertThat(only(BOARD.replace("an|weak, six hearts|", ""))
                        .auction()
                        .orElseThrow()
                        .remark(2)
                        .note())
                .isEqualTo("alerted");
    }

    @Test
    void callsMayStandInOneValue() {
        String together =
                BOARD.replace("mb|1D|mb|1S|mb|3H!|an|weak, six hearts|mb|4S|mb|p|mb|p|mb|P|", "mb|1d1s3h!4Sppp|");
        assertThat(only(together).auction().orElseThrow().auction())
                .isEqualTo(only(BOARD).auction().orElseThrow().auction());
    }

    @ParameterizedTest
    @CsvSource({"o, NONE", "n, NORTH_SOUTH", "e, EAST_WEST", "b, BOTH", "0, NONE", "B, BOTH"})
    void vulnerabilityHasItsLetters(String letter, Vulnerability vulnerable) {
        assertThat(only(BOARD.replace("sv|n|", "sv|" + letter + "|")).vulnerable())
                .isEqualTo(vulnerable);
    }

    @ParameterizedTest
    @CsvSource({"1, SOUTH", "2, WEST", "3, NORTH", "4, EAST"})
    void theDealerIsADigitFromSouthRound(String digit, Seat dealer) {
        String dealt = "md|" + digit + HANDS + "|sv|o|mb|p|mb|p|mb|p|mb|p|";
        assertThat(only(dealt).dealer()).isEqualTo(dealer);
    }

    @Test
    void thePlayIsLaidOutByTricksWithTheFirstLeaderInTheFirstColumn() {
        assertThat(only(BOARD).sections())
                .containsExactly(new Section("Play", "S", List.of("D3 D2 DK DT", "CK C5 C2 CT")));
    }

    @Test
    void severalBoardsAreDividedByTheirDeals() {
        String two = "vg|Cup final,x,y|\n" + "qx|o1|" + BOARD + "\nqx|c1|" + BOARD.replace("Board 7", "Board 8");
        RecordsRead read = LinReader.read(two);
        assertThat(read.problems()).isEmpty();
        assertThat(read.boards()).extracting(board -> board.tag("Board")).containsExactly("7", "8");
        assertThat(read.boards())
                .allSatisfy(board -> assertThat(board.tag("Event")).isEqualTo("Cup final"));
    }

    private static String problem(String from, String to) {
        return String.join(
                "\n",
                LinReader.read(BOARD.replace(from, to)).problems().stream()
                        .map(Problem::toString)
                        .toList());
    }

    @Test
    void whatIsWrongIsToldByLineAndCommand() {
        assertThat(problem("SJ973H", "SJ97H")).isEqualTo("line 1, [md]: south has 12 cards; expected 13");
        assertThat(problem("SKQT2H", "SKQT3H"))
                .isEqualTo("line 1, [md]: the three of spades is in two hands; expected different cards");
        assertThat(problem("md|3S", "md|7S")).isEqualTo("line 1, [md]: \"7\" names no dealer; expected 1, 2, 3 or 4");
        assertThat(problem("mb|4S|", "mb|2S|"))
                .startsWith("line 1, [mb]: call 4 (2S): it is not higher than the last bid, 3H")
                .contains("the calls before it are kept");
        assertThat(problem("sv|n|", "sv|q|")).startsWith("line 1, [sv]:");
        assertThat(problem("pc|D2|", "pc|D3|"))
                .startsWith("line 1, [pc]: west cannot play the three of diamonds to trick 1");
        assertThat(problem("mc|10|", "mc|10"))
                .isEqualTo("line 1, [mc]: the file ends within a command; expected a value between two bars");
    }

    @Test
    void anAuctionThatBreaksOffIsToldAndItsCallsStay() {
        String cut = BOARD.substring(0, BOARD.indexOf("mb|p|mb|P|"));
        RecordsRead read = LinReader.read(BOARD + "\n" + cut);

        assertThat(read.boards()).hasSize(2);
        assertThat(read.boards().getLast().auction().orElseThrow().auction().calls())
                .hasSize(5);
        assertThat(read.problems())
                .extracting(Problem::toString)
                .containsExactly("line 2, [mb]: the auction breaks off, and its calls are kept; expected three passes");
    }

    @Test
    void aDealWithoutAnAuctionIsNotCutOff() {
        assertThat(LinReader.read("md|3" + HANDS + "|sv|o|").problems()).isEmpty();
    }

    @Test
    void ofATruncatedFileTheGoodBoardsStay() {
        RecordsRead read = LinReader.read(BOARD + "\nqx|o2|" + BOARD.substring(0, 60));
        assertThat(read.boards()).hasSize(1);
        assertThat(read.problems())
                .extracting(Problem::toString)
                .containsExactly("line 2, [md]: the file ends within a command; expected a value between two bars");
    }
}
