package kibitzer.advice;

import static kibitzer.advice.Bound.about;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What one rule says: positions are numbers, answers the numbers from one up to them. */
class RulingOfARuleTest {
    private static final Answers<Integer, Integer> UP_TO_IT = new Answers<>(
            "a number", position -> IntStream.rangeClosed(1, position).boxed().toList());
    private static final Quantity<Integer> NUMBER = Quantity.of("number", "unit", Integer::doubleValue);
    private static final Quantity<Option<Integer, Integer>> SIZE = Quantity.of("size", "step", Option::answer);
    private static final Quantity<Option<Integer, Integer>> TWOS =
            Quantity.of("twos", "two", option -> option.answer() % 2 == 0 ? 1 : 0);
    private static final Trait<Option<Integer, Integer>> EVEN =
            new Trait<>("even", "an even number", "an odd number", option -> option.answer() % 2 == 0);
    private static final Trait<Integer> ROUND =
            new Trait<>("round", "a round number", "no round number", number -> number % 10 == 0);
    private static final Need<Option<Integer, Integer>> ABOUT_FIVE = within(SIZE, Range.atLeast(about(5, 1)));
    private static final Source BOOK = source("numbers.p01");

    private static RuleBuilder.Answering<Integer, Integer> any() {
        return rule("numbers.any", BOOK).answers(UP_TO_IT);
    }

    @Nested
    class TheAnswers {
        @Test
        void thoseOnTheEdgeAreAllowedBehindTheOthers() {
            Ruling<Integer> ruling = any().each(ABOUT_FIVE).asRule().ruleOn(6);

            assertThat(ruling.answers()).containsExactly(5, 6);
            assertThat(ruling.allowed()).containsExactly(4);
            assertThat(ruling.standing()).isEqualTo(Standing.HOLDS);
        }

        @Test
        void whereAllAreOnTheEdgeTheyAreTheAnswers() {
            Ruling<Integer> ruling = any().each(ABOUT_FIVE).asRule().ruleOn(4);

            assertThat(ruling.answers()).containsExactly(4);
            assertThat(ruling.allowed()).isEmpty();
            assertThat(ruling.standing()).isEqualTo(Standing.ON_EDGE);
        }

        @Test
        void whatIsPreferredComesFirstAlone() {
            Ruling<Integer> ruling =
                    any().each(ABOUT_FIVE).prefer(most(SIZE)).asRule().ruleOn(6);

            assertThat(ruling.answers()).containsExactly(6);
            assertThat(ruling.allowed()).containsExactly(4);
        }

        @Test
        void whatLosesOnlyUsuallyIsAllowed() {
            Ruling<Integer> ruling = any().each(ABOUT_FIVE)
                    .prefer(most(SIZE).inGeneral())
                    .asRule()
                    .ruleOn(6);

            assertThat(ruling.answers()).containsExactly(6);
            assertThat(ruling.allowed()).containsExactly(5, 4);
        }

        @Test
        void whatLosesFirmlyIsNotAllowedByAUsually() {
            Ruling<Integer> ruling =
                    any().prefer(most(TWOS), most(SIZE).inGeneral()).asRule().ruleOn(6);

            assertThat(ruling.answers()).containsExactly(6);
            assertThat(ruling.allowed()).containsExactly(2, 4);
        }

        @Test
        void laterPreferencesBreakTiesOfEarlierOnes() {
            assertThat(any().prefer(most(TWOS), least(SIZE)).asRule().ruleOn(6).answers())
                    .containsExactly(2);
            assertThat(any().prefer(most(SIZE), least(TWOS)).asRule().ruleOn(6).answers())
                    .containsExactly(6);
            assertThat(any().prefer(List.of(most(TWOS))).asRule().ruleOn(6).answers())
                    .containsExactly(2, 4, 6);
        }

        @Test
        void eachMustShowAllThatIsAsked() {
            List<Need<Option<Integer, Integer>>> both = List.of(has(EVEN), atLeast(SIZE, 4));

            assertThat(any().each(both).asRule().ruleOn(6).answers()).containsExactly(4, 6);
        }
    }

    @Nested
    class TheFacts {
        private static List<String> measured(Rule<Integer, Integer> rule, int position) {
            return rule.ruleOn(position).reasons().stream()
                    .map(Reason::measured)
                    .toList();
        }

