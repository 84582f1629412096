package kibitzer.play.bridge.mini;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.conventions.bridge.mini.PlainContract;
import kibitzer.conventions.bridge.value.HighCardPoints;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.mini.NamedContract;
import kibitzer.games.table.TableSeat;
import kibitzer.marking.Grade;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.hand.RobotTable;
import org.junit.jupiter.api.Test;

class PlayedMiniBridgeTest {
    private static final PlayedMiniBridge GAME = new PlayedMiniBridge();

    private static PlayedHand<MiniBridgeDeal, SeenMiniBridge, MiniBridgeMove> begun(long seed) {
        return PlayedHand.begin(GAME, DealRequest.of(seed), TableSeat.SOUTH);
    }

    /** The learner counts, says that he declares, and names; then it is bridge. */
    @Test
    void southCountsSettlesNamesAndPlays() {
        for (long seed = 0; seed < 10; seed++) {
            var hand = begun(seed);
            assertThat(hand.view().phase()).isEqualTo(MiniBridgePhase.ANNOUNCING);
            assertThat(hand.view().dummy()).isEmpty();
            int points = HighCardPoints.of(hand.view().hand());
            hand = hand.said(String.valueOf(points));
            assertThat(hand.view().phase()).isEqualTo(MiniBridgePhase.SETTLING);
            assertThat(hand.view().announced().values().stream()
                            .mapToInt(each -> each)
                            .sum())
                    .isEqualTo(40);
            hand = hand.said("south");
            assertThat(hand.view().phase()).isEqualTo(MiniBridgePhase.NAMING);
            assertThat(hand.view().dummy())
                    .hasValueSatisfying(dummy -> assertThat(dummy.size()).isEqualTo(13));
            NamedContract named = NamedContract.ALL.get((int) (seed % 10));
            hand = hand.said(named.toString());
            assertThat(hand.view().play()).hasValueSatisfying(play -> {
                assertThat(play.contract().orElseThrow().declarer()).isEqualTo(Seat.SOUTH);
                assertThat(play.contract().orElseThrow().bid()).isEqualTo(named.bid());
                assertThat(play.onTheTable()).hasSize(1); // west has led
            });
        }
    }

    /** What was said wrongly is marked, and the deal goes on with what is so. */
    @Test
    void aWrongCountIsMarkedAndPutRight() {
        var hand = begun(3);
        int points = HighCardPoints.of(hand.view().hand());
        hand = hand.said(String.valueOf(points + 1)).said("west");
        assertThat(hand.view().announced()).containsEntry(Seat.SOUTH, points);
        assertThat(hand.view().declarer()).contains(Seat.SOUTH);
        assertThat(hand.turns())
                .extracting(turn -> turn.answered().orElseThrow().verdict().grade())
                .containsExactly(Grade.WRONG, Grade.WRONG);
        var before = hand;
        assertThatExceptionOfType(BadQuestion.class).isThrownBy(() -> before.said("slam-S"));
    }

    /** The score is that of the contract named, without honours, whoever declares. */
    @Test
    void robotsPlayToTheEndAndScore() {
        DealRequest any = DealRequest.of(0).with(PlayedMiniBridge.DECLARES, "any");
        for (int seed = 0; seed < 3; seed++) {
            DealRequest request = any.again(seed);
            MiniBridgeDeal end = RobotTable.of(GAME, 4, List.of("book", "book", "book", "book"))
                    .play(request)
                    .state();
            Seat declarer = end.declarer();
            NamedContract named = end.named().orElseThrow();
            assertThat(named).isEqualTo(PlainContract.of(end.hands()));
            int tricks = end.play().orElseThrow().hand().declarersTricks().orElseThrow();
            int points = named.points(tricks, end.board().vulnerability().of(declarer));
            assertThat(GAME.score(end).points().getFirst()).isEqualTo(declarer.isNorthSouth() ? points : -points);
            assertThat(end.board().deal().hand(declarer)).isEqualTo(end.hands().hand());
        }
    }

    /** A hand that is told anew from its seed is the same, its bidding too, which at mini-bridge is none. */
    @Test
    void theSameSeedIsTheSameHand() {
        assertThat(PlayedHand.of(GAME, DealRequest.of(2), List.of("12", "south", "part-NT", "claim 0"))
                        .end())
                .isEqualTo(PlayedHand.of(GAME, DealRequest.of(2), List.of("12", "south", "part-NT", "claim 0"))
                        .end());
    }

    @Test
    void everySeatDeclaresSomewhere() {
        assertThat(IntStream.range(0, 60)
                        .mapToObj(seed -> GAME.deal(DealRequest.of(seed).with(PlayedMiniBridge.DECLARES, "any"))
                                .declarer()))
                .contains(Seat.values());
        assertThat(IntStream.range(0, 60)
                        .mapToObj(seed -> GAME.deal(DealRequest.of(seed)).declarer()))
                .containsOnly(Seat.SOUTH);
    }

    /** Nobody sees more than his own hand before it is known who declares, and dummy's then. */
    @Test
    void handsThatAreHiddenReachNobody() {
        MiniBridgeDeal deal = GAME.deal(DealRequest.of(5));
        for (Optional<TableSeat> turn = GAME.toPlay(deal);
                deal.phase() != MiniBridgePhase.PLAY;
                turn = GAME.toPlay(deal)) {
            for (TableSeat seat : TableSeat.all(TableSeat.COMPASS)) {
                String json = GAME.table(GAME.view(deal, seat), seat).toString();
                for (Seat other : Seat.values()) {
                    boolean open = other.ordinal() == seat.place()
                            || deal.settled() && other == deal.declarer().partner();
                    assertThat(json.contains(deal.board().deal().hand(other).toString()))
                            .isEqualTo(open);
                }
            }
            SeenMiniBridge seen = GAME.view(deal, turn.orElseThrow());
            deal = GAME.after(deal, GAME.usual(seen));
        }
    }
}
