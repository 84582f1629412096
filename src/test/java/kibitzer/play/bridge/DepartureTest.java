package kibitzer.play.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.bridge.Seat;
import kibitzer.play.hand.PlayedHand;
import org.junit.jupiter.api.Test;

/** Where a learner first leaves the book; that of a deal which follows it is nowhere. */
class DepartureTest {
    private static final PlayedBridge BRIDGE = new PlayedBridge();
    private static final DealRequest SOUTH_BIDS = DealRequest.of(1);

    /** South has six clubs from the ace to the nine. */
    private static final DealRequest SOUTH_LEADS = DealRequest.of(1)
            .with(BridgeOptions.DEAL, "N:JT98.5432.5432.2 7654.QJT.QJT.876 AKQ.AK.AK.AKQJT9 32.9876.9876.543")
            .with(BridgeOptions.CONTRACT, "3NT")
            .with(BridgeOptions.DECLARER, Seat.EAST);

    private static PlayedHand<BridgeSession, SeenBridge, BridgeMove> playedOut(DealRequest request, List<String> said) {
        var hand = PlayedHand.of(BRIDGE, request, said);
        while (!hand.isOver()) {
            hand = hand.byItsRobot();
        }
        return hand;
    }

    @Test
    void whoFollowsTheBookLeavesItNowhere() {
        var turns = playedOut(SOUTH_BIDS, List.of()).turns();
        assertThat(turns).isNotEmpty();
        assertThat(Departure.inTheBidding(turns)).isEmpty();
        assertThat(Departure.inThePlay(turns)).isEmpty();
    }

    @Test
    void theFirstCallThatIsNotAllowedIsToldAndNotTheNext() {
        Departure first = Departure.inTheBidding(
                        playedOut(SOUTH_BIDS, List.of("1H", "7NT")).turns())
                .orElseThrow();
        assertThat(first.answered().written()).isEqualTo("7NT");
        assertThat(first.number()).isEqualTo(2);

        assertThat(Departure.inTheBidding(playedOut(SOUTH_BIDS, List.of("7NT")).turns())
                        .map(Departure::number))
                .contains(1);
    }

    @Test
    void aLeadAgainstTheTablesIsTheFirstInThePlayAndNoneInTheBidding() {
        var turns = playedOut(SOUTH_LEADS, List.of("9C")).turns();
        assertThat(Departure.inTheBidding(turns)).isEmpty();
        Optional<Departure> play = Departure.inThePlay(turns);
        assertThat(play.orElseThrow().answered().written()).isEqualTo("9C");
        assertThat(play.orElseThrow().number()).isEqualTo(1);
    }
}
