package kibitzer.advice;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How far a position is from a rule, and the same rule changed: in a place, on a line, with more that it asks. */
class RuleAsDataTest {
    private static final Answers<Integer, Integer> UP_TO_IT = new Answers<>(
            "a number", position -> IntStream.rangeClosed(1, position).boxed().toList());
    private static final Quantity<Integer> NUMBER = Quantity.of("number", "unit", Integer::doubleValue);
    private static final Quantity<Integer> HALF = Quantity.of("half", "unit", number -> number / 2.0);
    private static final Quantity<Option<Integer, Integer>> SIZE = Quantity.of("size", "step", Option::answer);
    private static final Trait<Integer> ROUND =
            new Trait<>("round", "a round number", "no round number", number -> number % 10 == 0);
    private static final Source BOOK = source("numbers.p01");

    /** Speaks from 5 on, needs a round number up to 30, and answers with 8 or more. */
    private static final Rule<Integer, Integer> RULE = rule("numbers.round", BOOK)
            .when(atLeast(NUMBER, 5))
            .needs(has(ROUND), atMost(NUMBER, 30))
            .answers(UP_TO_IT)
            .each(atLeast(SIZE, 8))
            .asRule();

    @Nested
    class HowFarItIs {
        /** What the place, the needs and the nearest answer lack, added up: at 3, two, one and five. */
        @ParameterizedTest
        @CsvSource({"10,0", "11,1", "33,4", "7,2", "3,8", "30,0"})
        void whatIsLackingAddsUp(int position, double distance) {
            assertThat(RULE.distance(position)).isEqualTo(distance);
        }

        @ParameterizedTest
        @CsvSource({"10,9,0", "10,8,0", "10,5,3", "33,8,4", "3,1,10"})
        void ofOneAnswerItsOwnLackCounts(int position, int answer, double distance) {
            assertThat(RULE.distance(position, answer)).isEqualTo(distance);
        }

        @Test
        void anAnswerThatCannotBeGivenIsInfinitelyFar() {
            assertThat(RULE.distance(10, 11)).isInfinite();
            assertThat(RULE.distance(0)).isInfinite();
        }
    }

    @Nested
    class Changed {
        @Test
        void itMaySpeakOnlyWhereMoreHolds() {
            Rule<Integer, Integer> later = RULE.onlyWhen(atLeast(NUMBER, 20));

            assertThat(later.speaksIn(10)).isFalse();
            assertThat(later.speaksIn(20)).isTrue();
            assertThat(rule("numbers.any", BOOK)
                            .answers(UP_TO_IT)
                            .onlyWhen(atLeast(NUMBER, 20))
                            .asRule()
                            .speaksIn(19))
                    .isFalse();
        }

        @Test
        void itMayAskMoreOfItsAnswers() {
            assertThat(RULE.asking(atLeast(SIZE, 10)).ruleOn(10).answers()).containsExactly(10);
            assertThat(RULE.ruleOn(10).answers()).containsExactly(8, 9, 10);
        }

        @Test
        void itsNeedsMayBeAddedOneByOneOrAsAList() {
            Rule<Integer, Integer> both = rule("numbers.both", BOOK)
                    .when(atLeast(NUMBER, 5))
                    .needs(has(ROUND))
                    .needs(List.of(atMost(NUMBER, 30)))
                    .answers(UP_TO_IT)
                    .asRule();

            assertThat(both.asksInWords()).isEqualTo("a round number, 30 or fewer units");
            assertThat(both.speaksIn(4)).isFalse();
        }

        @Test
        void itMayBeForSomething() {
            Why why = Why.practice("It is easy to count.");

            assertThat(RULE.withWhy(why).why()).contains(why);
            assertThat(RULE.why()).isEmpty();
        }

        @Test
        void whatItAsksOfNumbersIsListed() {
            assertThat(RULE.figures())
                    .extracting(RuleFigure::inWords)
                    .containsExactly("30 or fewer units", "8 or more steps");
        }

        @Test
        void itsHashIsOfItsId() {
            assertThat(RULE).hasSameHashCodeAs("numbers.round");
        }
    }

    @Nested
    class InOnePlace {
        @Test
        void itSpeaksThereAndItsAnswersAreListed() {
            Rule<Integer, Integer> here = RULE.at(10);

            assertThat(here.when()).isEmpty();
            assertThat(here.answers().in(3)).isEqualTo(UP_TO_IT.in(10));
            assertThat(here.ruleOn(10)).isEqualTo(RULE.ruleOn(10));
        }

        @Test
        void whyItSpeaksIsKeptWhereItHasNoOtherFactsToTell() {
            Rule<Integer, Integer> silent = rule("numbers.great", BOOK)
                    .when(atLeast(NUMBER, 5))
                    .answers(UP_TO_IT)
                    .asRule();
            Rule<Integer, Integer> asking = silent.asking(atLeast(SIZE, 8));

            assertThat(silent.at(10).when()).isEqualTo(silent.when());
            assertThat(silent.at(10).ruleOn(10).reasons())
                    .extracting(Reason::measured)
                    .containsExactly("10 units");
            assertThat(asking.at(10).when()).isEmpty();
        }
    }

    @Nested
    class OnTheLine {
        private static final int SEEDS = 60;

        private static List<List<Need<Integer>>> lines(Rule<Integer, Integer> rule) {
            return IntStream.range(0, SEEDS)
                    .mapToObj(seed -> rule.onTheLine(new Seed(seed).chance()).needs())
                    .toList();
        }

        private static Need<Integer> exactly(double number) {
            return within(NUMBER, Range.exactly(number));
        }

        @Test
        void aRangeIsPutJustInsideOrJustOutsideOneOfItsEnds() {
            Rule<Integer, Integer> some = rule("numbers.some", BOOK)
                    .needs(has(ROUND), within(NUMBER, Range.between(13, 15)))
                    .answers(UP_TO_IT)
                    .asRule();

            assertThat(lines(some))
                    .allSatisfy(needs -> assertThat(needs).hasSize(2).startsWith(has(ROUND)));
            assertThat(lines(some).stream().map(List::getLast).distinct())
                    .containsExactlyInAnyOrder(exactly(12), exactly(13), exactly(15), exactly(16));
        }

        @Test
        void onlyOneOfSeveralIsMoved() {
            Need<Integer> few = atMost(HALF, 9);
            Rule<Integer, Integer> two = rule("numbers.two", BOOK)
                    .needs(atLeast(NUMBER, 5), few)
                    .answers(UP_TO_IT)
                    .asRule();
            List<Need<Integer>> moved = new ArrayList<>();

            for (List<Need<Integer>> needs : lines(two)) {
                assertThat(needs.getFirst().equals(atLeast(NUMBER, 5)))
                        .isNotEqualTo(needs.getLast().equals(few));
                moved.addAll(needs);
            }
            assertThat(moved).contains(exactly(4), exactly(5), within(HALF, Range.exactly(9)));
        }

        @Test
        void aRuleWithoutARangeStaysAsItIs() {
            Rule<Integer, Integer> round = rule("numbers.round", BOOK)
                    .needs(has(ROUND))
                    .answers(UP_TO_IT)
                    .asRule();

            assertThat(round.onTheLine(new Seed(1).chance())).isEqualTo(round);
        }
    }
}
