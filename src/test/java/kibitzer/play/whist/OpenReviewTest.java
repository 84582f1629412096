package kibitzer.play.whist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.plain.HandInPlay;
import kibitzer.games.whist.score.WhistForm;
import kibitzer.play.hand.RobotTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What each card gave up, held against the tricks that were there before the first and those that were made. */
class OpenReviewTest {
    private static final PlayedWhist GAME = new PlayedWhist(WhistForm.SHORT);

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whatBothSidesGaveUpIsTheDifferenceBetweenTricksThereAndTricksMade(long seed) {
        WhistSeries series = RobotTable.of(GAME, 4, List.of("random", "book", "random", "book"))
                .play(DealRequest.of(seed))
                .state();
        int ours = 0;
        int theirs = 0;
        for (TableSeat seat : TableSeat.all(4)) {
            List<OpenReview.Line> lines = OpenReview.of(series, 0, seat);
            assertThat(lines).hasSize(13);
            assertThat(lines)
                    .flatExtracting(OpenReview.Line::own)
                    .allSatisfy(own -> assertThat(own.better().isEmpty()).isEqualTo(own.givenUp() == 0));
            int givenUp = lines.stream().mapToInt(OpenReview.Line::givenUp).sum();
            ours += WhistSeries.side(seat) == 0 ? givenUp : 0;
            theirs += WhistSeries.side(seat) == 1 ? givenUp : 0;
        }
        assertThat(WhistSeries.tricks(series.deal()).getFirst()).isEqualTo(thereForNorthSouth(series) - ours + theirs);
    }

    private static int thereForNorthSouth(WhistSeries series) {
        HandInPlay dealt = series.asDealt(0);
        List<CardSet> hands =
                dealt.hands().stream().map(hand -> CardSet.of(hand.list())).toList();
        Suit trump = dealt.trump().orElseThrow();
        Seat leader = Seat.values()[dealt.toPlay()];
        return DoubleDummy.of(new Deal(hands.get(0), hands.get(1), hands.get(2), hands.get(3)))
                .tricks(Strain.of(trump), Seat.NORTH, leader);
    }
}
