package kibitzer.decisions.bridge.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Besides;
import kibitzer.decisions.bridge.chance.CombinedSuit.Held;
import kibitzer.odds.Combinations;
import kibitzer.odds.Fraction;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

class CombinedSuitTest {
    private static final CombinedSuit DECISION = new CombinedSuit();
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final long ALL = 495_918_532_948_104L;
    /** Lines that the errata name, by their number of cards; that of twelve is right as far as it is rounded. */
    private static final Map<String, String> OFF = Map.of(
            "10", "contract-bridge.e09",
            "11", "contract-bridge.e07",
            "13", "contract-bridge.e10");

    static List<List<String>> printedRows() {
        return Syllabus.shipped().table("dist-combined").orElseThrow().rows();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("printedRows")
    void everyLineOfTheTableIsQuotedAndHeldAgainstTheCount(List<String> row) {
        int cards = Integer.parseInt(row.get(0));
        Advice<Double> atLeast = DECISION.advise(new Held(cards, true, true));
        Advice<Double> exactly = DECISION.advise(new Held(cards, false, true));
        Beside.Printed book = Besides.book(atLeast).orElseThrow();
        assertThat(atLeast.best().getFirst() * 100)
                .isCloseTo(Double.parseDouble(row.get(2)), Percentage.withPercentage(0.05));
        assertThat(exactly.best().getFirst() * 100)
                .isCloseTo(Double.parseDouble(row.get(3)), Percentage.withPercentage(0.05));
        assertThat(Besides.book(exactly)).isEmpty();
        assertThat(book.figure()).isEqualTo(Double.parseDouble(row.get(1)));
        assertThat(book.agrees()).isEqualTo(!OFF.containsKey(row.get(0)));
        assertThat(book.erratum().orElse("")).isEqualTo(OFF.getOrDefault(row.get(0), ""));
    }

    @Test
    void theLongestSuitIsCountedSuitBySuit() {
        Map<Integer, Long> byLongest = new TreeMap<>();
        for (int spades = 0; spades <= 13; spades++) {
            for (int hearts = 0; hearts <= 13; hearts++) {
                for (int diamonds = 0; diamonds <= 13; diamonds++) {
                    int clubs = 26 - spades - hearts - diamonds;
                    if (clubs >= 0 && clubs <= 13) {
                        long many = Combinations.choose(13, spades)
                                * Combinations.choose(13, hearts)
                                * Combinations.choose(13, diamonds)
                                * Combinations.choose(13, clubs);
                        int longest = Math.max(Math.max(spades, hearts), Math.max(diamonds, clubs));
                        byLongest.merge(longest, many, Long::sum);
                    }
                }
            }
        }
        assertThat(byLongest.keySet()).containsExactly(7, 8, 9, 10, 11, 12, 13);
        assertThat(byLongest)
                .allSatisfy((cards, many) -> assertThat(
                                DECISION.counted(new Held(cards, false, true)).chance())
                        .isEqualTo(Fraction.of(many, ALL)));
    }

    @Test
    void aNamedSuitIsAnotherQuestionAndTheBookHasNoLineForIt() {
        Advice<Double> advice = DECISION.advise(new Held(8, true, false));
        assertThat(advice.best().getFirst())
                .isLessThan(DECISION.advise(new Held(8, true, true)).best().getFirst() / 3);
        assertThat(Besides.book(advice)).isEmpty();
        assertThat(DECISION.advise(new Held(0, true, false)).best()).containsExactly(1.0);
    }

    @Test
    void fourteenCardsOfASuitAreRefused() {
        assertThatThrownBy(() -> DECISION.form().read(JSON.readTree("{\"cards\": 14}"), "position"))
                .hasMessage("position.cards: 14; expected a whole number from 0 to 13");
    }
}