        @Test
        void whatPutTheAnswerBeforeOthersIsToldByItsName() {
            Rule<Integer, Integer> rule =
                    any().prefer(most(TWOS), most(SIZE).because("the greatest")).asRule();

            assertThat(measured(rule, 6)).containsExactly("the greatest");
            assertThat(measured(rule, 3)).isEmpty();
        }

        @Test
        void ofARuleThatAsksNothingItIsToldWhyItSpeaks() {
            Need<Integer> great = atLeast(NUMBER, 5);

            assertThat(measured(
                            rule("numbers.great", BOOK)
                                    .when(great)
                                    .answers(UP_TO_IT)
                                    .asRule(),
                            6))
                    .containsExactly("6 units");
            assertThat(measured(
                            rule("numbers.great", BOOK)
                                    .when(great)
                                    .answers(UP_TO_IT)
                                    .each(atLeast(SIZE, 6))
                                    .asRule(),
                            6))
                    .containsExactly("6 steps");
        }

        @Test
        void eachOfSeveralRestsOnItsOwn() {
            Source open = BOOK.withFigureFromPractice("ours");
            Need<Integer> both = Needs.all(atLeast(NUMBER, 5), has(ROUND));
            Need<Integer> either = Needs.any(has(ROUND), atLeast(NUMBER, 5));

            assertThat(rule("numbers.both", open)
                            .needs(both)
                            .answers(UP_TO_IT)
                            .asRule()
                            .ruleOn(10)
                            .reasons())
                    .extracting(Reason::basis)
                    .containsExactly(Basis.PRACTICE, Basis.BOOK);
            Rule<Integer, Integer> one =
                    rule("numbers.either", open).needs(either).answers(UP_TO_IT).asRule();
            assertThat(one.ruleOn(10).reasons()).extracting(Reason::basis).containsExactly(Basis.BOOK);
            assertThat(one.ruleOn(3).reasons()).extracting(Reason::basis).containsExactly(Basis.PRACTICE);
        }

        @Test
        void theWordThatPracticePutsIntoFiguresIsToldWithThem() {
            Source open = BOOK.withFigureFromPractice("ours").meaning("great", "number");

            assertThat(rule("numbers.great", open)
                            .needs(atLeast(NUMBER, 5))
                            .answers(UP_TO_IT)
                            .asRule()
                            .ruleOn(6)
                            .reasons())
                    .extracting(Reason::meaning)
                    .containsExactly(Meaning.ofTheBook("great"));
        }
    }

    @Nested
    class WhereItIsNotMet {
        @Test
        void whatThePositionLacksIsToldFirst() {
            Ruling<Integer> ruling = rule("numbers.great", BOOK)
                    .needs(atLeast(NUMBER, 5), has(ROUND))
                    .answers(UP_TO_IT)
                    .each(has(EVEN))
                    .asRule()
                    .ruleOn(6);

            assertThat(ruling.standing()).isEqualTo(Standing.FAILS);
            assertThat(ruling.reasons()).extracting(Reason::measured).containsExactly("6 units", "no round number");
            assertThat(ruling.answers()).isEmpty();
        }

        @Test
        void theOneAnswerThatItCouldGiveIsNamed() {
            Ruling<Integer> ruling = rule("numbers.great", BOOK)
                    .needs(atLeast(NUMBER, 5))
                    .answers(Answers.<Integer, Integer>only(1))
                    .asRule()
                    .ruleOn(3);

            assertThat(ruling.answers()).containsExactly(1);
            assertThat(ruling.failing()).extracting(Reason::measured).containsExactly("3 units");
        }

        @Test
        void ofAnswersThatAllLackSomethingTheNearestIsTold() {
            Ruling<Integer> ruling = any().each(atLeast(SIZE, 9)).asRule().ruleOn(3);

            assertThat(ruling.answers()).containsExactly(3);
            assertThat(ruling.failing()).extracting(Reason::measured).containsExactly("3 steps");
        }

