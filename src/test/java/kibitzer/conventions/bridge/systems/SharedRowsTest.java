package kibitzer.conventions.bridge.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.cards.PbnHand;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.conventions.bridge.SlamConvention;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What every system shares: slam conventions (p. 147), overcalls and take-out doubles (p. 146, 150-151), C.A.B. (p. 142). */
class SharedRowsTest {

    private static Advice<Call> advice(Agreement agreement, String hand, String auction, Vulnerability vulnerability) {
        List<Call> calls = Stream.of(auction.split(" "))
                .filter(text -> !text.isEmpty())
                .map(Call::of)
                .toList();
        BiddingSoFar soFar = BiddingSoFar.of(new Auction(Seat.NORTH, calls), vulnerability, Systems.of(agreement));
        return BiddingTable.advise(Bidding.of(PbnHand.read(hand), soFar));
    }

    @ParameterizedTest
    @CsvSource({
        "1S P 3S P 4NT P, KQ32.KQ4.KQ3.J32, 5C",
        "1S P 3S P 4NT P, KQ32.AQ4.K43.J32, 5D",
        "1S P 3S P 4NT P, K532.AQ4.A43.J32, 5H",
        "1S P 3S P 4NT P, A532.AJ4.A43.432, 5S",
        "1S P 3S P 4NT P 5H P 5NT P, QJ32.AQ4.A43.Q32, 6C",
        "1S P 3S P 4NT P 5H P 5NT P, KJ32.AQ4.A43.432, 6D",
        "1S P 3S P 4NT P 5H P 5NT P, K532.AK4.A43.432, 6H",
    })
    void blackwoodAnswersWithAcesAndKings(String auction, String hand, String expected) {
        assertThat(advice(Agreement.of("culbertson-points"), hand, auction, Vulnerability.NONE)
                        .best())
                .containsExactly(Call.of(expected));
    }

    @ParameterizedTest
    @CsvSource({
        "K532.AQ4.A43.J32, 5NT", // two aces
        "K532.KQ4.A43.Q32, 5NT", // one ace and the king of the only bid suit
        "Q532.KQ4.A43.K32, 5D", // the ace of an unbid suit
    })
    void theAnswerToFourFiveNoTrumpShowsAcesAndControls(String hand, String expected) {
        Agreement agreement = new Agreement("culbertson-points", SlamConvention.FOUR_FIVE, false, false, false);

        assertThat(advice(agreement, hand, "1S P 3S P 4NT P", Vulnerability.NONE)
                        .best())
                .containsExactly(Call.of(expected));
    }

    /** Doubled in one spade: three down cost 500 not vulnerable, two down cost 500 vulnerable. */
    @ParameterizedTest
    @CsvSource({
        "KQJ95.43.Q32.432, NONE, 1S",
        "KQJ95.43.Q32.432, BOTH, P",
        "KQJ954.3.Q32.432, BOTH, 1S",
        "KQJ5.43.Q432.432, NONE, P", // no five-card suit
        "AQ54.32.AJ32.KQ3, NONE, X", // three honour-tricks and support for every unbid suit
        "AKJ95.3.AK32.432, NONE, X", // a strong hand doubles before it bids its suit
    })
    void overOneHeart(String hand, Vulnerability vulnerability, String expected) {
        assertThat(advice(Agreement.of("acol"), hand, "1H", vulnerability).best())
                .containsExactly(Call.of(expected));
    }

    @ParameterizedTest
    @CsvSource({
        "1H X P, 95432.432.J43.32, 1S", // the longest suit, however weak
        "1H X P, 432.432.J43.Q732, 2C",
        "1H 1S P, K43.QJ4.J432.432, P", // no game in sight opposite an overcall
    })
    void partnerAnswersADoubleAndLeavesAnOvercall(String auction, String hand, String expected) {
        assertThat(advice(Agreement.of("acol"), hand, auction, Vulnerability.NONE)
                        .best())
                .containsExactly(Call.of(expected));
    }

    @ParameterizedTest
    @CsvSource({
        "2C P, KQ32.Q42.J432.32, 2D", // 8 points
    })
    void cabCountsPointsWhereThereIsNoAce(String auction, String hand, String otherThan) {
        assertThat(advice(Agreement.of("cab"), hand, auction, Vulnerability.NONE)
                        .best())
                .containsExactly(Call.of("2NT"))
                .doesNotContain(Call.of(otherThan));
    }

    @ParameterizedTest
    @CsvSource({
        "2C P, KQ32.J42.J432.32, 2D", // 7 points, no ace
        "2C P, A432.J42.J432.32, 2S",
        "2C P, 5432.A42.J432.32, 2H",
        "2C P, 5432.J42.A432.32, 3D",
        "2C P, 5432.J42.J432.A2, 3C",
        "1NT P 2C P, AQ42.KJ5.Q83.A97, 2D", // whatever the hand
        "1NT P, Q42.K75.Q832.J97, 2C", // 8 points, a limit
    })
    void cabAnswersWithTheAceAndLimitsThroughTwoClubs(String auction, String hand, String expected) {
        assertThat(advice(Agreement.of("cab"), hand, auction, Vulnerability.NONE)
                        .best())
                .containsExactly(Call.of(expected));
    }

    /** A suit at one comes before the raise of a minor and before no trump, a raise of a major before all (p. 149). */
    @ParameterizedTest
    @CsvSource({
        "1C P, AKJ54.KQ3.72.854, 1S",
        "1D P, KJ54.AQ3.72.K854, 1S",
        "1C P, K54.AQ3.J72.KJ84, 3C", // no suit but partner's
        "1C P, KJ4.AQ3.J742.K84, 2NT", // four diamonds to the jack are not biddable
        "1C P, KJ4.AQ3.Q742.Q84, 2NT",
        "1C P, KJ4.AQ3.K742.J84, 1D",
        "1H P, KQJ4.K753.A72.54, 3H",
        "1S P, KJ4.A632.KJ4.Q84, 2NT", // hearts would be a bid of two
        "P P P 1C P, KQ4.A73.J742.Q84, 2NT", // 12 points, passed before
        "P P P 1C P, KQ64.A73.J72.Q84, 1S",
    })
    void cabShowsASuitAtOneBeforeNoTrump(String auction, String hand, String expected) {
        assertThat(advice(Agreement.of("cab"), hand, auction, Vulnerability.NONE)
                        .best())
                .containsExactly(Call.of(expected));
    }
}
