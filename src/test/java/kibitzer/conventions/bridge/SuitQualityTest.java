package kibitzer.conventions.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.advice.Option;
import kibitzer.cards.PbnHand;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How good and how long the suit that is bid must be (pp. 143-149). */
class SuitQualityTest {
    private static Option<Bidding, Call> bid(String hand, String call) {
        BiddingSoFar soFar = BiddingSoFar.of(
                new Auction(Seat.SOUTH, List.of()),
                Vulnerability.of("none"),
                Systems.of(Agreement.of("culbertson-points")));
        return new Option<>(Bidding.of(PbnHand.read(hand), soFar), Call.of(call));
    }

    @ParameterizedTest(name = "{1} on {0}: {2}")
    @DisplayName("a six-card suit, or five cards in each of two")
    @CsvSource({
        "765432.432.43.32, 1S, true",
        "65432.5432.43.32, 1S, false",
        "65432.65432.3.32, 1S, true",
        "65432.65432.3.32, 1C, false",
        "65432.65432.3.32, 1NT, false",
        "5432.765432.3.32, 1S, false"
    })
    void longOrOneOfTwo(String hand, String call, boolean holds) {
        assertThat(SuitQuality.LONG_OR_ONE_OF_TWO.of(bid(hand, call))).isEqualTo(holds);
    }

    @ParameterizedTest(name = "{1} on {0}: {2}")
    @DisplayName("two biddable suits: Q-10-x-x, K-x-x-x or any five (p. 143)")
    @CsvSource({
        "QT32.K432.432.43, 1S, true",
        "Q932.K432.432.43, 1S, false",
        "QT32.Q432.432.43, 1S, false",
        "QT32.65432.32.43, 1S, true",
        "QT32.K432.432.43, 1D, false"
    })
    void oneOfTwoBiddable(String hand, String call, boolean holds) {
        assertThat(SuitQuality.ONE_OF_TWO_BIDDABLE.of(bid(hand, call))).isEqualTo(holds);
    }

    @ParameterizedTest(name = "{1} on {0}: {2}, {3}")
    @CsvSource({
        "QJ32.K432.432.43, 1S, true, false",
        "QT32.K432.432.43, 1S, false, false",
        "KJ432.K43.432.43, 1S, true, true",
        "QT432.K43.432.43, 1S, true, false",
        "765432.K43.43.43, 1S, true, true"
    })
    void regularAndRebiddableSuits(String hand, String call, boolean regular, boolean rebiddable) {
        assertThat(SuitQuality.REGULAR.of(bid(hand, call))).isEqualTo(regular);
        assertThat(SuitQuality.REBIDDABLE.of(bid(hand, call))).isEqualTo(rebiddable);
    }

    @ParameterizedTest
    @CsvSource({"1S, true", "1H, true", "1D, false", "1C, false", "1NT, false", "P, false"})
    void majorsAreSpadesAndHearts(String call, boolean major) {
        assertThat(SuitQuality.MAJOR.of(bid("QJ32.K432.432.43", call))).isEqualTo(major);
    }

    @ParameterizedTest(name = "{0}: support {1}, four strong trumps {2}")
    @CsvSource({
        "5432.K432.432.43, true, false",
        "JT32.K432.432.43, true, true",
        "JT2.K432.5432.43, true, false",
        "Q32.K432.5432.43, true, false",
        "J92.K432.5432.43, false, false"
    })
    void supportIsAnyFourOrThreeGoodTrumps(String hand, boolean support, boolean strong) {
        assertThat(SuitQuality.SUPPORT.of(bid(hand, "2S"))).isEqualTo(support);
        assertThat(SuitQuality.STRONG_FOUR.of(bid(hand, "2S"))).isEqualTo(strong);
    }
}
