package kibitzer.conventions.banking.vingtetun;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.games.banking.vingtetun.Hand;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Standing and splitting at vingt-et-un (p. 368), on each line and beside it. */
class StandSplitDoubleTest {
    private static VingtView view(String values, int up) {
        return VingtView.of(
                Hand.of(Stream.of(values.split(" ")).mapToInt(Integer::parseInt).toArray()), up);
    }

    @ParameterizedTest(name = "{0} against {1}: {2}")
    @DisplayName(
            "seventeen always, sixteen against a seven to an ace, fourteen against less; an ace as eleven from eighteen on")
    @CsvSource({
        "10 7, 10, stand",
        "10 6, 10, stand",
        "10 5, 10, hit",
        "10 6, 7, stand",
        "10 5, 7, hit",
        "10 6, 1, stand",
        "10 5, 1, hit",
        "10 4, 6, stand",
        "10 3, 6, hit",
        "10 4, 2, stand",
        "10 3, 2, hit",
        "10 4, 7, hit",
        "1 7, 10, stand", // eighteen with the ace as eleven
        "1 6, 10, hit", // seven
        "1 6, 2, hit",
        "1 9 6, 10, stand", // the ace cannot be eleven, and one makes sixteen
        "1 9 5, 10, hit"
    })
    void standingGoesByTheDealersCard(String values, int up, String answer) {
        assertThat(StandOrHit.BOOK.inShort(view(values, up)).best()).containsExactly(answer);
    }

    @ParameterizedTest(name = "{0}: eleven {1}, one {2}")
    @DisplayName("an ace that could be eleven is one below eighteen, and eleven from there on (p. 368)")
    @CsvSource({"1 6, false, true", "1 7, true, false", "1 8, true, false", "10 7, false, false", "1 9 6, false, false"
    })
    void anAceIsElevenFromEighteenOn(String values, boolean eleven, boolean one) {
        assertThat(view(values, 10).acesAsEleven()).isEqualTo(eleven);
        assertThat(view(values, 10).acesAsOne()).isEqualTo(one);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("aces are split and no others; twos, threes and sixes to eights only probably not (p. 368)")
    @CsvSource({
        "1 1, yes, false",
        "2 2, no, true",
        "3 3, no, true",
        "4 4, no, false",
        "5 5, no, false",
        "6 6, no, true",
        "7 7, no, true",
        "8 8, no, true",
        "9 9, no, false",
        "10 10, no, false"
    })
    void acesAloneAreSplit(String values, String best, boolean other) {
        Advice<String> advice = SplitPairs.BOOK.advise(view(values, 6));
        assertThat(advice.best()).containsExactly(best);
        assertThat(advice.acceptable()).hasSize(other ? 1 : 0);
    }

    @ParameterizedTest
    @CsvSource({"1, an ace, aces", "2, a two, twos", "8, an eight, eights", "9, a nine, nines", "10, a ten, tens"})
    void cardsAreNamedByTheirValue(int value, String one, String plural) {
        assertThat(VingtView.one(value)).isEqualTo(one);
        assertThat(VingtView.plural(value)).isEqualTo(plural);
        assertThat(view(value + " " + value, 6).pair()).isEqualTo(plural);
    }
}
