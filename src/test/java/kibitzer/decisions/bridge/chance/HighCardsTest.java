package kibitzer.decisions.bridge.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.cards.Rank;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Besides;
import kibitzer.decisions.bridge.chance.HighCards.Holding;
import kibitzer.odds.Fraction;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

class HighCardsTest {
    private static final HighCards DECISION = new HighCards();
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Map<String, Holding> LINES = Map.of(
            "four aces", new Holding(Rank.ACE, 4),
            "three aces", new Holding(Rank.ACE, 3),
            "two aces", new Holding(Rank.ACE, 2),
            "one ace", new Holding(Rank.ACE, 1),
            "no ace", new Holding(Rank.ACE, 0),
            "no face card (no A, K, Q, J)", new Holding(Rank.JACK, 0),
            "no honour card (ten or higher): Yarborough", new Holding(Rank.TEN, 0));

    static List<List<String>> printedRows() {
        return Syllabus.shipped().table("dist-honours").orElseThrow().rows();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("printedRows")
    void everyLineOfTheTableIsQuotedAndHeldAgainstTheCount(List<String> row) {
        assertThat(LINES).containsKey(row.get(0));
        Advice<Double> advice = DECISION.advise(LINES.getOrDefault(row.get(0), new Holding(Rank.TWO, 13)));
        assertThat(advice.best().getFirst() * 100)
                .isCloseTo(Double.parseDouble(row.get(2)), Percentage.withPercentage(0.01));
        if (row.get(1).isEmpty()) {
            assertThat(Besides.book(advice)).isEmpty();
            assertThat(Besides.odds(advice)).isEqualTo("1827.04 to 1 against");
        } else {
            Beside.Printed book = Besides.book(advice).orElseThrow();
            assertThat(book.figure()).isEqualTo(Double.parseDouble(row.get(1)));
            assertThat(book.agrees()).isTrue();
        }
    }

    @Test
    void fourAcesComeOnceIn379HandsWhateverTheBookAdds() {
        Advice<Double> advice = DECISION.advise(new Holding(Rank.ACE, 4));
        assertThat(Besides.odds(advice)).isEqualTo("377.64 to 1 against");
        assertThat(advice.ruling().orElseThrow().source().ids()).contains("contract-bridge.e11");
    }

    @ParameterizedTest
    @EnumSource
    void everyNumberTogetherIsCertain(Rank lowest) {
        int there = 4 * (Rank.ACE.ordinal() - lowest.ordinal() + 1);
        Fraction sum = IntStream.rangeClosed(0, Math.min(13, there))
                .mapToObj(held -> DECISION.counted(new Holding(lowest, held)).chance())
                .reduce(Fraction.ZERO, Fraction::plus);
        assertThat(sum).isEqualTo(Fraction.ONE);
    }

    @Test
    void fiveAcesAreRefused() {
        assertThatThrownBy(() -> DECISION.form().read(JSON.readTree("{\"lowest\": \"A\", \"held\": 5}"), "position"))
                .hasMessage("position.held: 5 of 4 high cards; expected at most 4");
    }
}
