package kibitzer.decisions.bridge.bidding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.value.ValuationMethod;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;

class BridgeValueTest {
    private final BridgeValue decision = new BridgeValue();

    private HandToValue position(String json) {
        return decision.form().read(JsonMapper.shared().readTree(json.replace('\'', '"')), "position");
    }

    private Advice<Double> advice(String json) {
        return decision.advise(position(json));
    }

    /** One hand by every count: A-K-J-3-2, K-x, Q-x-x, x-x-x. */
    @ParameterizedTest
    @CsvSource({
        "points, 13",
        "honour-tricks, 3", // A-K 2, K-x a half, two plus values a half
        "culbertson-no-trump, 13",
        "culbertson-no-trump-response, 14",
        "culbertson-opening, 13", // fifth spade, less the unheaded queen
        "robertson, 22",
        "reith, 19",
        "four-aces, 8.5",
        "goren, 14",
        "goren-raise, 14"
    })
    void oneHandIsWorthSomethingElseByEachCount(String method, double worth) {
        assertThat(advice("{'hand': 'AKJ32.K2.Q32.432', 'method': '%s'}".formatted(method))
                        .best())
                .containsExactly(worth);
    }

    @ParameterizedTest
    @CsvSource({"culbertson-raise, 15", "culbertson-revaluation, 14", "goren-revaluation, 14", "playing-tricks, 5"})
    void theseCountsNeedTheTrumpSuit(String method, double worth) {
        String hand = "'hand': 'AKJ32.K2.Q32.432', 'method': '" + method + "'";
        assertThat(advice("{" + hand + ", 'trump': 'S'}").best()).containsExactly(worth);
        assertThatThrownBy(() -> position("{" + hand + "}"))
                .isInstanceOf(BadQuestion.class)
                .hasMessage("position.trump: missing for " + method + "; expected a suit: S H D C");
    }

    @Test
    void theWorkingIsSaidItemByItem() {
        assertThat(advice("{'hand': 'AK432.K2.Q32.432', 'method': 'honour-tricks'}")
                        .rulings()
                        .getFirst()
                        .reasons())
                .extracting(Reason::measured)
                .containsExactly("A-K in spades: 2", "K-x in hearts: ½", "one plus value is left over: \"2½+\"");
    }

    @Test
    void aBareKingIsReadBothWaysForSuitBids() {
        Advice<Double> advice = advice("{'hand': 'AQJ432.K.A32.432', 'method': 'culbertson-opening'}");
        assertThat(advice.best()).containsExactly(16.0);
        assertThat(advice.acceptable()).containsExactly(15.0);
    }

    @Test
    void whatWasForgottenIsNamed() {
        Question<HandToValue, Double> question =
                new Question<>(decision, position("{'hand': 'AK432.A432.432.2', 'method': 'culbertson-opening'}"));
        assertThat(question.mark(13.0).grade()).isEqualTo(Grade.BEST);
        assertThat(question.mark(11.0).grade()).isEqualTo(Grade.WRONG);
        assertThat(question.mark(11.0).against().getFirst().failing())
                .extracting(Reason::measured)
                .containsExactly("that is what you get if you count the high cards alone, 4-3-2-1");
        assertThat(question.mark(12.0).against().getFirst().failing())
                .extracting(Reason::measured)
                .containsExactly(
                        "that is what you get if you leave out 1 card over four in spades, or if you leave out 1"
                                + " card over three in hearts");
    }

    @ParameterizedTest
    @CsvSource({"2½, 2.5", "2 1/2, 2.5", "'2,5', 2.5", "½, 0.5", "1/2, 0.5", "13, 13", "-1, -1", "−1, -1"})
    void halvesAreReadAsPeopleWriteThem(String text, double value) {
        assertThat(decision.answerKind().read(text)).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({"2.3", "two", "''", "1e3", "999"})
    void otherNumbersAreRefused(String text) {
        assertThatThrownBy(() -> decision.answerKind().read(text)).hasMessageContaining("in whole or half ones");
    }

    @ParameterizedTest
    @EnumSource
    void theWorkingAddsUpByEveryMethod(ValuationMethod method) {
        for (int seed = 0; seed < 200; seed++) {
            HandToValue dealt = decision.deal(dealing(method, seed));
            double sum = method.valuation().working(dealt.valued()).stream()
                    .mapToDouble(item -> item.worth())
                    .sum();
            assertThat(decision.advise(dealt).best()).containsExactly(sum);
        }
    }

    private DealRequest dealing(ValuationMethod method, int seed) {
        var with = JsonMapper.shared().createObjectNode().put("method", method.word());
        return new DealRequest(
                new Seed(seed), Form.options(decision.dealOptions()).read(with, "with"));
    }

    @Test
    void everyStatementAboutValuationIsASource() {
        assertThat(decision.sources().stream().flatMap(source -> source.ids().stream()))
                .containsAll(List.of("acol-system.p01", "culbertson-point-count.p26", "culbertson-honour-tricks.p01"))
                .containsAll(numbered("culbertson-point-count.p0%d", 1, 9))
                .containsAll(numbered("culbertson-point-count.p%d", 32, 37))
                .containsAll(numbered("culbertson-point-count.p%d", 52, 53))
                .containsAll(numbered("culbertson-point-count.p%d", 57, 62))
                .containsAll(numbered("culbertson-honour-tricks.p0%d", 1, 9));
    }

    private static List<String> numbered(String pattern, int first, int last) {
        return IntStream.rangeClosed(first, last).mapToObj(pattern::formatted).toList();
    }
}
