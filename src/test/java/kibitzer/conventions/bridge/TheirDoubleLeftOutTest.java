package kibitzer.conventions.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import kibitzer.advice.Need;
import kibitzer.advice.Range;
import kibitzer.cards.PbnHand;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Three honour-tricks that an opponent's take-out double promises (p. 146) are not partner's; what is expected says that it leaves them out. */
class TheirDoubleLeftOutTest {
    @ParameterizedTest
    @CsvSource({
        "2H X P 3D P P, true", // the double is theirs
        "1S P 2H X 2S P 3H P, true",
        "1S P 1NT P 2S P, false", // nobody doubled
        "1H X P 1S P, false", // the double is one's own
    })
    void isSaidBehindWhatIsExpected(String calls, boolean said) {
        Auction auction = new Auction(
                Seat.NORTH, Arrays.stream(calls.split(" ")).map(Call::of).toList());
        Bidding bidding = Bidding.of(
                PbnHand.read("JT872.K.T965.AJ8"), BiddingSoFar.of(auction, Vulnerability.NONE, Systems.of("acol")));

        String measured = new Need.Within<>(Partnership.expected(Scale.POINTS), Range.atLeast(25))
                .reasons(bidding)
                .getFirst()
                .measured();

        assertThat(measured.endsWith("expected between both hands, their double left out"))
                .as(measured)
                .isEqualTo(said);
    }
}
