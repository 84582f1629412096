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
import kibitzer.conventions.bridge.Forcing;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Turns at which a player who knows the books would shake his head at another call: each row is a hand met in auctions
 * that robots bid, with the call and the rule that makes it.
 */
class RobotRowsTest {
    private static BiddingSoFar auction(String system, String calls) {
        List<Call> made = Stream.of(calls.split(" ")).map(Call::of).toList();
        return BiddingSoFar.of(new Auction(Seat.NORTH, made), Vulnerability.NONE, Systems.of(Agreement.of(system)));
    }

    private static void isBid(String system, String calls, String hand, String best, String rule) {
        Advice<Call> advice = BiddingTable.advise(Bidding.of(PbnHand.read(hand), auction(system, calls)));

        assertThat(advice.best()).containsExactly(Call.of(best));
        assertThat(advice.ruling())
                .hasValueSatisfying(ruling -> assertThat(ruling.rule()).isEqualTo(rule));
    }

    /** One no trump has told its range: 18 points are no reason to bid again when partner passed. */
    @ParameterizedTest
    @CsvSource({
        "culbertson-points, 1NT 2H P P, KQJ.AJT9.K82.A97, P, culbertson-points.rebid.no-trump-has-told",
        "acol, 1NT 2C P P, KJ2.A93.AQ6.J762, P, acol.rebid.no-trump-has-told",
        "cab, 1D X P 1S, AT96.Q9.AJ984.J3, P, cab.rebid.nothing-to-add",
        "acol, 1C 1S P 2S, 954.A7.KQ6.AJT82, P, acol.rebid.nothing-to-add",
    })
    void openerWhoHasToldHisHandPassesOppositeASilentPartner(
            String system, String calls, String hand, String best, String rule) {
        isBid(system, calls, hand, best, rule);
    }

    @ParameterizedTest
    @CsvSource({
        "acol, 1NT 2H, KQ4.K73.A862.J54, 3NT, acol.respond.contested.over-no-trump-three-no-trump",
        "acol, 1NT 2H, KQ953.73.862.J54, 2S, acol.respond.contested.over-no-trump-two-of-a-suit",
        "acol, 1NT 2D, AQ9532.73.AK2.54, 4S, acol.respond.contested.over-no-trump-major-game",
        "acol, 1NT 2D, AQ953.73.AK2.854, 3S, acol.respond.contested.over-no-trump-three-of-a-suit",
        "acol, 1NT 2D, Q95.73.KJ2.Q8542, P, acol.respond.contested.over-no-trump-pass",
        "cab, 1NT 2D, QJ52.73.KJ2.J864, 2NT, cab.respond.contested-over-no-trump-two-no-trump",
    })
    void oneNoTrumpOvercalledIsAnsweredByTheZones(String system, String calls, String hand, String best, String rule) {
        isBid(system, calls, hand, best, rule);
    }

    @ParameterizedTest
    @CsvSource({
        "culbertson-points, 1S 2H, K84.7.AQT3.K9642, 3S, culbertson-points.respond.contested-raise-to-three",
        "culbertson-points, 1D 1S, 842.A983.K3.A842, 2C, culbertson-points.respond.contested-new-suit",
        "acol, 1D 1S, 842.AQ83.A3.K942, 2C, acol.respond.contested.four-card-suit",
    })
    void responderWithStrengthDoesNotPassAnOvercall(
            String system, String calls, String hand, String best, String rule) {
        isBid(system, calls, hand, best, rule);
    }

    /** As over a pass: the higher of two suits of five, the cheaper of two of four. */
    @ParameterizedTest
    @CsvSource({
        "acol, 1C X, KQ864.AQ863.T3.6, 1S, acol.respond.contested.suit-at-one",
        "acol, 1C 1D, KQ86.AQ86.T3.642, 1H, acol.respond.contested.suit-at-one",
        "culbertson-points, 1C 1D, KQ864.AQ863.T3.6, 1S, culbertson-points.respond.one-over-one",
        "culbertson-honour-tricks, 1C 1D, KQ864.AQ863.T3.6, 1S, culbertson-honour-tricks.respond.one-over-one",
    })
    void twoSuitsAreToldInTheSameOrderOverTheirBid(String system, String calls, String hand, String best, String rule) {
        isBid(system, calls, hand, best, rule);
    }

    /** A new suit on the way to game, where three no trump on a singleton or void was bid. */
    @ParameterizedTest
    @CsvSource({
        "cab, 1S P 2H P, AT953.-.AK63.AJ76, 3C, cab.rebid.new-suit-before-game",
        "cab, 1C 1D 1S P 2C P, AKJ4.A72.J32.K84, 5C, cab.rebid.game-in-a-minor",
    })
    void gameIsNotPassedOutForWantOfAStopper(String system, String calls, String hand, String best, String rule) {
        isBid(system, calls, hand, best, rule);
    }

