package kibitzer.advice;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What general practice alone withholds: a shirt on a "warm" day, which practice has begin at so many degrees. */
class WithheldByPracticeTest {
    private static final Quantity<Double> DEGREES = Quantity.of("degrees", "degree", degrees -> degrees);
    private static final Trait<Double> FROST = new Trait<>("frost", "it freezes", "no frost", degrees -> degrees < 0);
    private static final Source NO_WORD = source("weather.p01").withFigureFromPractice("ours");
    private static final Source WARM = NO_WORD.meaning("a warm day", "degrees");

    private static List<String> withheld(Source source, Need<Double> need, double degrees) {
        return PracticeAlone.answers(shirt(source, need), degrees, answer -> true);
    }

    private static Rule<Double, String> shirt(Source source, Need<Double> need) {
        return rule("wear.shirt", source)
                .needs(need)
                .answers(Answers.<Double, String>only("shirt"))
                .asRule();
    }

    @Nested
    class WhereTheBookPrintsAWord {
        /** A fifth of the figure; at least one, of less than four a quarter; at most three. */
        @ParameterizedTest
        @CsvSource({"10,2", "15,3", "20,3", "30,3", "5,1", "4,1", "3,0.75", "2,0.5", "1,0.25"})
        void nearTheFigureItMayStillBeWhatTheWordMeans(double figure, double reach) {
            assertThat(withheld(WARM, atLeast(DEGREES, figure), figure - reach)).containsExactly("shirt");
            assertThat(withheld(WARM, atLeast(DEGREES, figure), figure - reach - 0.25))
                    .isEmpty();
            assertThat(withheld(WARM, atMost(DEGREES, figure), figure + reach)).containsExactly("shirt");
            assertThat(withheld(WARM, atMost(DEGREES, figure), figure + reach + 0.25))
                    .isEmpty();
        }

        @Test
        void eachEndOfARangeIsNearByItsOwnFigure() {
            Need<Double> range = Needs.within(DEGREES, Range.between(5, 15));

            assertThat(withheld(WARM, range, 4)).containsExactly("shirt");
            assertThat(withheld(WARM, range, 3)).isEmpty();
            assertThat(withheld(WARM, range, 18)).containsExactly("shirt");
            assertThat(withheld(WARM, range, 19)).isEmpty();
        }

        @Test
        void lessThanWhereThePageHasItBeginIsNeverNear() {
            Quantity<Double> from13 = DEGREES.beginningAt(any -> 13);

            assertThat(withheld(WARM, atLeast(from13, 15), 13)).containsExactly("shirt");
            assertThat(withheld(WARM, atLeast(from13, 15), 12.5)).isEmpty();
        }
    }

    @Nested
    class WhereTheBookPrintsNothing {
        private final Rule<Double, String> shirt = shirt(NO_WORD, atLeast(DEGREES, 15));

        @Test
        void farOffItIsAllowedWithinReason() {
            assertThat(PracticeAlone.answers(shirt, -10.0, answer -> true)).containsExactly("shirt");
            assertThat(PracticeAlone.answers(shirt, -10.0, answer -> false)).isEmpty();
        }

        @Test
        void nearItIsWithinReasonAlways() {
            assertThat(PracticeAlone.answers(shirt, 12.0, answer -> false)).containsExactly("shirt");
            assertThat(PracticeAlone.answers(shirt, 11.5, answer -> false)).isEmpty();
        }

        @Test
        void whatIsMetIsAllowedToo() {
            assertThat(PracticeAlone.answers(shirt, 15.0, answer -> false)).containsExactly("shirt");
        }
    }

    @Nested
    class WhatTheBookPrints {
        @Test
        void missingItIsNoMatterOfPractice() {
            assertThat(withheld(source("weather.p01"), atLeast(DEGREES, 15), 14))
                    .isEmpty();
            assertThat(withheld(WARM.printing("degrees"), atLeast(DEGREES, 15), 14))
                    .isEmpty();
            assertThat(withheld(WARM, has(FROST), 14)).isEmpty();
        }

        @Test
        void missingItIsGraverThanAnythingPracticeAsks() {
            assertThat(withheld(NO_WORD, Needs.all(atLeast(DEGREES, 15), has(FROST)), 14))
                    .isEmpty();
            assertThat(withheld(NO_WORD, Needs.all(has(FROST), atLeast(DEGREES, 15)), 14))
                    .isEmpty();
            assertThat(withheld(NO_WORD, Needs.all(atLeast(DEGREES, 15), has(FROST)), -1))
                    .containsExactly("shirt");
        }

        @Test
        void ofAlternativesTheLightestCounts() {
            assertThat(withheld(WARM, Needs.any(has(FROST), atLeast(DEGREES, 15)), 14))
                    .containsExactly("shirt");
            assertThat(withheld(WARM, Needs.any(atLeast(DEGREES, 15), has(FROST)), 14))
                    .containsExactly("shirt");
            assertThat(withheld(WARM, Needs.any(has(FROST), atLeast(DEGREES, 15)), 5))
                    .isEmpty();
        }

