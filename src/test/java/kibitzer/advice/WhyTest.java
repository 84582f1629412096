package kibitzer.advice;

import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
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
    void theBestAnswerIsNamedWhereAReasonMarksIt() {
        Why first = Why.practice("{It} tells the length, and it costs nothing.");
        Why later = Why.practice("Led high, {it} shows a short suit.");

        assertThat(first.text()).isEqualTo("It tells the length, and it costs nothing.");
        assertThat(first.beginsWithTheBest()).isTrue();
        assertThat(first.clauseNaming("the nine")).isEqualTo("the nine tells the length, and it costs nothing");
        assertThat(later.clause()).isEqualTo("led high, it shows a short suit");
        assertThat(later.beginsWithTheBest()).isFalse();
        assertThat(later.clauseNaming("the nine")).isEqualTo("led high, the nine shows a short suit");
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

    @Test
    void twentyEightWordsAreNotTooMany() {
        String text = "It " + "really ".repeat(Why.WORDS - 2) + "wins.";

        assertThat(Why.practice(text).text()).isEqualTo(text);
        assertThatThrownBy(() -> Why.practice("It too " + "really ".repeat(Why.WORDS - 2) + "wins."))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aSentenceMayBeginWithAFigure() {
        assertThat(Why.practice("13 points are enough.").text()).isEqualTo("13 points are enough.");
    }

    @Test
    void insideASentenceItBeginsSmallAndHasNoFullStop() {
        assertThat(Why.practice("It wins time.").clause()).isEqualTo("it wins time");
    }

    @Test
    void whatPlayersSayNoBookDoes() {
        assertThat(Why.practice("It wins time.").isTheBooks()).isFalse();
        assertThat(Why.book("It wins time.", "gin-rummy.p05").isTheBooks()).isTrue();
    }

    @Test
    void aPlaceIsFilledWithTheFactThatItNames() {
        Reason cost = Reason.counted("cost", 2, "2 steps");
        Reason size = Reason.counted("size", 5, "5 steps");
        Reason word = Reason.counted("kind", "five", "five");

        assertThat(Why.practice("It wins {size|# steps}.")
                        .filled(List.of(cost, size))
                        .text())
                .isEqualTo("It wins 5 steps.");
        assertThat(Why.practice("It wins {kind|# steps|time}.")
                        .filled(List.of(word))
                        .text())
                .isEqualTo("It wins time.");
        assertThat(Why.practice("It wins {size|# steps|time}.")
                        .filled(List.of(cost))
                        .isFilled())
                .isFalse();
    }

    @Test
    void onePointIsOnePoint() {
        Why why = Why.practice("It costs {cost|# points|little}.");

        assertThat(why.filled(List.of(Reason.counted("cost", 1, "1 point"))).text())
                .isEqualTo("It costs 1 point.");
        assertThat(why.filled(List.of(Reason.counted("cost", 21, "21 points"))).text())
                .isEqualTo("It costs 21 points.");
    }
}