    @ParameterizedTest
    @CsvSource({
        "acol, 1C P 1H P 1NT P, 8.AKQT94.987.Q65, 3H, acol.rebid.strong-suit-of-six",
        "acol, 1C P 1H P 1NT P, 8.AQT974.987.K65, 2H, acol.rebid.own-suit",
        "acol, 1C P 1H P 1NT P, KQT7.QJ64.J97.K7, 2NT, acol.rebid.no-trump-on-the-border",
    })
    void responderAsksForGameWithTwelvePointsOrAGoodLongSuit(
            String system, String calls, String hand, String best, String rule) {
        isBid(system, calls, hand, best, rule);
    }

    @ParameterizedTest
    @CsvSource({
        "2H P 2NT P 3D P, KQ63.T2.JT83.JT8, 3H, acol.rebid.strong-two.preference",
        "2H P 2NT P 3D P, KQ63.T2.973.QJT8, 3NT, acol.rebid.strong-two.three-no-trump",
        "2H P 2NT P 3D P, K742.Q53.J9.J943, 4H, acol.rebid.strong-two.something-positive",
        "2S P 2NT P 3S P, 8.Q9743.875.AJ64, 4S, acol.rebid.strong-two.raise-of-the-suit-again",
        "2S P 2NT P 3S P, 8.Q9743.875.J642, P, acol.rebid.strong-two.nothing-positive",
    })
    void afterTheNegativeAnswerToAnAcolTwoASevenCardFitIsNotRaisedToGame(
            String calls, String hand, String best, String rule) {
        isBid("acol", calls, hand, best, rule);
    }

    @ParameterizedTest
    @CsvSource({
        "1D P 2D P 2NT P, A42.A42.JT764.73, 3NT, culbertson-points.rebid.raiser-accepts-in-no-trump",
        "1D P 2D P 3D P, 642.Q42.AJT764.A, 5D, culbertson-points.rebid.raiser-accepts-in-the-minor",
        "1D P 2D P 2NT P, Q42.J42.KJ764.73, P, culbertson-points.rebid.raiser-declines-in-a-minor",
        "1D P 3D P, T943.KJ.AKQ8.AK6, 4NT, blackwood.ask-for-aces",
    })
    void aRaisedMinorIsInvitedAndTheAcesAreAskedForBeforeASlam(String calls, String hand, String best, String rule) {
        isBid("culbertson-points", calls, hand, best, rule);
    }

    @ParameterizedTest
    @CsvSource({
        // the opponents' last bid does not silence a strong doubler
        "acol, 1D X P 1S 1NT, 8.AK52.K3.AKT974, 2C, defence.suit-after-double",
        // the double asked for a suit, partner has named one
        "acol, 1H P 2H X P 2S P, KQ92.6.AQ743.QJ4, P, defence.double-has-told",
        "acol, 1H P P X P 2S P, QJ2.K5.AK42.AJ43, 3NT, defence.no-trump-game",
        "acol, 1H P P X P 2S P, QJ72.5.AK42.K543, 3S, defence.raise-a-strong-answer",
        "acol, 1C X P 1D P 1H P, J832.Q62.AT96.J2, 2H, defence.raise-the-doublers-suit",
        "acol, 1D X P 2C P 2S P, 2.T85.AJ72.QJ854, 2NT, defence.no-trump-over-the-doublers-suit",
        "acol, 1C 1S P, AT542.AK7.KQ6.76, 4S, defence.game-raise-of-overcall",
        "acol, 1D X P, AKQT96532.-.Q9.K9, 4S, defence.answer-double-with-game",
        "acol, 1D X 1H, AK54.983.Q7.Q642, 1S, defence.answer-double-freely",
        "acol, 1C 1NT P, K542.983.KQ7.642, 2NT, defence.raise-one-no-trump",
        "acol, 1C 1NT P, K542.983.KQJ.642, 3NT, defence.game-over-one-no-trump",
        "acol, 1C 1NT P, KJT542.J83.94.62, P, defence.nothing-to-add",
        "acol, 1C 1NT P, KJT542.A83.A4.62, 4S, defence.major-game-over-one-no-trump",
    })
    void theSideThatCameInFindsItsGamesAndStopsBelowThem(
            String system, String calls, String hand, String best, String rule) {
        isBid(system, calls, hand, best, rule);
    }

