package kibitzer.decisions.poker.pot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import kibitzer.decisions.Besides;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.poker.StudOrder;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PokerFirstToBetTest {
    private static final PokerFirstToBet DECISION = new PokerFirstToBet();

    private static Upcards showing(StudOrder order, String... upcards) {
        return new Upcards(order, Stream.of(upcards).map(CardSet::of).toList());
    }

    @ParameterizedTest(name = "{1} / {2} / {3}: player {4}")
    @CsvSource({
        // Culbertson p. 83: a pair of twos ranks above ace king; p. 64: of equal ones that nearest the dealer's left.
        "HIGHEST, AS KD, 2C 2H, QS QD, 3",
        "HIGHEST, AS KD, 2C 2H, QS JD, 2",
        "HIGHEST, 9C, AS, AH, 2",
        "HIGHEST, AH 9D, AS TD, AC TC, 2",
        "HIGHEST, KS KD 4C, KH KC 3C, QS QD AC, 1",
        "HIGHEST, 8S 7S 6S 5S, AC QD 9H 3C, 2C 2D 3H 4D, 3",
        "HIGHEST, 9S 9D 3C 3H, AS AD KC QH, 4S 4D 4C 2H, 3",
        // P. 87: an exposed four-flush before any single pair, not before two pairs.
        "HIGHEST_FOUR_FLUSH_BEATS_A_PAIR, 8S 7S 5S 2S, AC AD 9H 2C, KC QD JH 4D, 1",
        "HIGHEST_FOUR_FLUSH_BEATS_A_PAIR, 8S 7S 5S 2S, AC AD 2H 2C, KC QD JH 4D, 2",
        // P. 83: at misere the lowest begins; p. 82: there the ace is low.
        "LOWEST, 4S, 2D, AC, 3",
        "LOWEST, 4S 3D, 5S 2D, AC AD, 1",
        "LOWEST, 2S 2D, AC AD, KS KD, 2"
    })
    void theHighestUpcardsSpeakFirstAndTheLowestAtMisere(
            StudOrder order, String one, String two, String three, String first) {
        assertThat(DECISION.advise(showing(order, one, two, three)).best()).containsExactly(first);
    }

    @Test
    void inTheFirstIntervalHeMustBetAndLaterHeMayCheck() {
        assertThat(Besides.figures(DECISION.advise(showing(StudOrder.HIGHEST, "AS", "KD"))))
                .containsEntry("must-bet", "true");
        assertThat(Besides.figures(DECISION.advise(showing(StudOrder.HIGHEST, "AS 4C", "KD 2H"))))
                .containsEntry("must-bet", "false");
    }

    @Test
    void anEqualCombinationFartherFromTheDealersLeftIsToldSo() {
        var verdict = new Question<>(DECISION, showing(StudOrder.HIGHEST, "9C", "AS", "AH")).mark("3");
        assertThat(verdict.against().getFirst().failing().getFirst().measured()).contains("nearest the dealer's left");
    }

    @Test
    void unequalNumbersAndCardsThatLieTwiceAreRefused() {
        assertThatThrownBy(() -> showing(StudOrder.HIGHEST, "AS 4C", "KD"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("equally many");
        assertThatThrownBy(() -> showing(StudOrder.HIGHEST, "AS", "AS")).hasMessageContaining("before two players");
        assertThatThrownBy(() -> new Upcards(StudOrder.HIGHEST, List.of(CardSet.of("AS"))))
                .hasMessageContaining("2 to 8");
    }
}
