package kibitzer.games.bridge.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.PbnHand;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The least and the most that a file of deals can hold, and how what goes beyond is told. */
class ReadingLimitsTest {
    private static final String SOUTH = "SAQ42HKJ5DQ83CK97";
    private static final String WEST = "SKJ7H93DAJ754CQ82";
    private static final String NORTH = "ST83HAQT4DKT2CA64";
    private static final String EAST = "S965H8762D96CJT53";

    /** The same fault on many lines: all of five, or five and how many more. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1 | line 1, [Deal]: wrong
            2 | lines 1 and 2, [Deal]: wrong
            3 | lines 1, 2 and 3, [Deal]: wrong
            5 | lines 1, 2, 3, 4 and 5, [Deal]: wrong
            6 | lines 1, 2, 3, 4, 5 and 1 more, [Deal]: wrong
            9 | lines 1, 2, 3, 4, 5 and 4 more, [Deal]: wrong
            """)
    void aFaultOnManyLinesIsToldOnce(int lines, String told) {
        List<Integer> all = IntStream.rangeClosed(1, lines).boxed().toList();
        assertThat(new Problem(0, "Deal", "wrong").toldOf(all)).isEqualTo(told);
    }

    @Test
    void aFaultOfNoFieldIsToldByItsLine() {
        assertThat(new Problem(3, "", "wrong")).hasToString("line 3: wrong");
        assertThat(Problem.at(3, "", "this", "that").anywhere()).isEqualTo(new Problem(0, "", "this; expected that"));
    }

    /** A remark stands on the first call or the last, and on none beside. */
    @Test
    void aRemarkStandsOnACall() {
        Auction auction = Auction.opened(Seat.NORTH).with(Call.PASS).with(Call.of("1C"));
        CallRemark strong = new CallRemark("strong", "");
        AuctionRecord bare = AuctionRecord.bare(auction);
        assertThat(bare.with(0, strong).with(1, strong).remarks()).containsOnlyKeys(0, 1);
        assertThat(bare.remark(1)).isEqualTo(CallRemark.NONE);
        for (int beyond : new int[] {-1, 2}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> bare.with(beyond, strong))
                    .withMessage("remark on call " + beyond + "; expected 0 to 1");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0 | "0" names no dealer; expected 1, 2, 3 or 4
            5 | "5" names no dealer; expected 1, 2, 3 or 4
            '' | "" names no dealer; expected 1, 2, 3 or 4
            """)
    void aDealerIsOneToFour(String digit, String told) {
        assertThatThrownBy(() -> LinHands.dealer(digit))
                .isInstanceOf(BadNotation.class)
                .hasMessage(told);
        assertThat(LinHands.dealer("1")).isEqualTo(Seat.SOUTH);
        assertThat(LinHands.dealer("4")).isEqualTo(Seat.EAST);
    }

    @Test
    void threeHandsAreADealAndFiveAreNot() {
        Deal whole = LinHands.deal("3" + String.join(",", SOUTH, WEST, NORTH, EAST));
        assertThat(LinHands.deal("3" + String.join(",", SOUTH, WEST, NORTH))).isEqualTo(whole);
        assertThat(LinHands.deal("3" + String.join(",", "", WEST, NORTH, EAST))).isEqualTo(whole);
        assertThatThrownBy(() -> LinHands.deal("3" + String.join(",", SOUTH, WEST, NORTH, EAST, "")))
                .hasMessage("5 hands; expected four, or three");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            3 | no hand is given
            3SAQ42HKJ5DQ83CK97 | only one hand is given
            3SAQ42HKJ5DQ83CK97,SKJ7H93DAJ754CQ82 | only two hands are given
            3SAQ42HKJ5DQ83CK9 | south has 12 cards
            3SA | south has 1 card;
            3SAQ42SKJ5DQ83CK97 | south has 13 cards
            3SAQ42HKJ5SA3CK97 | south's hand: its spades stand twice
            3XAQ42 | south's hand has "X" in place of a suit
            3SAQ42HKJ5DQ83CK97,SA | the ace of spades is in two hands
            """)
    void whatIsNoDealIsTold(String value, String told) {
        if (told.equals("south has 13 cards")) {
            // a suit that stands twice with other cards is one suit
            assertThatThrownBy(() -> LinHands.deal(value)).hasMessageContaining("only one hand is given");
        } else {
            assertThatThrownBy(() -> LinHands.deal(value))
                    .isInstanceOf(BadNotation.class)
                    .hasMessageContaining(told);
        }
    }