    /** A jump commits the side to game (p. 147); the page itself says that both force. */
    @Test
    void theJumpRaiseAndTwoNoTrumpOfCabForceToGame() {
        assertThat(auction("cab", "1H P 3H P").forced()).isEqualTo(Forcing.GAME);
        assertThat(auction("cab", "1H P 2NT P").forced()).isEqualTo(Forcing.GAME);
        assertThat(auction("cab", "P P 1H P 3H P").forced()).isEqualTo(Forcing.NONE);
        isBid("cab", "1H P 3H P", "AK5.K843.T43.A82", "4H", "cab.rebid.forced-game-in-a-major");
    }

    /** The cheapest answer to a double tells nothing, and its plain raise four honour-tricks: nobody is in the game zone. */
    @ParameterizedTest
    @CsvSource({
        "acol, P P 1S X P 2C P 3C P, QJ6.65.J976.Q643, P, defence.say-no-more",
        "culbertson-points, 1S P P X P 2D P 3D P, T943.T3.A754.J82, P, defence.say-no-more",
        "acol, 1C X P 1H P, AKQ7.752.AQ8.KQ2, 1NT, defence.no-trump-after-double",
        "culbertson-points, 1D X P 1S P, A5.AK64.KQ7.QJ83, 1NT, defence.no-trump-after-double",
    })
    void doublerAndPartnerAddUpWhatTheyTold(String system, String calls, String hand, String best, String rule) {
        isBid(system, calls, hand, best, rule);
    }

    @ParameterizedTest
    @CsvSource({
        "cab, 2NT 3C, AQT3.KJ2.J983.T4, X, cab.respond.contested-over-two-no-trump-double",
        "culbertson-points, 2NT 3C, QJT875.JT76.K9.T, 3S, culbertson-points.respond.contested-over-two-no-trump-suit",
        "acol, 2NT 3S, 72.A53.QT32.KJ96, X, acol.respond.contested.over-two-no-trump-double",
        "acol, 2NT 3S, KQ2.A53.QT32.J96, 3NT, acol.respond.contested.over-two-no-trump-three-no-trump",
    })
    void twoNoTrumpOvercalledIsNotPassedWithGame(String system, String calls, String hand, String best, String rule) {
        isBid(system, calls, hand, best, rule);
    }

    @ParameterizedTest
    @CsvSource({
        "culbertson-points, 1C P 1H P, AQ84.K3.72.KQJ54, 1S, culbertson-points.rebid.strong-suit-at-one",
        "cab, 1C P 1D P, 72.AQ84.K3.KQJ54, 1H, cab.rebid.strong-suit-at-one",
        "acol, 1C P 1H P, AQJ6.A.AJT.KT953, 2S, acol.rebid.strong-jump-in-a-new-suit",
        "culbertson-honour-tricks, 1C P 1S P 3C P, KQJ8653.Q.5.9875, 4S, culbertson-honour-tricks.rebid.accept-in-a-major",
    })
    void openerShowsASuitAtOneBeforeTwoNoTrumpAndALongMajorComesBeforeNoTrump(
            String system, String calls, String hand, String best, String rule) {
        isBid(system, calls, hand, best, rule);
    }

    /** Four trumps of theirs opposite an opening; the opener has bid, so the double is not for take-out (p. 146). */
    @ParameterizedTest
    @CsvSource({
        "acol, 1S 2H, 2.KQT93.A876.J43, X, acol.respond.contested.penalty-double",
        "cab, 1S 2H, 2.KQT93.A876.K43, X, cab.respond.contested-penalty-double",
        "acol, 1S 2H X P, AQJT73.2.K76.K43, P, acol.rebid.leave-the-double",
        "acol, 2C 3C P P X P, QJT875.JT76.K9.T, 3S, acol.rebid.answer-the-double",
    })
    void aDoubleIsLeftAfterOnesOwnBidAndAnsweredBeforeIt(
            String system, String calls, String hand, String best, String rule) {
        isBid(system, calls, hand, best, rule);
    }

    @ParameterizedTest
    @CsvSource({
        "acol, 2S P 2NT P 3C P, QT763.J7.8764.T2, 3S, acol.rebid.strong-two.many-trumps",
        "acol, P 2D P 2NT P 3H P, Q943.KQ4.65.9732, 4H, acol.rebid.strong-two.raise-for-want-of-a-bid",
    })
    void oppositeAStrongTwoTrumpsAreSomethingPositive(
            String system, String calls, String hand, String best, String rule) {
        isBid(system, calls, hand, best, rule);
    }

    /** All aces and kings, and seven trumps. */
    @Test
    void aGrandSlamWantsEightTrumps() {
        isBid(
                "culbertson-points",
                "2S P 2NT P 3H P 3S P 4NT P 5C P 5NT P 6C P",
                "AK87.AK64.AKJ.AK",
                "6S",
                "blackwood.small-slam-after-kings");
    }
}
