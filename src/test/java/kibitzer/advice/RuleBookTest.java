package kibitzer.advice;

import static kibitzer.advice.Bound.about;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Range.atLeast;
import static kibitzer.advice.Range.between;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The language on a toy convention: a weather rule book that says what to wear. */
class RuleBookTest {
    record Weather(int degrees, boolean rain) {}

    private static final Quantity<Weather> DEGREES = Quantity.of("degrees", "degree", Weather::degrees);
    private static final Trait<Weather> RAIN = new Trait<>("rain", "it rains", "it is dry", Weather::rain);

    private static RuleBuilder.Answering<Weather, String> wear(String what, Range degrees) {
        return rule("wear." + what, source("weather.p01"))
                .needs(within(DEGREES, degrees))
                .answers(Answers.only(what));
    }

    private static Advice<String> advise(int degrees, List<RuleBuilder.Answering<Weather, String>> rules) {
        return RuleBook.<Weather, String>named("weather").thenAll(rules).book().advise(new Weather(degrees, false));
    }

    @Nested
    class PreferenceIsThePlaceInTheList {
        @Test
        void theFirstRuleThatHoldsDecides() {
            Advice<String> advice = advise(20, List.of(wear("shirt", atLeast(15)), wear("coat", atLeast(0))));

            assertThat(advice.best()).containsExactly("shirt");
            assertThat(advice.acceptable()).isEmpty();
        }

        @Test
        void rulesInOnePlaceAreHeldEqual() {
            RuleBook<Weather, String> book = RuleBook.<Weather, String>named("weather")
                    .thenEqually(wear("shirt", atLeast(15)), wear("coat", atLeast(0)))
                    .book();

            assertThat(book.advise(new Weather(20, false)).best()).containsExactly("shirt", "coat");
        }

        @Test
        void whatMayBeDoneIsAllowedAndNeverFirst() {
            Advice<String> advice =
                    advise(20, List.of(wear("shorts", atLeast(15)).manner(Manner.MAY), wear("shirt", atLeast(15))));

            assertThat(advice.best()).containsExactly("shirt");
            assertThat(advice.acceptable()).containsExactly("shorts");
        }

        @Test
        void usuallyAllowsWhatComesNext() {
            Advice<String> advice =
                    advise(20, List.of(wear("shirt", atLeast(15)).manner(Manner.USUALLY), wear("coat", atLeast(0))));

            assertThat(advice.best()).containsExactly("shirt");
            assertThat(advice.acceptable()).containsExactly("coat");
        }
    }

    @Nested
    class AboutIsASoftEdge {
        private final List<RuleBuilder.Answering<Weather, String>> rules =
                List.of(wear("shirt", atLeast(about(15, 2))), wear("coat", between(0, 16)));

        @Test
        void insideTheFigureTheRuleDecidesAlone() {
            assertThat(advise(15, rules).best()).containsExactly("shirt");
        }

        @Test
        void onTheEdgeBothAnswersStand() {
            assertThat(advise(13, rules).best()).containsExactly("shirt", "coat");
        }

        @Test
        void beyondTheEdgeTheRuleFails() {
            assertThat(advise(12, rules).best()).containsExactly("coat");
        }
    }

    @Nested
    class WhereTheBookIsSilent {
        @Test
        void noRuleMeansSilence() {
            Advice<String> advice = advise(-5, List.of(wear("shirt", atLeast(15))));

            assertThat(advice.silent()).isTrue();
            assertThat(advice.best()).isEmpty();
        }

        @Test
        void generalPracticeAnswersAndIsStillSilence() {
            Advice<String> advice = advise(
                    20,
                    List.of(rule("wear.practice", generalPractice("people like shirts"))
                            .needs(within(DEGREES, atLeast(15)))
                            .answers(Answers.only("shirt"))));

            assertThat(advice.silent()).isTrue();
            assertThat(advice.best()).containsExactly("shirt");
        }

