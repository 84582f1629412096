package kibitzer.decisions.bridge.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Besides;
import kibitzer.decisions.bridge.chance.Distribution.Pattern;
import kibitzer.odds.Combinations;
import kibitzer.odds.Fraction;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

class DistributionTest {
    private static final Distribution DECISION = new Distribution();
    private static final JsonMapper JSON = JsonMapper.builder().build();
    /** The seven of contract-bridge.e05. */
    private static final Set<String> CUT =
            Set.of("4-3-3-3", "6-3-3-1", "7-3-3-0", "7-6-0-0", "8-4-1-0", "9-4-0-0", "10-3-0-0");

    static List<List<String>> printedRows() {
        return Syllabus.shipped().table("dist-hand").orElseThrow().rows();
    }

    private static Pattern pattern(String lengths) {
        return new Pattern(Lengths.of(lengths), true);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("printedRows")
    void everyLineOfTheTableIsQuotedAndHeldAgainstTheCount(List<String> row) {
        Advice<Double> advice = DECISION.advise(pattern(row.get(0)));
        Beside.Printed book = Besides.book(advice).orElseThrow();
        double counted = Double.parseDouble(row.get(2));
        assertThat(advice.best().getFirst() * 100).isCloseTo(counted, Percentage.withPercentage(0.001));
        assertThat(book.figure()).isCloseTo(Double.parseDouble(row.get(1)), Percentage.withPercentage(0.0001));
        assertThat(book.agrees()).isEqualTo(!CUT.contains(row.get(0)));
        assertThat(book.erratum().orElse("")).isEqualTo(CUT.contains(row.get(0)) ? "contract-bridge.e05" : "");
    }

    /** Each hand of thirteen has its lengths in the order of the suits; the pattern forgets the order. */
    @Test
    void allPatternsTogetherAreAllHandsAndEachIsCountedSuitBySuit() {
        Map<String, Long> hands = new TreeMap<>();
        for (int spades = 0; spades <= 13; spades++) {
            for (int hearts = 0; hearts <= 13 - spades; hearts++) {
                for (int diamonds = 0; diamonds <= 13 - spades - hearts; diamonds++) {
                    int clubs = 13 - spades - hearts - diamonds;
                    long many = Combinations.choose(13, spades)
                            * Combinations.choose(13, hearts)
                            * Combinations.choose(13, diamonds)
                            * Combinations.choose(13, clubs);
                    hands.merge(Lengths.of(spades, hearts, diamonds, clubs).toString(), many, Long::sum);
                }
            }
        }
        assertThat(hands).hasSize(39).hasSameSizeAs(printedRows());
        assertThat(hands.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(635_013_559_600L);
        assertThat(hands)
                .allSatisfy((lengths, many) -> assertThat(
                                DECISION.counted(pattern(lengths)).chance())
                        .isEqualTo(Fraction.of(many, 635_013_559_600L)));
    }

    @Test
    void aSuitLiesInFourHandsAsFourSuitsLieInOne() {
        assertThat(DECISION.advise(new Pattern(Lengths.of("5-4-3-1"), false)).best())
                .isEqualTo(DECISION.advise(pattern("5-4-3-1")).best());
    }

    @Test
    void theCommonestPatternComesOnceInFiveHands() {
        assertThat(DECISION.advise(pattern("4-4-3-2")).best().getFirst()).isCloseTo(0.215512, within(1e-6));
    }

    @Test
    void lengthsThatDoNotMakeThirteenAreRefused() {
        assertThatThrownBy(() -> DECISION.form().read(JSON.readTree("{\"pattern\": \"4-4-3-3\"}"), "position"))
                .hasMessage("position.pattern: 4-4-3-3 makes 14 cards; expected four numbers that make 13");
    }

    @Test
    void threeLengthsAreRefused() {
        assertThatThrownBy(() -> DECISION.form().read(JSON.readTree("{\"pattern\": \"5-4-4\"}"), "position"))
                .hasMessageContaining("expected 4 numbers from 0 to 13 with hyphens, such as 4-4-3-2");
    }
}
