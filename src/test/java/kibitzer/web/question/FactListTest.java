package kibitzer.web.question;

import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Standing;
import kibitzer.decisions.bridge.bidding.BridgeCall;
import kibitzer.games.bridge.Call;
import org.junit.jupiter.api.Test;

class FactListTest {
    private static final Reason POINTS =
            new Reason("points", 14, "14 points", "20 or more", "20 or more", Standing.FAILS);
    private static final Reason LENGTH = new Reason("length", 4, "4 cards", "6 or more", "6 or more", Standing.FAILS);

    private static Ruling<String> against(String rule, Reason reason) {
        return new Ruling<>(rule, source("rummy.p01"), List.of("pass"), List.of(), Standing.FAILS, List.of(reason));
    }

    private static List<String> shown(List<Ruling<String>> rulings) {
        return FactList.against("Your answer, pass,", rulings)
                .map(list -> list.getElement().getTextRecursively())
                .toList();
    }

    @Test
    void anAnswerThatTwoRulesMeasureIsNamedOnce() {
        assertThat(shown(List.of(against("one", POINTS), against("two", LENGTH))))
                .hasSize(2)
                .satisfies(lists -> {
                    assertThat(lists.get(0))
                            .startsWith("Your answer, pass, is measured by")
                            .contains("14 points");
                    assertThat(lists.get(1)).startsWith("And by another rule").contains("4 cards");
                });
    }

    @Test
    void rulesThatMeasureTheSameAreToldOnce() {
        assertThat(shown(List.of(against("one", POINTS), against("two", POINTS))))
                .hasSize(1);
    }

    private static Ruling<Call> forAPass(String rule, Reason reason) {
        return new Ruling<>(
                rule, source("contract-bridge.p03"), List.of(Call.PASS), List.of(), Standing.HOLDS, List.of(reason));
    }

    private static List<String> shown(Ruling<Call> one, Ruling<Call> two) {
        return FactList.of(
                        new BridgeCall(),
                        new Advice<>(
                                List.of(Call.PASS), List.of(), List.of(one, two), List.of(), false, Beside.nothing()))
                .map(list -> list.getElement().getTextRecursively())
                .toList();
    }

    /** Two rules for one pass may ask for the same strength: by their ids they are two, to a reader one. */
    @Test
    void rulesThatReadAlikeAreToldOnceWhereTheyDecideToo() {
        assertThat(shown(forAPass("one", POINTS), forAPass("two", POINTS)))
                .singleElement()
                .satisfies(list ->
                        assertThat(list).startsWith("What the book looks at").contains("14 points"));
        assertThat(shown(forAPass("one", POINTS), forAPass("two", LENGTH)))
                .hasSize(2)
                .allSatisfy(list -> assertThat(list).startsWith("For pass"));
    }
}
