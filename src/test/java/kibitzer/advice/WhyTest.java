package kibitzer.advice;

import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** What a rule's answer is for, and whose reason that is. */
class WhyTest {
    private static final Quantity<Integer> SIZE = Quantity.of("size", "step", size -> size);

    private static RuleBuilder.Answering<Integer, String> taking(Source source) {
        return rule("game.take", source).needs(Needs.atLeast(SIZE, 3)).answers(Answers.only("take"));
    }

    @Test
    void theBooksReasonStandsWhereTheRuleDoesWithoutWhatItsFiguresRestOn() {
        Source source = source("gin-rummy.p02")
                .withFigureFromPractice("three is ours")
                .meaning("many", "size")
                .onPage(34);

        Why why = taking(source).whyByBook("It wins time.").asRule().why().orElseThrow();

        assertThat(why.isTheBooks()).isTrue();
        assertThat(why.source()).isEqualTo(source("gin-rummy.p02").onPage(34));
    }

    @Test
    void aReasonTellsTheFigureThatTheRuleMeasures() {
        RuleBook<Integer, String> book = RuleBook.<Integer, String>named("game")
                .then(taking(source("gin-rummy.p02")).why("It wins {size|# steps, }more than it costs."))
                .book();

        Why why = book.advise(5).rulings().getFirst().why().orElseThrow();

        assertThat(why.text()).isEqualTo("It wins 5 steps, more than it costs.");
        assertThat(why.isFilled()).isTrue();
    }

    @Test
    void whereNothingWasMeasuredAReasonLeavesTheFigureOut() {
        Why why = Why.practice("It wins {size|# steps, |much }more than it costs.");

        assertThat(why.text()).isEqualTo("It wins much more than it costs.");
        assertThat(why.isFilled()).isFalse();
    }

    @Test
    void aReasonMayStandElsewhereThanTheRule() {
        Why why = taking(generalPractice("ours"))
                .whyByBook("It wins time.", "gin-rummy.p05")
                .asRule()
                .why()
                .orElseThrow();

        assertThat(why.source().ids()).containsExactly("gin-rummy.p05");
    }

    @Test
    void aRuleOfPracticeHasNoReasonOfTheBookBesideIt() {
        assertThatThrownBy(() -> taking(generalPractice("ours")).whyByBook("It wins time."))
                .hasMessageContaining("expected the entry that gives it");
    }

    @Test
    void theRulingTellsTheReasonWhateverIsRefinedAfterIt() {
        Rule<Integer, String> refined = taking(source("gin-rummy.p02"))
                .why("It wins time.")
                .title("Take it")
                .tells("strength")
                .manner(Manner.USUALLY)
                .asRule()
                .onlyWhen(Needs.atMost(SIZE, 9))
                .from(source("gin-rummy.p05"));

        assertThat(refined.ruleOn(4).why()).contains(Why.practice("It wins time."));
    }

    @Test
    void itIsOneSentenceOfAFewWords() {
        assertThatThrownBy(() -> Why.practice("it wins time")).hasMessageContaining("a capital and a full stop");
        assertThatThrownBy(() -> Why.practice("It " + "really ".repeat(Why.WORDS) + "wins."))
                .hasMessageContaining("28 at most");
    }
}
