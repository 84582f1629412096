package kibitzer.games.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import kibitzer.cards.BadNotation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AuctionTest {
    private static Auction auction(String calls) {
        return new Auction(
                Seat.NORTH,
                calls.isBlank()
                        ? List.of()
                        : Arrays.stream(calls.split(" ")).map(Call::of).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1S 1H | call 2 (1H): it is not higher than the last bid, 1S",
                "1S P 1S | not higher than the last bid",
                "X | no opponents' bid to double",
                "1S P X | no opponents' bid to double",
                "1S XX | no opponents' double to redouble",
                "1S X P P P P | ended with three passes",
                "P P P P 1C | ended with three passes",
                "1C P P P P | ended with three passes"
            })
    void anIllegalCallIsRefusedWithItsReason(String calls, String reason) {
        assertThatThrownBy(() -> auction(calls)).isInstanceOf(BadNotation.class).hasMessageContaining(reason);
    }

    @ParameterizedTest
    @ValueSource(strings = {"P P P P", "1C P P P", "1S X XX P P P", "1S P P X P P P", "P 1NT P 3NT X XX P P P"})
    void threePassesEndAnAuction(String calls) {
        assertThat(auction(calls).isFinished()).isTrue();
        assertThat(auction(calls).legalCalls()).isEmpty();
    }

    @Test
    void beforeAnyBidEveryBidAndThePassAreLegal() {
        assertThat(auction("").legalCalls()).hasSize(36).contains(Call.PASS).doesNotContain(Call.DOUBLE);
        assertThat(auction("P P P").isFinished()).isFalse();
    }

    @Test
    void anOpponentsBidMayBeDoubledAndOurDoubledBidRedoubled() {
        assertThat(auction("1S P P").legalCalls()).contains(Call.DOUBLE);
        assertThat(auction("1S X").legalCalls()).contains(Call.REDOUBLE).doesNotContain(Call.DOUBLE);
        assertThat(auction("1S X P P").legalCalls()).contains(Call.REDOUBLE);
        assertThat(auction("7NT").legalCalls()).containsExactly(Call.PASS, Call.DOUBLE);
    }

    @ParameterizedTest
    @CsvSource({"pass,P", "p,P", "dbl,X", "xx,XX", "1n,1NT", "3NT,3NT", "2♥,2H", "7s,7S"})
    void callsAreReadLenientlyAndWrittenCanonically(String spelling, String canonical) {
        assertThat(Call.of(spelling)).hasToString(canonical);
    }

    @ParameterizedTest
    @ValueSource(strings = {"8C", "0NT", "1", "S1", "", "1NTX"})
    void whatIsNoCallIsRefused(String text) {
        assertThatThrownBy(() -> Call.of(text)).isInstanceOf(BadNotation.class).hasMessageContaining("a call");
    }

    @Test
    void theTurnPassesToTheLeft() {
        assertThat(new Auction(Seat.WEST, List.of(Call.PASS, Call.PASS)).turn()).isEqualTo(Seat.EAST);
    }
}
