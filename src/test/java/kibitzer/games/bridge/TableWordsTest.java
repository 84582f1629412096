package kibitzer.games.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Seats, sides, strains, bids and contracts: how they follow each other, how they are read and said. */
class TableWordsTest {
    @ParameterizedTest
    @CsvSource({"N, E, S, north, true", "E, S, W, east, false", "S, W, N, south, true", "W, N, E, west, false"})
    void seatsFollowEachOtherToTheLeft(String seat, String next, String partner, String word, boolean northSouth) {
        Seat here = Seat.of(seat);
        assertThat(here.next()).isEqualTo(Seat.of(next));
        assertThat(here.partner()).isEqualTo(Seat.of(partner));
        assertThat(here.after(4)).isEqualTo(here);
        assertThat(here.inWords()).isEqualTo(word);
        assertThat(String.valueOf(here.letter())).isEqualTo(seat);
        assertThat(Seat.of(" " + word + " ")).isEqualTo(here);
        assertThat(here.isNorthSouth()).isEqualTo(northSouth);
    }

    @Test
    void whatIsNoSeatIsRefused() {
        assertThatThrownBy(() -> Seat.of("X")).isInstanceOf(BadNotation.class).hasMessageContaining("a seat: N E S W");
    }

    @ParameterizedTest
    @CsvSource({
        "none, NONE, nobody, NONE, false, false",
        "ns, NORTH_SOUTH, north and south, EAST_WEST, true, false",
        "ew, EAST_WEST, east and west, NORTH_SOUTH, false, true",
        "both, BOTH, both sides, BOTH, true, true"
    })
    void aVulnerabilityIsOfSides(
            String word, Vulnerability value, String said, Vulnerability exchanged, boolean north, boolean west) {
        assertThat(Vulnerability.of(word)).isEqualTo(value);
        assertThat(value.word()).isEqualTo(word);
        assertThat(value.inWords()).isEqualTo(said);
        assertThat(value.ofTheOthers()).isEqualTo(exchanged);
        assertThat(value.of(Seat.NORTH)).isEqualTo(north);
        assertThat(value.of(Seat.SOUTH)).isEqualTo(north);
        assertThat(value.of(Seat.WEST)).isEqualTo(west);
    }

    @ParameterizedTest
    @CsvSource({"Love, NONE", "'', NONE", "N-S, NORTH_SOUTH", "E-W, EAST_WEST", "All, BOTH"})
    void otherSpellingsOfAVulnerabilityAreRead(String spelling, Vulnerability value) {
        assertThat(Vulnerability.of(spelling)).isEqualTo(value);
        assertThatThrownBy(() -> Vulnerability.of("we")).isInstanceOf(BadNotation.class);
    }

    @Test
    void strainsRankFromClubsToNoTrump() {
        assertThat(Stream.of(Strain.values()).map(Strain::letters)).containsExactly("C", "D", "H", "S", "NT");
        assertThat(Stream.of(Strain.values()).map(Strain::inWords))
                .containsExactly("clubs", "diamonds", "hearts", "spades", "no trump");
        assertThat(Strain.NO_TRUMP.suit()).isEmpty();
        for (Suit suit : Suit.values()) {
            assertThat(Strain.of(suit).suit()).contains(suit);
        }
    }

    /** Pass, double, redouble and five bids at each of seven levels, every bid higher than the one before. */
    @Test
    void thereAreThirtyEightCalls() {
        assertThat(Call.ALL).hasSize(3 + 5 * 7).doesNotHaveDuplicates();
        var bids = Call.ALL.stream()
                .filter(Call.Bid.class::isInstance)
                .map(Call.Bid.class::cast)
                .toList();
        assertThat(bids).isSorted().hasSize(35);
        assertThat(bids.getFirst()).hasToString("1C");
        assertThat(bids.getLast()).hasToString("7NT");
        IntStream.range(1, bids.size()).forEach(at -> assertThat(bids.get(at)).isGreaterThan(bids.get(at - 1)));
    }

    @ParameterizedTest
    @CsvSource({"1S, one spade", "2S, two spades", "1NT, one no trump", "P, pass", "X, double", "XX, redouble"})
    void aCallIsSaid(String call, String words) {
        assertThat(Call.of(call).inWords()).isEqualTo(words);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 8})
    void aBidIsOfOneToSeven(int level) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Call.bid(level, Suit.CLUBS))
                .withMessage("level " + level + "; expected 1 to 7");
        assertThat(Call.bid(7, Suit.CLUBS)).isEqualTo(Call.of("7C"));
        assertThat(Call.bid(1, Strain.NO_TRUMP)).isEqualTo(Call.of("1NT"));
    }

    @ParameterizedTest
    @CsvSource({"-, P", "D, X", "DOUBLE, X", "R, XX", "REDBL, XX", "1♣, 1C", "1♦, 1D", "1♥, 1H", "1♠, 1S", "7 N, 7NT"})
    void otherSpellingsOfACallAreRead(String spelling, String call) {
        assertThat(Call.of(spelling)).hasToString(call);
    }

    /** Declarer is who first named the strain; to his left the lead, opposite him the dummy (Culbertson, p. 134). */
    @Test
    void aContractKnowsWhoPlaysIt() {
        Auction auction = Auction.opened(Seat.EAST);
        assertThat(auction.isUnopened()).isTrue();
        assertThat(auction.declarer()).isEmpty();
        for (String call : "P 1H X 2H P P".split(" ")) {
            assertThat(FinalContract.of(auction)).isEmpty();
            auction = auction.with(Call.of(call));
        }
        assertThat(auction.isUnopened()).isFalse();
        FinalContract contract = FinalContract.of(auction.with(Call.PASS)).orElseThrow();
        assertThat(contract).hasToString("2H");
        assertThat(contract.declarer()).isEqualTo(Seat.SOUTH);
        assertThat(contract.dummy()).isEqualTo(Seat.NORTH);
        assertThat(contract.leader()).isEqualTo(Seat.WEST);
        assertThat(contract.trump()).isEqualTo(Optional.of(Suit.HEARTS));
        assertThat(contract.strain()).isEqualTo(Strain.HEARTS);
        assertThat(contract.tricksToMake()).isEqualTo(8);
        assertThat(Stream.of(Seat.values()).filter(contract::isDeclaring)).containsExactly(Seat.NORTH, Seat.SOUTH);
    }

    /** Four passes end in no contract, and three after a bid end it. */
    @Test
    void aPassedHandHasNoContract() {
        Auction three =
                Auction.opened(Seat.NORTH).with(Call.PASS).with(Call.PASS).with(Call.PASS);
        assertThat(three.isFinished()).isFalse();
        Auction four = three.with(Call.PASS);
        assertThat(four.isFinished()).isTrue();
        assertThat(four.isUnopened()).isTrue();
        assertThat(FinalContract.of(four)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3})
    void aContractIsDoubledTwiceAtMost(int doubled) {
        Call.Bid bid = (Call.Bid) Call.of("1C");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new FinalContract(bid, doubled, Seat.NORTH))
                .withMessageContaining("expected 0, 1 or 2");
        assertThat(new FinalContract(bid, 2, Seat.NORTH)).hasToString("1CXX");
    }
}
