package kibitzer.games.bridge.par;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.doubledummy.DoubleDummyTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract that par is reached by: one that the other side cannot outbid with gain. Scores are added up by hand. */
class ParContractTest {

    /** Tricks of north and south, and of the others, in clubs, diamonds, hearts, spades and no trump. */
    @ParameterizedTest
    @CsvSource({
        // four clubs: 80 and 50; three spades doubled would cost 100 only, four of them 300
        "10 7 5 5 7, 3 6 8 8 6, NONE, 4C, 0, 130",
        // four hearts are 420; four spades doubled, two down, cost 300, so it is five hearts
        "8 8 11 5 8, 5 5 2 8 5, NONE, 5H, 0, 450",
        // four spades doubled, two down, cost 300 and save 120
        "8 8 10 5 8, 5 5 3 8 5, NONE, 4S, 1, 300",
        // vulnerable three tricks cost 800
        "8 8 10 5 8, 5 5 3 7 5, BOTH, 4H, 0, 620",
    })
    void leavesTheOthersNoBetterBid(
            String ours, String theirs, Vulnerability vulnerability, String bid, int doubled, int northSouth) {
        Par par = new Par(table(ours, theirs), vulnerability);

        assertThat(par.northSouth(Seat.NORTH)).isEqualTo(northSouth);
        assertThat(par.contract(Seat.NORTH))
                .map(FinalContract::bid)
                .map(Object::toString)
                .contains(bid);
        assertThat(par.contract(Seat.NORTH)).map(FinalContract::doubled).contains(doubled);
    }

    private static DoubleDummyTable table(String ours, String theirs) {
        Map<Strain, Map<Seat, Integer>> results = new EnumMap<>(Strain.class);
        for (Strain strain : Strain.values()) {
            results.put(
                    strain,
                    Stream.of(Seat.values())
                            .collect(Collectors.toMap(
                                    seat -> seat,
                                    seat -> tricks(seat.isNorthSouth() ? ours : theirs)[strain.ordinal()])));
        }
        return new DoubleDummyTable(results);
    }

    private static int[] tricks(String line) {
        return Arrays.stream(line.split(" ")).mapToInt(Integer::parseInt).toArray();
    }
}
