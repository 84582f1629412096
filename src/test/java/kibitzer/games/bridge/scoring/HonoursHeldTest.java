package kibitzer.games.bridge.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Culbertson p. 136: 100 for four trump honours in one hand, 150 for five, or for four aces in one hand at no trump. */
class HonoursHeldTest {
    private static final String FIVE = "N:AKQJT.234.234.23 9876.AKQ.AKQ.AK4 5432.JT98.JT9.QJ .765.8765.T98765";
    private static final String FOUR = "N:KQJT5.234.234.23 9876.AKQ.AKQ.AK4 A432.JT98.JT9.QJ .765.8765.T98765";
    private static final String ACES = "N:A9876.A32.A32.A3 KQJ.KQJ.KQJ.KQJ2 T543.T98.T98.T98 2.7654.7654.7654";

    @ParameterizedTest
    @CsvSource({
        "FIVE, SPADES, 150, N",
        "FOUR, SPADES, 100, N",
        "FIVE, HEARTS, 0, N", // three in one hand
        "FIVE, NO_TRUMP, 0, N",
        "ACES, NO_TRUMP, 150, N",
        "ACES, SPADES, 0, N"
    })
    void honoursInOneHandAreHeld(String cards, Strain strain, int points, String holder) {
        Deal deal = Deal.of(
                switch (cards) {
                    case "FIVE" -> FIVE;
                    case "FOUR" -> FOUR;
                    default -> ACES;
                });
        var held = HonoursHeld.in(deal, strain);
        if (points == 0) {
            assertThat(held).isEmpty();
        } else {
            assertThat(held).contains(new HonoursHeld(points, Seat.of(holder)));
        }
    }
}