        @Test
        void whatIsNoFigureButLeftOpenIsWithheldByPractice() {
            assertThat(withheld(WARM.leaving("frost"), has(FROST), 14)).containsExactly("shirt");
        }
    }

    @Nested
    class WhereTheRuleHasNothingToWithhold {
        @Test
        void aRuleOfPracticeIsNone() {
            assertThat(withheld(generalPractice("ours"), atLeast(DEGREES, 15), 14))
                    .isEmpty();
        }

        @Test
        void aRuleThatDoesNotSpeakIsNone() {
            assertThat(PracticeAlone.answers(
                            shirt(WARM, atLeast(DEGREES, 15)).onlyWhen(has(FROST)), 14.0, answer -> true))
                    .isEmpty();
        }
    }

    /** Answers are numbers up to the degrees; practice would have them from 10 on. */
    @Nested
    class OfSeveralAnswers {
        private static final Quantity<Option<Integer, Integer>> SIZE = Quantity.of("size", "unit", Option::answer);

        @SafeVarargs
        private static List<Integer> withheld(
                Source source, int position, Preference<Option<Integer, Integer>>... order) {
            return PracticeAlone.answers(
                    rule("numbers.ten", source)
                            .answers(new Answers<Integer, Integer>("several", any -> List.of(6, 7, 8, 9, 10)))
                            .each(Needs.atLeast(SIZE, position))
                            .prefer(order)
                            .asRule(),
                    position,
                    answer -> answer != 6);
        }

        @Test
        void theNearOnesAreAllowedAndOthersWithinReason() {
            assertThat(withheld(NO_WORD, 10)).containsExactly(8, 9, 10, 7);
            assertThat(withheld(NO_WORD.meaning("great", "size"), 10)).containsExactly(8, 9, 10);
        }

        @Test
        void theRulesOwnPreferenceChoosesAmongTheNearAndAmongTheFar() {
            assertThat(withheld(NO_WORD, 10, most(SIZE))).containsExactly(10, 7);
            assertThat(withheld(NO_WORD.meaning("great", "size"), 10, least(SIZE)))
                    .containsExactly(8);
        }

        @Test
        void whatIsPreferredOnlyUsuallyChoosesNone() {
            assertThat(withheld(NO_WORD.meaning("great", "size"), 10, most(SIZE).inGeneral()))
                    .containsExactly(8, 9, 10);
        }
    }

    @Nested
    class TheWordThatPracticePutsIntoFigures {
        private final Quantity<Double> named = DEGREES.meaning("a mild day");

        @Test
        void theRulesOwnStandsBeforeTheFeatures() {
            assertThat(PracticeAlone.meaning(atLeast(named, 15), WARM)).isEqualTo(Meaning.ofTheBook("a warm day"));
            assertThat(PracticeAlone.meaning(atLeast(named, 15), NO_WORD)).isEqualTo(Meaning.ofTheBook("a mild day"));
        }

        @Test
        void aPrintedFigureAndOneOfPracticeAloneHaveNone() {
            assertThat(PracticeAlone.meaning(atLeast(named, 15), source("weather.p01"))
                            .isNone())
                    .isTrue();
            assertThat(PracticeAlone.meaning(atLeast(named, 15), generalPractice("ours"))
                            .isNone())
                    .isTrue();
            assertThat(PracticeAlone.meaning(has(FROST), WARM).isNone()).isTrue();
        }

        @Test
        void ofSeveralNeedsTheFirstThatHasOneIsToldByIt() {
            Meaning mild = Meaning.ofTheBook("a mild day");

            assertThat(PracticeAlone.meaning(Needs.all(has(FROST), atLeast(named, 15)), NO_WORD))
                    .isEqualTo(mild);
            assertThat(PracticeAlone.meaning(Needs.any(has(FROST), atLeast(named, 15)), NO_WORD))
                    .isEqualTo(mild);
            assertThat(PracticeAlone.meaning(Needs.any(has(FROST), has(FROST)), NO_WORD)
                            .isNone())
                    .isTrue();
        }
    }

    @Test
    void whatPracticeWithholdsIsAcceptableBesideTheBooksAnswer() {
        RuleBook<Double, String> book = RuleBook.<Double, String>named("weather")
                .then(rule("wear.shirt", WARM).needs(atLeast(DEGREES, 15)).answers(Answers.only("shirt")))
                .then(rule("wear.coat", source("weather.p02"))
                        .needs(atMost(DEGREES, 40))
                        .answers(Answers.only("coat")))
                .book();

        assertThat(book.advise(12.0).best()).containsExactly("coat");
        assertThat(book.advise(12.0).acceptable()).containsExactly("shirt");
        assertThat(book.advise(11.0).acceptable()).isEmpty();
    }

    @Test
    void whereTheBookPrintsNothingItIsAcceptableHoweverFar() {
        RuleBook<Double, String> book = RuleBook.<Double, String>named("weather")
                .then(rule("wear.shirt", NO_WORD).needs(atLeast(DEGREES, 15)).answers(Answers.only("shirt")))
                .book();

        assertThat(book.advise(-10.0).acceptable()).containsExactly("shirt");
        assertThat(book.advise(-10.0, answer -> false).acceptable()).isEmpty();
    }
}
