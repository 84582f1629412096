package kibitzer.decisions.poker.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.advice.Reason;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class PokerPotOddsTest {
    private static final PokerPotOdds DECISION = new PokerPotOdds();
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private static PokerPotOdds.Price price(int pot, int toCall, double chance) {
        return new PokerPotOdds.Price(pot, toCall, chance);
    }

    @ParameterizedTest(name = "{0} in the pot, {1} to call, a chance of {2}: {3}")
    @CsvSource({
        // The book's example, p. 97: 10 chips to 2 against 38 to 9 (9 of 47).
        "10, 2, 0.191489, call",
        "8,  2, 0.191489, drop",
        "4,  1, 0.200001, call",
        "4,  1, 0.199999, drop",
        "1,  1, 1,        call",
        "9,  1, 0,        drop"
    })
    void aCallPaysWhereThePotOffersMoreThanTheOddsAgainst(int pot, int toCall, double chance, String answer) {
        assertThat(DECISION.advise(price(pot, toCall, chance)).best()).containsExactly(answer);
    }

    @ParameterizedTest
    @CsvSource({"4, 1, 0.2", "2, 1, 0.33333333", "7, 3, 0.3", "1, 1, 0.5"})
    void atEvenOddsBothAreRight(int pot, int toCall, double chance) {
        assertThat(DECISION.advise(price(pot, toCall, chance)).best()).containsExactly("call", "drop");
        assertThat(DECISION.whyNot(price(pot, toCall, chance), "drop")).isEmpty();
    }

    @Test
    void aWrongAnswerIsToldBothOdds() {
        List<Reason> failing =
                DECISION.whyNot(price(4, 1, 0.15), "call").getFirst().failing();
        assertThat(failing).hasSize(1);
        assertThat(failing.getFirst().measured())
                .isEqualTo("the pot offers 4 to 1, but the odds against you are 5.67 to 1, longer than the pot pays");
        assertThat(failing.getFirst().required()).isEqualTo("20 percent");
    }

    @Test
    void theOddsAreSetBesideEachOther() {
        assertThat(DECISION.advise(price(10, 2, 0.2)).ruling().orElseThrow().reasons())
                .extracting(Reason::measured)
                .startsWith(
                        "the pot offers 10 to 2, which is 5 to 1",
                        "your chance is 20 percent, which is 4 to 1 against");
    }

    @Test
    void dealsLieNearTheBoundaryOnBothSides() {
        List<PokerPotOdds.Price> dealt = IntStream.range(0, 200)
                .mapToObj(seed -> DECISION.deal(DealRequest.of(seed)))
                .toList();
        assertThat(dealt)
                .allSatisfy(price -> assertThat(price.chance())
                        .isBetween(
                                (double) price.toCall() / (price.pot() + price.toCall()) - 0.09,
                                (double) price.toCall() / (price.pot() + price.toCall()) + 0.09));
        assertThat(dealt.stream().filter(price -> DECISION.advise(price).best().equals(List.of("call"))))
                .hasSizeBetween(60, 140);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"pot\": 0, \"to-call\": 1, \"chance\": 0.2} | position.pot: 0; expected a whole number from 1",
                "{\"pot\": 4, \"to-call\": 0, \"chance\": 0.2} | position.to-call: 0; expected a whole number from 1",
                "{\"pot\": 4, \"to-call\": 1, \"chance\": 1.2} | position.chance",
                "{\"pot\": 4, \"to-call\": 1} | position.chance: missing"
            })
    void pricesThatCannotBeAreRefused(String json, String message) {
        assertThatThrownBy(() -> DECISION.form().read(JSON.readTree(json), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(message);
    }
}
