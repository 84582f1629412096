package kibitzer.decisions.solo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Reckoning;
import kibitzer.conventions.solo.SoloView;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** Calls with the rules open (Culbertson, pp. 174-176); {@code -Dkibitzer.solo.deals=10000} deals more. */
class SoloCallTest {
    private static final int DEALS = Integer.getInteger("kibitzer.solo.deals", 300);
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final SoloCall DECISION = new SoloCall();

    private static SoloView read(String position) {
        return DECISION.form().read(JSON.readTree("{" + position.replace('\'', '"') + "}"), "position");
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            # p. 175: all thirteen without trumps, the caller leading: nothing goes over it
            'hand': 'AS KS QS JS TS AH KH QH JH AD KD QD AC', 'turn-up': '2C' | slam | BEST
            # p. 175: no trick, and the cards shown after the first: nobody can force one
            'hand': '6S 4S 2S 6H 4H 2H 6D 4D 2D 8C 6C 4C 2C', 'turn-up': 'KS' | open-misere | BEST
            # p. 175: nine tricks in the suit turned go above nine in another
            'hand': 'AS KS QS JS TS 9S 8S AH KH AD 4C 3C 2C', 'turn-up': '2S' | abondance-in-trumps | BEST
            'hand': 'AS KS QS JS TS 9S 8S AH KH AD 4C 3C 2C', 'turn-up': '2H' | abondance | BEST
            # p. 175: five tricks alone
            'hand': 'AS KS QS 5S 4S AH 9H 8H 9D 8D 9C 8C 7C', 'turn-up': '2S' | solo | BEST
            'hand': 'AS KS QS 5S 4S AH 9H 8H 9D 8D 9C 8C 7C', 'turn-up': '2S' | slam | WRONG
            # p. 175: no trick alone, but a card or two in doubt
            'hand': '7S 4S 2S 6H 4H 2H 6D 4D 2D 8C 6C 4C 2C', 'turn-up': 'KS' | misere | BEST
            # p. 174: eight tricks for two
            'hand': 'AS KS 5S 4S 3S 9H 8H 7H 9D 8D 9C 8C 7C', 'turn-up': '2S' | propose | BEST
            # p. 174: who comes after may accept, and who has passed as well
            'hand': 'AS KS 5S 4S 3S 9H 8H 7H 9D 8D 9C 8C 7C', 'turn-up': '2S', 'dealer': 'N', 'calls': ['propose'], 'seat': 'S' | accept | BEST
            'hand': 'AS KS 5S 4S 3S 9H 8H 7H 9D 8D 9C 8C 7C', 'turn-up': '2S', 'dealer': 'N', 'calls': ['propose'], 'seat': 'S' | propose | ILLEGAL
            'hand': 'AS KS 5S 4S 3S 9H 8H 7H 9D 8D 9C 8C 7C', 'turn-up': '2H', 'dealer': 'E', 'calls': ['pass', 'propose', 'pass', 'pass'] | solo | ILLEGAL
            # p. 174: a proposer whom nobody joins raises or gives up
            'hand': 'AS KS 5S 4S 3S 9H 8H 7H 9D 8D 9C 8C 7C', 'turn-up': '2S', 'dealer': 'E', 'calls': ['propose', 'pass', 'pass', 'pass'] | pass | BEST
            'hand': 'AS KS 5S 4S 3S 9H 8H 7H 9D 8D 9C 8C 7C', 'turn-up': '2S', 'dealer': 'E', 'calls': ['propose', 'pass', 'pass', 'pass'] | propose | ILLEGAL
            # p. 175: each call goes over the one before
            'hand': 'AS KS QS 5S 4S AH 9H 8H 9D 8D 9C 8C 7C', 'turn-up': '2S', 'dealer': 'N', 'calls': ['misere'], 'seat': 'S' | solo | ILLEGAL
            """)
    void theCallIsTheBooks(String position, String call, Grade grade) {
        assertThat(new Question<>(DECISION, read(position)).mark(call).grade()).isEqualTo(grade);
    }

    /** P. 175, the first and second example: who may say what at that moment. */
    @Test
    void theBooksExamplesCanBeCalled() {
        String hand = "'hand': 'AS KS 5S 4S 3S 9H 8H 7H 9D 8D 9C 8C 7C', 'turn-up': '2S', 'dealer': 'S'";
        SoloView west = read(hand + ", 'seat': 'W', 'calls': ['pass', 'propose', 'pass', 'pass']");
        assertThat(DECISION.objection(west, SoloView.ACCEPT)).isEmpty();
        assertThat(DECISION.objection(west, SoloView.SOLO)).isPresent();
        SoloView north = read(hand + ", 'seat': 'N', 'calls': ['pass', 'propose', 'accept', 'solo', 'pass']");
        assertThat(DECISION.objection(north, SoloView.MISERE)).isEmpty();
        assertThat(DECISION.objection(north, SoloView.SOLO)).isPresent();
        SoloView east = read(hand
                + ", 'seat': 'E', 'calls': ['solo', 'pass', 'misere', 'abondance', 'abondance-in-trumps', 'pass']");
        assertThat(DECISION.objection(east, SoloView.OPEN_MISERE)).isEmpty();
        assertThat(DECISION.objection(east, SoloView.ABONDANCE)).isPresent();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'hand': 'AS KS', 'turn-up': '2S' | position.hand
            'hand': 'AS KS 5S 4S 3S 9H 8H 7H 9D 8D 9C 8C 7C', 'turn-up': '3S' | position.turn-up
            'hand': 'AS KS 5S 4S 3S 9H 8H 7H 9D 8D 9C 8C 7C', 'turn-up': '2S', 'seat': 'N' | position.seat
            'hand': 'AS KS 5S 4S 3S 9H 8H 7H 9D 8D 9C 8C 7C', 'turn-up': '2S', 'calls': ['accept'] | position.calls
            'hand': 'AS KS 5S 4S 3S 9H 8H 7H 9D 8D 9C 8C 7C', 'turn-up': '2S', 'calls': ['pass', 'pass', 'pass', 'pass'] | position.calls
            'hand': 'AS KS 5S 4S 3S 9H 8H 7H 9D 8D 9C 8C 7C', 'turn-up': '2S', 'dealer': 'S', 'calls': ['pass', 'pass', 'pass'] | position.turn-up
            """)
    void whatIsWrongIsNamed(String position, String field) {
        assertThatThrownBy(() -> read(position))
                .isInstanceOfSatisfying(
                        BadQuestion.class, bad -> assertThat(bad.getMessage()).contains(field));
    }

