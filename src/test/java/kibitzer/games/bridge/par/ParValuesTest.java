package kibitzer.games.bridge.par;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.games.bridge.doubledummy.DoubleDummyTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a deal is worth, by tables of tricks from which it is reckoned by hand (duplicate scores, Culbertson pp. 129 and 164). */
class ParValuesTest {
    /** Tricks of both sides, the same in every strain but one. */
    private static DoubleDummyTable table(int ours, int theirs, Strain strain, int oursThere, int theirsThere) {
        Map<Strain, Map<Seat, Integer>> results = new EnumMap<>(Strain.class);
        for (Strain each : Strain.values()) {
            results.put(
                    each,
                    Stream.of(Seat.values())
                            .collect(Collectors.toMap(
                                    seat -> seat,
                                    seat -> seat.isNorthSouth()
                                            ? each == strain ? oursThere : ours
                                            : each == strain ? theirsThere : theirs)));
        }
        return new DoubleDummyTable(results);
    }

    private static Auction auction(Seat dealer, String calls) {
        Auction auction = Auction.opened(dealer);
        for (String call : calls.split(" ")) {
            auction = auction.with(Call.of(call));
        }
        return auction;
    }

    /** Six tricks in every strain for either side: who bids goes down, and nobody does. */
    @Test
    void whereNobodyMakesAnythingNobodyBids() {
        Par par = new Par(table(6, 6, Strain.NO_TRUMP, 6, 6), Vulnerability.NONE);
        assertThat(par.northSouth()).isZero();
        assertThat(par.contract(Seat.NORTH)).isEmpty();
        assertThat(par.made()).isEmpty();
    }

    /** Both sides make one no trump and no more: who bids it first has 90, and the mean of both is nothing. */
    @Test
    void whoBidsFirstHasIt() {
        Par par = new Par(table(6, 6, Strain.NO_TRUMP, 7, 7), Vulnerability.NONE);
        assertThat(par.northSouth(Seat.NORTH)).isEqualTo(90);
        assertThat(par.northSouth(Seat.SOUTH)).isEqualTo(90);
        assertThat(par.northSouth(Seat.EAST)).isEqualTo(-90);
        assertThat(par.northSouth()).isZero();
        assertThat(par.contract(Seat.NORTH)).get().hasToString("1NT");
        assertThat(par.contract(Seat.WEST)).get().satisfies(contract -> {
            assertThat(contract).hasToString("1NT");
            assertThat(contract.declarer().isNorthSouth()).isFalse();
        });
        assertThat(par.made()).isEmpty();
    }

    /** Seven of one side's tricks at hearts: 80 for one heart, and the others have nothing to bid. */
    @Test
    void aPartScoreIsMade() {
        Par par = new Par(table(6, 5, Strain.HEARTS, 7, 5), Vulnerability.NONE);
        assertThat(par.northSouth()).isEqualTo(80);
        assertThat(par.made()).get().hasToString("1H");
        Par theirs = new Par(table(5, 6, Strain.HEARTS, 5, 7), Vulnerability.NONE);
        assertThat(theirs.northSouth()).isEqualTo(-80);
        assertThat(theirs.made()).get().hasToString("1H");
        assertThat(theirs.contract(Seat.NORTH))
                .get()
                .satisfies(contract ->
                        assertThat(contract.declarer().isNorthSouth()).isFalse());
    }

    /** What was bid, played as well as can be: one heart by south 80, by west one down doubled; four passes nothing. */
    @ParameterizedTest
    @CsvSource({
        "S, 1H P P P, 80",
        "S, 2H P P P, -50",
        "S, 2H X P P P, -100",
        "W, 1H P P P, 100",
        "W, 1H X P P P, 300",
        "N, P P P P, 0",
        "N, 1H P P, 0"
    })
    void anAuctionBringsWhatItsContractDoes(String dealer, String calls, int northSouth) {
        Par par = new Par(table(6, 5, Strain.HEARTS, 7, 5), Vulnerability.NONE);
        assertThat(par.of(auction(Seat.of(dealer), calls))).isEqualTo(northSouth);
    }
}
