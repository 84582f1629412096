package kibitzer.conventions.rummy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import kibitzer.advice.RuleBook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** A rule of judgment as a file writes it. */
class PlanRuleTest {
    private static final Fact LATE = Fact.of("late", "Late", "it is late", "it is early");
    private static final Fact CARDS =
            Fact.number("cards", "Cards", "card left", List.of(0, 1, 2, 3, 4, 5), Fact.Measure.NUMBER);
    private static final Topic TOPIC = new Topic(
            "trial",
            "rummy",
            "Rummy",
            "You could meld: do you?",
            Map.of("meld", "Meld", "hold", "Hold"),
            List.of(LATE, CARDS));

    private static PlanRule rule(String yaml) {
        return new PlanRule(TOPIC, new YAMLMapper().readTree(yaml));
    }

    private static RuleBook<Situation, String> book(String yaml) {
        return RuleBook.<Situation, String>named("trial")
                .then(rule(yaml).read())
                .book();
    }

    private static List<String> best(String yaml, int late, int cards) {
        return book(yaml)
                .advise(new Situation(TOPIC, Map.of("late", late, "cards", cards)))
                .best();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            late: true                          | 1 | 0 | 0 | 0
            late: false                         | 0 | 0 | 1 | 0
            cards: at least 3                   | 0 | 3 | 0 | 2
            cards: at most 3                    | 0 | 3 | 0 | 4
            cards: exactly 2                    | 0 | 2 | 0 | 3
            'cards: [at least 2, at most 4]'    | 0 | 4 | 0 | 5
            'cards: [at least 2, at most 4]'    | 0 | 2 | 0 | 1
            'any: {late: true, cards: at least 5}' | 0 | 5 | 0 | 4
            'all: {late: true, cards: at least 5}' | 1 | 5 | 1 | 4
            """)
    void aNeedHoldsAndFails(String need, int late, int cards, int otherLate, int otherCards) {
        String yaml = "{id: trial.plan.one, source: rummy.p19, needs: {" + need
                + "}, answer: meld, why: It is only a trial.}";

        assertThat(best(yaml, late, cards)).containsExactly("meld");
        assertThat(best(yaml, otherLate, otherCards)).isEmpty();
    }

    @Test
    void whatItSpeaksOnlyWhenIsNoNeed() {
        String yaml = "{id: trial.plan.one, source: rummy.p19, only-when: {late: true}, answer: either,"
                + " why: It is only a trial.}";

        assertThat(best(yaml, 1, 0)).containsExactlyInAnyOrder("meld", "hold");
        assertThat(best(yaml, 0, 0)).isEmpty();
        assertThat(rule(yaml).read().asRule().when()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            source: rummy.p19, answer: meld, why: A trial.                          | id is missing
            id: a.b, source: rummy.p19, answer: melt, why: A trial.                 | the answer "melt"; expected either,
            id: a.b, source: rummy.p19, answer: meld                                | why-by-book is missing
            id: a.b, source: rummy.p19, answer: meld, why: A trial., reason: none   | "reason"; expected one of answer,
            id: a.b, source: rummy.p19, needs: {early: true}, answer: meld          | a need of "early"; expected a fact of the question: late, cards
            id: a.b, source: rummy.p19, needs: {cards: three}, answer: meld         | cards is to be "three"; expected true, false, or at least
            id: a.b, source: rummy.p19, answer: meld, manner: often, why: A trial.  | the manner "often"; expected one of
            id: a.b, answer: meld, why: A trial.                                    | expected a syllabus id
            """)
    void whatIsNoRuleIsRefusedWithWhatWasExpected(String yaml, String told) {
        assertThatThrownBy(() -> rule("{" + yaml + "}").read())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(told);
    }
}
