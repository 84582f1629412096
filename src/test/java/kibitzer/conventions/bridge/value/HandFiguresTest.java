package kibitzer.conventions.bridge.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import org.junit.jupiter.api.Test;

class HandFiguresTest {

    @Test
    void everyHandOfFiveThousandDealsIsReckonedAsTheTablesCountIt() {
        for (int number = 0; number < 5_000; number++) {
            Deal deal = Deal.shuffled(new Seed(11).deal(number));
            for (Seat seat : Seat.values()) {
                CardSet hand = deal.hand(seat);

                assertThat(HandFigures.of(hand))
                        .as("%s", hand)
                        .isEqualTo(new HandFigures(
                                HighCardPoints.of(hand),
                                CulbertsonPoints.opening(hand),
                                HonourTricks.of(hand),
                                bestPlayingTricks(hand)));
            }
        }
    }

    private static double bestPlayingTricks(CardSet hand) {
        return Arrays.stream(Suit.values())
                .mapToDouble(trumps -> PlayingTricks.of(hand, trumps))
                .max()
                .orElseThrow();
    }
}
