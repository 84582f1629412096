package kibitzer.decisions.poker.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Locale;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.poker.PlayedHands;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables 6 and 9, Culbertson pp. 110-111, against the true figures worked out elsewhere. */
class PokerHighTest {
    private final PokerHigh decision = new PokerHigh();

    // Simulated apart, 20 million deals a line, error 0.0002; the book's figure beside.
    @ParameterizedTest(name = "{0} against {1}: {2}, printed {3}")
    @CsvSource({
        "three of a kind, 1, 0.981, 0.97",
        "pair of aces, 2, 0.844, 0.79",
        "kings, 3, 0.689, 0.69",
        "pair-of-queens, 7, 0.307, 0.26",
        "two pairs, 4, 0.800, 0.74",
        "A-K high, 1, 0.479, 0"
    })
    void aKindOfHandIsComparedWithTheTable(String hand, int opponents, double chance, double printed) {
        Advice<Double> advice =
                PlayedHands.advice(decision, "'hand': '%s', 'opponents': %d".formatted(hand, opponents));
        assertThat(advice.best().getFirst()).isCloseTo(chance, within(0.001));
        if (printed > 0) {
            assertThat(estimate(advice).book()).contains(String.format(Locale.ROOT, "%.2f", printed));
        } else {
            assertThat(estimate(advice).book()).isEmpty();
        }
    }

    // C(51-h, N) / C(51, N), h the other cards as high: 3 aces, 7 from the king up.
    @Test
    void aHoleCardIsCountedExactly() {
        assertThat(PlayedHands.advice(decision, "'table': 'stud-hole-card', 'hand': 'A', 'opponents': 1")
                        .best())
                .containsExactly(48.0 / 51);
        assertThat(PlayedHands.advice(decision, "'table': 'stud-hole-card', 'hand': 'KS', 'opponents': 2")
                        .best())
                .containsExactly(44.0 * 43 / (51 * 50));
    }

    // The lowest hand of all, 7-5-4-3-2, beats nobody; a royal flush loses to nobody and ties with three others.
    @Test
    void fiveCardsAreCountedAgainstOneOpponent() {
        assertThat(PlayedHands.advice(decision, "'hand': '7S 5H 4D 3C 2H', 'opponents': 1")
                        .best())
                .containsExactly(0.0);
        assertThat(PlayedHands.advice(decision, "'hand': 'AS KS QS JS TS', 'opponents': 1")
                        .best()
                        .getFirst())
                .isCloseTo(1 - 3.0 / 1_533_939, within(1e-12));
    }

    @Test
    void againstSeveralTheErrorIsTold() {
        Advice<Double> advice = PlayedHands.advice(decision, "'hand': 'KS KH 8D 5C 2H', 'opponents': 3");
        assertThat(advice.best().getFirst()).isCloseTo(0.689, within(0.02));
        assertThat(estimate(advice).error()).isBetween(0.0001, 0.005);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': 'nonsense', 'opponents': 1                             | position.hand: "nonsense" is neither cards
            'hand': 'KS KH', 'opponents': 1                                | position.hand: "KS KH" is not five cards
            'hand': 'kings', 'opponents': 8                                | position.opponents: 8 with five cards each
            'hand': 'kings'                                                | position.opponents: missing
            'hand': '??', 'table': 'stud-hole-card', 'opponents': 1        | position.hand: "??" is no hole card
            """)
    void questionsThatCannotBeAreRefused(String fields, String message) {
        assertThatThrownBy(() -> PlayedHands.position(decision, fields))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(message);
    }

    private static Beside.Estimate estimate(Advice<Double> advice) {
        return (Beside.Estimate) advice.beside();
    }
}