        @Test
        void practiceNeverCompetesWithABookThatHasSpoken() {
            Advice<String> advice = advise(
                    20,
                    List.of(
                            rule("wear.open", source("weather.p02").withFigureFromPractice("fifteen is usual"))
                                    .needs(within(DEGREES, atLeast(15)))
                                    .answers(Answers.only("shirt")),
                            rule("wear.practice", generalPractice("people like coats"))
                                    .needs(within(DEGREES, atLeast(0)))
                                    .answers(Answers.only("coat"))));

            assertThat(advice.best()).containsExactly("shirt");
            assertThat(advice.acceptable()).isEmpty();
        }
    }

    @Nested
    class NeedsExplainThemselves {
        @Test
        void aFailedRangeSaysWhatItMeasuredAndWhatIsAsked() {
            Ruling<String> why = RuleBook.<Weather, String>named("weather")
                    .then(wear("shirt", between(15, 30)))
                    .book()
                    .whyNot(new Weather(9, false), "shirt")
                    .getFirst();

            assertThat(why.failing()).singleElement().satisfies(reason -> {
                assertThat(reason.measured()).isEqualTo("9 degrees");
                assertThat(reason.asked()).isEqualTo("15 to 30");
            });
        }

        @Test
        void anAlternativeThatFailsNamesAllItsParts() {
            Need<Weather> either = any(within(DEGREES, atLeast(15)), has(RAIN));

            assertThat(either.inWords()).isEqualTo("15 or more degrees, or it rains");
            assertThat(either.reasons(new Weather(9, false)).getFirst().measured())
                    .isEqualTo("9 degrees, it is dry");
        }

        @Test
        void aComparisonMeasuresBothSides() {
            Quantity<Weather> drops = Quantity.of("drops", "drop", weather -> weather.rain() ? 20 : 0);
            Need<Weather> warmerThanWet = Needs.notLessThan(DEGREES, drops);

            assertThat(warmerThanWet.standing(new Weather(20, true))).isEqualTo(Standing.HOLDS);
            assertThat(warmerThanWet.standing(new Weather(19, true))).isEqualTo(Standing.FAILS);
            assertThat(warmerThanWet.distance(new Weather(17, true))).isEqualTo(3);
            assertThat(warmerThanWet.reasons(new Weather(17, true)).getFirst().measured())
                    .isEqualTo("17 degrees, less than the 20 drops");
            assertThat(warmerThanWet.inWords()).isEqualTo("at least as many degrees as drops");
        }

        @Test
        void theContraryOfATraitHasItsOwnWords() {
            Need<Weather> dry = lacks(RAIN);

            assertThat(dry.standing(new Weather(9, true))).isEqualTo(Standing.FAILS);
            assertThat(dry.reasons(new Weather(9, true)).getFirst().measured()).isEqualTo("it rains");
            assertThat(dry.inWords()).isEqualTo("it is dry");
        }
    }

    @Test
    void aRuleThatMissesByLittleIsNamed() {
        Advice<String> advice = advise(14, List.of(wear("shirt", between(15, 30)), wear("coat", between(0, 14))));

        assertThat(advice.nearMisses())
                .singleElement()
                .satisfies(near -> assertThat(near.answers()).containsExactly("shirt"));
    }

    @Nested
    class WhatAnAnswerShows {
        private static final Weather MILD = new Weather(20, false);

        private static RuleBuilder.Answering<Weather, String> coat(String id, Range degrees) {
            return rule(id, source("weather.p01"))
                    .needs(within(DEGREES, degrees))
                    .answers(Answers.only("coat"));
        }

        private static List<String> shows(List<RuleBuilder.Answering<Weather, String>> rules) {
            return RuleBook.<Weather, String>named("weather")
                    .thenAll(rules)
                    .book()
                    .shows(MILD, "coat");
        }

        @Test
        void oneRuleIsToldByWhatItAsks() {
            assertThat(shows(List.of(coat("wear.coat", between(0, 9))))).containsExactly("0 to 9 degrees");
        }

        @Test
        void ofSeveralRulesEachIsToldByItsName() {
            assertThat(shows(List.of(coat("wear.in-winter", between(0, 9)), coat("wear.for-show", atLeast(25)))))
                    .containsExactly("In winter: 0 to 9 degrees", "For show: 25 or more degrees");
        }
    }
}