    /** The order of the calls told a second time (pp. 174-175). */
    private static final List<String> ORDER =
            List.of("propose", "solo", "misere", "abondance", "abondance-in-trumps", "open-misere", "slam");

    @Test
    void whatIsAdvisedGoesOverWhatWasCalled() {
        for (int seed = 0; seed < DEALS; seed++) {
            SoloView view = DECISION.deal(DealRequest.of(seed));
            assertThat(DECISION.deal(DealRequest.of(seed))).isEqualTo(view);
            int high = view.calls().stream().mapToInt(ORDER::indexOf).max().orElse(-1);
            assertThat(DECISION.advise(view).best()).isNotEmpty().allSatisfy(call -> {
                assertThat(DECISION.objection(view, call)).isEmpty();
                if (ORDER.contains(call)) {
                    assertThat(ORDER.indexOf(call)).isGreaterThan(high);
                }
            });
        }
    }

    private static Optional<Double> chance(String position, String call) {
        Reckoning<String> reckoning = DECISION.reckon(read(position)).orElseThrow();
        return reckoning.rows().stream()
                .filter(row -> row.answer().equals(call))
                .map(row -> row.figures().get(1).value())
                .findFirst();
    }

    @Test
    void whatCannotFailIsMadeInEveryLayout() {
        assertThat(chance("'hand': 'AS KS QS JS TS AH KH QH JH AD KD QD AC', 'turn-up': '2C'", "slam"))
                .contains(1.0);
        assertThat(chance("'hand': 'AS KS QS JS TS 9S 8S 7S AH AD 4C 3C 2C', 'turn-up': '2S'", "abondance-in-trumps"))
                .contains(1.0);
    }
}
