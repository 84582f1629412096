package kibitzer.games.bridge.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.api.Test;

/** What is written is read again as it was; whatever is read, nothing fails. */
class RecordPropertiesTest {
    private static final List<String> WORDS = List.of(
            "plain",
            "\"quoted\"",
            "back\\slash",
            "[bracket]",
            "{brace}",
            "; semi",
            "% percent",
            "#",
            "##two",
            "=1=",
            "1NT",
            "*",
            "½ ♠",
            "  wide   blanks ",
            "$7",
            "\\",
            "\"",
            "a\nb");

    private static String words(Chance chance) {
        return IntStream.range(0, chance.below(8))
                .mapToObj(i -> chance.oneOf(WORDS))
                .collect(Collectors.joining(" "));
    }

    private static Auction auction(Chance chance, Seat dealer) {
        Auction auction = Auction.opened(dealer);
        int most = chance.below(20);
        while (!auction.isFinished() && auction.calls().size() < most) {
            List<Call> legal = auction.legalCalls();
            auction = auction.with(chance.onceIn(2) ? Call.PASS : legal.get(chance.below(Math.min(6, legal.size()))));
        }
        return auction;
    }

    private static BoardRecord board(long seed) {
        Chance chance = new Seed(seed).chance();
        Seat dealer = chance.oneOf(List.of(Seat.values()));
        Map<String, String> tags = new LinkedHashMap<>();
        for (String name : List.of("Event", "Site", "Board", "West", "Contract", "Room", "Termination")) {
            if (chance.onceIn(2)) {
                tags.put(name, words(chance));
            }
        }
        Optional<AuctionRecord> record = Optional.empty();
        if (!chance.onceIn(5)) {
            Auction auction = auction(chance, dealer);
            Map<Integer, CallRemark> remarks = new HashMap<>();
            for (int place = 0; place < auction.calls().size(); place++) {
                if (chance.onceIn(3)) {
                    remarks.put(place, new CallRemark(words(chance), words(chance)));
                }
            }
            record = Optional.of(new AuctionRecord(auction, remarks));
        }
        List<Section> sections = new ArrayList<>();
        if (chance.onceIn(2)) {
            sections.add(new Section("Play", "W", List.of("SK H3 S4 S3", "C5  C2 C6 CK", "*")));
            sections.add(new Section("Note", "1:" + words(chance), List.of()));
        }
        if (chance.onceIn(2)) {
            sections.add(new Section("ScoreTable", words(chance), List.of("1 N \"a b\" 4", "2 S x 5")));
        }
        return new BoardRecord(
                tags,
                dealer,
                chance.oneOf(List.of(Vulnerability.values())),
                Deal.shuffled(new Seed(seed)),
                record,
                sections);
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        for (long seed = 0; seed < 2_000; seed++) {
            BoardRecord board = board(seed);
            String pbn = PbnWriter.write(List.of(board));
            assertThat(PbnReader.read(pbn).boards()).as(pbn).containsExactly(board);
        }
    }

    @Test
    void manyBoardsOfOneFileAreReadAgain() {
        List<BoardRecord> boards =
                IntStream.range(0, 200).mapToObj(seed -> board(seed + 5_000)).toList();
        RecordsRead read = DealFile.read(DealFile.decode(DealFile.encode(PbnWriter.write(boards))));
        assertThat(read.boards()).hasSameSizeAs(boards);
        assertThat(read.boards())
                .extracting(BoardRecord::deal)
                .containsExactlyElementsOf(
                        boards.stream().map(BoardRecord::deal).toList());
    }

    @Test
    void aDamagedFileGivesProblemsAndNeverFails() {
        List<String> whole = List.of(
                PbnWriter.write(List.of(board(1), board(2), board(3))),
                "qx|o1|md|3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732|sv|b|ah|Board 7|\nmb|1D!|an|x|mb|p|"
                        + "mb|p|mb|p|pc|SA|pc|S2|\nmd|1SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732|sv|o|");
        Chance chance = new Seed(99).chance();
        String noise = "[]{}\"\\%;|#=*:.-AKQJT98SHDCN\n\r \u0000é♠md";
        for (int i = 0; i < 8_000; i++) {
            StringBuilder text = new StringBuilder(chance.oneOf(whole));
            int changes = 1 + chance.below(12);
            for (int j = 0; j < changes && !text.isEmpty(); j++) {
                int at = chance.below(text.length());
                switch (chance.below(4)) {
                    case 0 -> text.setLength(at);
                    case 1 -> text.deleteCharAt(at);
                    case 2 -> text.insert(at, noise.charAt(chance.below(noise.length())));
                    default -> text.setCharAt(at, noise.charAt(chance.below(noise.length())));
                }
            }
            for (RecordsRead read : List.of(
                    DealFile.read(text.toString()), PbnReader.read(text.toString()), LinReader.read(text.toString()))) {
                assertThat(read.boards().size() + read.problems().size()).isPositive();
                assertThat(read.problems()).allSatisfy(problem -> {
                    assertThat(problem.line()).isBetween(1, 200);
                    assertThat(problem.wrong()).isNotBlank();
                });
            }
        }
    }
}
