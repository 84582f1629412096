package kibitzer.conventions.bridge.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.conventions.bridge.Forcing;
import kibitzer.conventions.bridge.Interval;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.conventions.bridge.SlamConvention;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The bids that may not be passed in any system: four no trump, a bid of the opponents' suit, the force to game (p. 146-147). */
class ForcingBidsTest {
    private static final List<String> SYSTEMS = List.of("acol", "cab", "culbertson-points", "culbertson-honour-tricks");

    private static BiddingSoFar auction(Agreement agreement, String calls) {
        List<Call> made = Stream.of(calls.split(" ")).map(Call::of).toList();
        return BiddingSoFar.of(new Auction(Seat.NORTH, made), Vulnerability.NONE, Systems.of(agreement));
    }

    private static Advice<Call> advice(Agreement agreement, String calls, String hand) {
        return BiddingTable.advise(Bidding.of(PbnHand.read(hand), auction(agreement, calls)));
    }

    private static void everySystemBids(String calls, String hand, String best) {
        assertThat(SYSTEMS)
                .allSatisfy(system -> assertThat(
                                advice(Agreement.of(system), calls, hand).best())
                        .containsExactly(Call.of(best)));
    }

    /** Also before a suit is agreed on: only a slam that cannot be meant takes the question from four no trump. */
    @ParameterizedTest
    @CsvSource({
        "1H P 4NT P, Q4.AKJ932.KQ4.62, 5D",
        "1S P 2D P 4NT P, KQ62.K2.AQJ54.62, 5D",
        "1S P 2H P 3S P 4NT P, AQJ954.K2.A42.62, 5H",
        "1H P 1S P 3H P 4NT P, K4.AKQJ32.K4.962, 5D",
        "1S 2H 4NT P, AQJ54.K2.AQ42.62, 5H",
        "3S P 4NT P, KQ98765.42.Q42.6, 5C",
    })
    void fourNoTrumpIsAnsweredWithAces(String calls, String hand, String best) {
        everySystemBids(calls, hand, best);
    }

    /** Acol's page and the column of honour-tricks have no such raise of one no trump; the column of points has. */
    @ParameterizedTest
    @CsvSource({
        "acol, Q4.A932.KQ43.K62, 5D",
        "cab, Q4.A932.KQ43.AK2, 5H",
        "culbertson-honour-tricks, Q4.A932.KQ43.AK2, 5H",
        "culbertson-points, Q4.A932.KQ43.KQ2, P",
        "culbertson-points, Q4.A932.KQ43.AK2, 6NT",
    })
    void overOneNoTrumpItAsksUnlessTheSystemRaisesSo(String system, String hand, String best) {
        assertThat(advice(Agreement.of(system), "1NT P 4NT P", hand).best()).containsExactly(Call.of(best));
    }

    @ParameterizedTest
    @CsvSource({
        "1H P 4NT P, Q4.AK9832.KQ4.62, 5NT", // one ace and the king of the only bid suit
        "1H P 4NT P, AQ4.KJ9832.KQ4.6, 5NT",
        "1H P 4NT P, AQ4.QJ9832.KQ4.6, 5S", // the ace of an unbid suit
    })
    void fourFiveIsAnsweredBeforeASuitIsAgreedOnToo(String calls, String hand, String best) {
        Agreement agreement = new Agreement("acol", SlamConvention.FOUR_FIVE, false, false, false);

        assertThat(advice(agreement, calls, hand).best()).containsExactly(Call.of(best));
    }

    @ParameterizedTest
    @CsvSource({
        "1S P 4NT P 5D P, KQJ4.AKQ2.AKQ.K2, 6S", // three aces together
        "1S P 4NT P 5C P, KQJ4.AKQ2.KQJ.K2, 5S", // one
    })
    void theSuitBidLastIsSettledOn(String calls, String hand, String best) {
        everySystemBids(calls, hand, best);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1S 2H 3H P", "1S P 2D 2H 3H P"})
    void aBidOfTheirSuitIsNotPassed(String calls) {
        assertThat(SYSTEMS).allSatisfy(system -> {
            BiddingSoFar soFar = auction(Agreement.of(system), calls);

            assertThat(soFar.forced()).isEqualTo(Forcing.GAME);
            assertThat(advice(Agreement.of(system), calls, "AKJ943.K2.Q42.62").best())
                    .doesNotContain(Call.PASS);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "1H X P 2H P, AKJ9.2.AQ42.K762, 2S",
        "1H 1S P 2H P, AQJ93.92.Q42.962, 2S",
    })
    void norByThePartnerOfWhoCameIn(String calls, String hand, String best) {
        everySystemBids(calls, hand, best);
    }

    @ParameterizedTest
    @CsvSource({
        "acol, 1S 2D, K2.AQ42.-.AKQ9862, 3D",
        "cab, 1S 2D, KJ92.AQ42.-.AKQ86, 3D",
        "culbertson-points, 1S 2D, KJ92.AQ42.-.AKQ86, 3D",
        "culbertson-honour-tricks, 1S 2D, KJ932.AQ4.-.AQJ86, 3D",
    })
    void whoIsSureOfGameAndHasControlOfTheirSuitBidsIt(String system, String calls, String hand, String best) {
        assertThat(advice(Agreement.of(system), calls, hand).best()).containsExactly(Call.of(best));
    }

    /** Their bid frees nobody: opener bids, and the weaker hand leaves it to him or doubles. */
    @ParameterizedTest
    @CsvSource({
        "acol, 2C P 2D 3S, 2.AKQJ94.AKQ2.A2, 4H",
        "acol, 2C P 2D 3S P P, 9854.942.5432.82, X",
        "cab, 2C P 2D 3S, 2.AKQJ94.AKQ2.A2, 4H",
        "cab, 2C P 2D 3S P P, 9854.942.5432.82, X",
        "culbertson-points, 2H P 2NT 3S, 2.AKQJ94.AKQ2.A2, 4H",
        "culbertson-points, 2H P 2NT 3S P P, 9854.942.5432.82, X",
        "culbertson-honour-tricks, 2H P 2NT 3S, 2.AKQJ94.AKQ2.A2, 4H",
    })
    void aForceToGameOutlivesAnOpponentsBid(String system, String calls, String hand, String best) {
        assertThat(auction(Agreement.of(system), calls).forced()).isEqualTo(Forcing.GAME);
        assertThat(advice(Agreement.of(system), calls, hand).best()).containsExactly(Call.of(best));
    }

    @ParameterizedTest
    @CsvSource({
        "acol, 2C P 2D 3S P P X P", // what they bid is doubled
        "acol, 2C P 2D 3S 4H P", // the game is bid
        "acol, 2C P 2D P 2H P 4H 4S", // it was bid before they bid on
    })
    void andEndsWithAGameOrADouble(String system, String calls) {
        assertThat(auction(Agreement.of(system), calls).forced()).isEqualTo(Forcing.NONE);
    }

    /** Lacking a four-card major he rebids two diamonds, or two no trump with a strong hand (p. 147). */
    @ParameterizedTest
    @ValueSource(strings = {"1NT P 2C P 2D", "1NT P 2C P 2NT"})
    void whoDeniesAMajorShowsAtMostThreeOfEach(String calls) {
        Agreement stayman = new Agreement("culbertson-points", SlamConvention.BLACKWOOD, false, true, false);
        Meaning meaning = Meaning.ofTheLastCall(auction(stayman, calls));

        assertThat(List.of(Suit.SPADES, Suit.HEARTS))
                .allSatisfy(suit -> assertThat(meaning.shown().length(suit)).isEqualTo(Interval.of(0, 3)));
    }
}
