package kibitzer.play.bridge.whist1904;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.scoring.Side;
import kibitzer.games.table.TableSeat;
import kibitzer.play.hand.Finished;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.hand.RobotTable;
import org.junit.jupiter.api.Test;

/** Bridge by the laws of 1904, from the declaration to the rubber. */
class PlayedBridgeWhistTest {
    private static final PlayedBridgeWhist BRIDGE = new PlayedBridgeWhist();

    /** With -Dbridge.whist-rubbers=1000 as many as are asked for before a release. */
    private static final int RUBBERS = Integer.getInteger("bridge.whist-rubbers", 2);

    private static Finished<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> rubber(long seed, String robot) {
        return RobotTable.of(BRIDGE, 4, List.of(robot, robot, robot, robot))
                .play(DealRequest.of(seed).with(PlayedBridgeWhist.DEALS, PlayedBridgeWhist.MOST_DEALS));
    }

    @Test
    void rubbersAreWonByTwoGamesOfThirtyAndTheDealPasses() {
        for (int seed = 0; seed < RUBBERS; seed++) {
            BridgeWhistSession session = rubber(seed, "plain").state();
            assertThat(session.rubber().isOver()).isTrue();
            Seat dealer = session.deals().getFirst().dealer();
            for (BridgeWhistDeal deal : session.deals()) {
                assertThat(deal.dealer()).isEqualTo(dealer);
                dealer = dealer.next();
                assertThat(deal.tricks(true) + deal.tricks(false)).isEqualTo(13);
                assertThat(deal.play()
                                .orElseThrow()
                                .hand()
                                .contract()
                                .orElseThrow()
                                .declarer())
                        .isEqualTo(deal.dealer());
            }
            assertThat(session.rubber().games())
                    .filteredOn(session.rubber().rubberWonBy().orElseThrow()::equals)
                    .hasSize(2);
            assertThat(session.rubber().total(Side.WE) - session.rubber().total(Side.THEY))
                    .isEqualTo(session.rubber().difference());
        }
    }

    @Test
    void anythingThatMayBeSaidOrPlayedLeadsToAnEnd() {
        Finished<BridgeWhistSession, SeenBridgeWhist, BridgeWhistMove> end = RobotTable.of(
                        BRIDGE, 4, List.of("random", "random", "random", "random"))
                .play(DealRequest.of(3).with(PlayedBridgeWhist.DEALS, 3));
        assertThat(end.score().points()).hasSize(4);
        assertThat(end.deals()).isNotEmpty();
    }

    /** The cards of others reach nobody before the lead, and dummy's all after it. */
    @Test
    void beforeTheLeadASeatSeesItsOwnCardsAndAfterItDummysToo() {
        BridgeWhistSession session = BRIDGE.deal(DealRequest.of(1));
        Seat dealer = session.deal().dealer();
        SeenBridgeWhist seen = BRIDGE.view(session, seat(dealer));
        assertThat(((Choices.Listed<BridgeWhistMove>) BRIDGE.lawful(seen)).answers())
                .extracting(BridgeWhistMove::word)
                .containsExactly("C", "D", "H", "S", "NT", "leave");
        assertThat(BRIDGE.lawful(BRIDGE.view(session, seat(dealer.next())))).isEqualTo(new Choices.Listed<>(List.of()));
        for (String word : List.of("S", "pass", "pass")) {
            session = BRIDGE.after(session, new BridgeWhistMove(word));
        }
        SeenBridgeWhist eldest = BRIDGE.view(session, seat(dealer.next()));
        assertThat(eldest.play().orElseThrow().hands().keySet()).containsExactly(dealer.next());
        BridgeWhistMove lead = ((Choices.Listed<BridgeWhistMove>) BRIDGE.lawful(eldest))
                .answers()
                .getFirst();
        session = BRIDGE.after(session, lead);
        assertThat(BRIDGE.view(session, seat(dealer.next()))
                        .play()
                        .orElseThrow()
                        .hands()
                        .keySet())
                .containsExactlyInAnyOrder(dealer.next(), dealer.partner());
    }

    private static TableSeat seat(Seat seat) {
        return new TableSeat(4, seat.ordinal());
    }

    @Test
    void whatCannotBeSaidIsRefused() {
        var hand = PlayedHand.of(BRIDGE, DealRequest.of(1), List.of());
        assertThatExceptionOfType(BadQuestion.class)
                .isThrownBy(() -> hand.said("8Z"))
                .withMessageContaining("a trump S H D C or NT");
    }
}
