package kibitzer.conventions.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.games.bridge.Call;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Blackwood's two tables of answers (p. 147), and calls as bidding books write them. */
class AnswersToAskingTest {

    @ParameterizedTest(name = "{0} to one who holds {1} aces: {2}")
    @DisplayName("five clubs shows four aces to one who holds none, and none to anybody else")
    @CsvSource({
        "5C, 0, 4",
        "5C, 1, 0",
        "5C, 4, 0",
        "5D, 3, 1",
        "5D, 4, none",
        "5H, 2, 2",
        "5H, 3, none",
        "5S, 1, 3",
        "5S, 2, none",
        "5NT, 0, none"
    })
    void acesAreShownAsFarAsThereAreFour(String answer, int held, String shown) {
        assertThat(Reply.shown(Reply.ACES, Call.of(answer), held)
                        .map(String::valueOf)
                        .orElse("none"))
                .isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({"6C, 4, 0", "6D, 3, 1", "6H, 2, 2", "6S, 1, 3", "6NT, 0, 4", "6NT, 1, none"})
    void kingsAreShownByAStepEach(String answer, int held, String shown) {
        assertThat(Reply.shown(Reply.KINGS, Call.of(answer), held)
                        .map(String::valueOf)
                        .orElse("none"))
                .isEqualTo(shown);
    }

    @Test
    void whatAnAnswerTellsIsARangeWhereItMayShowTwoNumbers() {
        assertThat(Reply.told("aces", Call.of("5C"))).contains(Interval.of(0, 4));
        assertThat(Reply.told("aces", Call.of("5H"))).contains(Interval.of(2, 2));
        assertThat(Reply.told("kings", Call.of("6C"))).contains(Interval.of(0, 0));
        assertThat(Reply.told("aces", Call.of("6C"))).isEmpty();
        assertThat(Reply.inWords(Reply.ACES)).isEqualTo("5C none or 4, 5D 1, 5H 2, 5S 3");
    }

    @ParameterizedTest(name = "{0} is {1}: {2}")
    @CsvSource({
        "1x, 1C, true",
        "1x, 1S, true",
        "1x, 1NT, false",
        "1x, 2C, false",
        "2M, 2H, true",
        "2M, 2S, true",
        "2M, 2D, false",
        "2m, 2D, true",
        "2m, 2C, true",
        "2m, 2H, false",
        "2m, 1D, false",
        "*, P, true",
        "*, 7NT, true",
        "1NT, 1NT, true",
        "1NT, 2NT, false",
        "1x, P, false"
    })
    void aPatternFitsTheCallsItStandsFor(String pattern, String call, boolean fits) {
        assertThat(CallPattern.fit(List.of(CallPattern.of(pattern)), List.of(Call.of(call))))
                .isEqualTo(fits);
    }

    @Test
    void patternsFitAsManyCallsOnly() {
        List<CallPattern> opening =
                Stream.of("1x", "*", "2M").map(CallPattern::of).toList();
        assertThat(CallPattern.fit(opening, calls("1C P 2H"))).isTrue();
        assertThat(CallPattern.fit(opening, calls("1C P 2D"))).isFalse();
        assertThat(CallPattern.fit(opening, calls("1C P"))).isFalse();
        assertThat(CallPattern.fit(opening, calls("1C P 2H P"))).isFalse();
        assertThat(opening).extracting(CallPattern::inWords).containsExactly("1 of a suit", "any call", "2 of a major");
        assertThat(CallPattern.of("2m").inWords()).isEqualTo("2 of a minor");
        assertThat(CallPattern.of("1NT").inWords()).isEqualTo("1NT");
    }

    private static List<Call> calls(String calls) {
        return Stream.of(calls.split(" ")).map(Call::of).toList();
    }
}