    /** Two hands are too few for a deal of a file, three are enough. */
    @Test
    void aDealOfHandsBySeat() {
        Map<Seat, CardSet> three = Map.of(
                Seat.SOUTH, PbnHand.read("AQ42.KJ5.Q83.K97"),
                Seat.WEST, PbnHand.read("KJ7.93.AJ754.Q82"),
                Seat.NORTH, PbnHand.read("T83.AQT4.KT2.A64"));
        assertThat(DealFile.deal(three).hand(Seat.EAST)).isEqualTo(PbnHand.read("965.8762.96.JT53"));
    }

    /** Tags of PBN: a name, a value in quotation marks, a closing bracket, blanks between; what has not all of it is told. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            [Dealer "N"] | Dealer=N
            [ Dealer "N"] | fault
            [Dealer  "N" ] | Dealer=N
            [My_Tag2 ""] | My_Tag2=
            [Event "a \\"b\\" c"] | Event=a "b" c
            [Event "a | fault
            [Event "a" | fault
            [Event "a"x] | fault
            [Event a] | fault
            [Event | fault
            [Event " | fault
            [ | fault
            ["N"] | fault
            """)
    void aTagIsReadWholeOrToldOf(String line, String read) {
        PbnScanner scanner = new PbnScanner(line);
        List<PbnToken> tokens = scanner.tokens();
        if (read.equals("fault")) {
            assertThat(tokens).isEmpty();
            assertThat(scanner.problems())
                    .singleElement()
                    .extracting(Problem::wrong)
                    .isEqualTo("a tag that cannot be read; expected [Name \"value\"]");
        } else {
            String[] parts = read.split("=", 2);
            assertThat(tokens).containsExactly(new PbnToken.Tag(1, parts[0], parts[1]));
            assertThat(scanner.problems()).isEmpty();
        }
    }

    /** Comments, words and empty lines, each on its line; a per cent sign passes over a line only where it begins it. */
    @Test
    void aFileIsCutIntoTokens() {
        PbnScanner scanner = new PbnScanner("% skipped\n1C {two\nlines} 2C;rest\n\nX% {}\n{open");
        assertThat(scanner.tokens())
                .containsExactly(
                        new PbnToken.Word(2, "1C"),
                        new PbnToken.Comment(2, "two\nlines"),
                        new PbnToken.Word(3, "2C"),
                        new PbnToken.Comment(3, "rest"),
                        new PbnToken.Blank(4),
                        new PbnToken.Word(5, "X%"),
                        new PbnToken.Comment(5, ""));
        assertThat(scanner.problems())
                .extracting(Problem::toString)
                .containsExactly("line 6: a comment that is not closed; expected }");
    }

    /** A file that says it is neither: blank, or a link without cards. */
    @ParameterizedTest
    @ValueSource(strings = {"", "  \n"})
    void nothingIsTold(String text) {
        assertThat(DealFile.read(text).told()).singleElement().asString().contains("nothing is in it");
    }

    /** Play laid out: four cards a row, the first leader in the first column, the winner of a trick leads to the next. */
    @Test
    void playIsLaidOutTrickByTrick() {
        String lin = "md|1" + String.join(",", SOUTH, WEST, NORTH, EAST) + "|sv|o|mb|1S|mb|p|mb|p|mb|p|";
        BoardRecord board = LinReader.read(lin).boards().getFirst();
        // west leads diamonds and north's king wins; west's king of trumps wins the second
        BoardRecord laid = PlayTable.of(board, CardNotation.readList("D4 DK D9 D3 S3 S5 SQ SK C2 C4"));
        assertThat(laid.sections())
                .containsExactly(new Section("Play", "W", List.of("D4 DK D9 D3", "SK S3 S5 SQ", "C2 C4 - -")));
        assertThatThrownBy(() -> PlayTable.of(board, CardNotation.readList("D4 DK D9 D3 D4")))
                .hasMessageContaining("north cannot play the four of diamonds to trick 2");
        assertThatThrownBy(() -> PlayTable.of(board, CardNotation.readList("D3")))
                .hasMessageContaining("west cannot play the three of diamonds to trick 1");
    }

    /** Signs of other alphabets in a file: what is UTF-8 is read so, what is not is Latin; suits go out as letters. */
    @Test
    void aFileIsReadInItsAlphabet() {
        byte[] utf8 = "Zoë ♠".getBytes(StandardCharsets.UTF_8);
        byte[] latin = "Zoë".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(DealFile.decode(utf8)).isEqualTo("Zoë ♠");
        assertThat(DealFile.decode(latin)).isEqualTo("Zoë");
        assertThat(DealFile.decode(DealFile.encode("1♠ 1♥ 1♦ 1♣ −1 it’s Zoë"))).isEqualTo("1S 1H 1D 1C -1 it's Zoë");
    }
}