        @Test
        void whereNoAnswerIsPossibleNoneIsTold() {
            Ruling<Integer> ruling = any().each(atLeast(SIZE, 9)).asRule().ruleOn(0);

            assertThat(ruling.answers()).isEmpty();
            assertThat(ruling.reasons()).isEmpty();
            assertThat(ruling.standing()).isEqualTo(Standing.FAILS);
        }

        @Test
        void aRuleIsMetWhereSomeAnswerMeetsEveryNeed() {
            Rule<Integer, Integer> rule = rule("numbers.great", BOOK)
                    .when(atLeast(NUMBER, 2))
                    .needs(has(ROUND))
                    .answers(UP_TO_IT)
                    .each(within(SIZE, Range.between(about(9, 1), about(9, 1))))
                    .asRule();

            assertThat(rule.isMetBy(10)).isTrue();
            assertThat(rule.isMetBy(9)).isFalse();
            assertThat(rule.isMetBy(0)).isFalse();
            assertThat(any().each(atLeast(SIZE, 9)).asRule().isMetBy(8)).isFalse();
            assertThat(any().each(ABOUT_FIVE).asRule().isMetBy(4)).isTrue();
        }
    }

    @Nested
    class OfOneAnswer {
        private final Rule<Integer, Integer> leastOfFive =
                any().each(ABOUT_FIVE).prefer(least(SIZE)).asRule();

        @Test
        void thePlaceIsToldOnlyWhereTheRuleDoesNotSpeak() {
            Rule<Integer, Integer> rule = rule("numbers.great", BOOK)
                    .when(atLeast(NUMBER, 5))
                    .needs(Needs.lacks(ROUND))
                    .answers(UP_TO_IT)
                    .asRule();

            assertThat(rule.ruleOn(6, 1).reasons()).extracting(Reason::measured).containsExactly("no round number");
            assertThat(rule.ruleOn(4, 1).reasons())
                    .extracting(Reason::measured)
                    .containsExactly("4 units", "no round number");
        }

        @Test
        void whatOnlyStandsOnTheEdgeDoesNotCompete() {
            assertThat(leastOfFive.ruleOn(6, 5).standing()).isEqualTo(Standing.HOLDS);
            assertThat(leastOfFive.ruleOn(6, 4).standing()).isEqualTo(Standing.ON_EDGE);
        }

        @Test
        void itIsToldTheFirstPreferenceByWhichItLoses() {
            Rule<Integer, Integer> rule = any().prefer(most(TWOS), least(SIZE)).asRule();

            assertThat(rule.ruleOn(6, 3).failing())
                    .extracting(Reason::measured)
                    .containsExactly("0 twos, against 1 with the best");
            assertThat(rule.ruleOn(6, 4).failing())
                    .extracting(Reason::measured)
                    .containsExactly("4 steps, against 2 with the best");
            assertThat(rule.ruleOn(6, 2).failing()).isEmpty();
        }

        @Test
        void whatTheRuleMissesInItIsWhatEachMustShow() {
            Rule<Integer, Integer> rule =
                    any().each(has(EVEN), atLeast(SIZE, 3)).prefer(most(SIZE)).asRule();

            assertThat(rule.missingIn(6, 1)).extracting(Reason::fact).containsExactly("even", "size");
            assertThat(rule.missingIn(6, 5)).extracting(Reason::fact).containsExactly("even");
        }

        @Test
        void orElseWhatOthersHaveBeforeIt() {
            Rule<Integer, Integer> rule =
                    any().each(has(EVEN)).prefer(most(SIZE)).asRule();

            assertThat(rule.missingIn(6, 4)).extracting(Reason::fact).containsExactly("size");
            assertThat(rule.missingIn(6, 6)).isEmpty();
            assertThat(any().prefer(most(SIZE).inGeneral()).asRule().missingIn(6, 4))
                    .isEmpty();
        }

        @Test
        void whereThePositionLacksSomethingAnAnswerLosesToNone() {
            Rule<Integer, Integer> rule = rule("numbers.round", BOOK)
                    .needs(has(ROUND))
                    .answers(UP_TO_IT)
                    .prefer(most(SIZE))
                    .asRule();

            assertThat(rule.missingIn(6, 4)).isEmpty();
            assertThat(rule.ruleOn(6, 4).failing()).extracting(Reason::fact).containsExactly("round");
        }
    }
}
