package kibitzer.advice;

import static kibitzer.advice.Bound.about;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What tells one number from the best ones: a rule would have an even one of nine or more, and none of them is so great. */
class TellingApartTest {
    private static final Answers<Integer, Integer> UP_TO_IT = new Answers<>(
            "a number", position -> IntStream.rangeClosed(1, position).boxed().toList());
    private static final Quantity<Option<Integer, Integer>> SIZE = Quantity.of("size", "step", Option::answer);
    private static final Trait<Option<Integer, Integer>> EVEN =
            new Trait<>("even", "an even number", "an odd number", option -> option.answer() % 2 == 0);
    private static final Rule<Integer, Integer> GREAT_EVEN = rule("numbers.great-even", source("numbers.p01"))
            .answers(UP_TO_IT)
            .each(has(EVEN), atLeast(SIZE, 9))
            .asRule();

    private static List<String> told(int answer, List<Integer> best) {
        return TellingApart.ruling(GREAT_EVEN, 6, answer, best).reasons().stream()
                .map(Reason::fact)
                .toList();
    }

    @Nested
    class AgainstTheBest {
        @Test
        void onlyWhatABestOneDoesNotLackIsTold() {
            assertThat(told(3, List.of(4))).containsExactly("even");
        }

        @Test
        void whatOneOfSeveralBestOnesShowsIsTold() {
            assertThat(told(3, List.of(5, 4))).containsExactly("even");
            assertThat(told(3, List.of(5, 1))).isEmpty();
        }

        @Test
        void whatHoldsIsToldAlways() {
            assertThat(told(2, List.of(4))).containsExactly("even");
            assertThat(told(2, List.of(5))).containsExactly("even");
        }

        @Test
        void ofABestOneThatTheRuleDoesNotSpeakOfNothingIsKnown() {
            assertThat(told(3, List.of(7))).containsExactly("even", "size");
        }

        @Test
        void aBestOneAndOneWithoutABestAreToldWhole() {
            assertThat(told(5, List.of(5, 3))).containsExactly("even", "size");
            assertThat(told(5, List.of())).containsExactly("even", "size");
        }

        @Test
        void theSameFactOtherwiseAskedIsAnotherCondition() {
            Rule<Integer, Integer> twice = rule("numbers.twice", source("numbers.p01"))
                    .answers(UP_TO_IT)
                    .each(atLeast(SIZE, 4), atLeast(SIZE, 9))
                    .asRule();

            assertThat(TellingApart.ruling(twice, 6, 3, List.of(5)).failing())
                    .extracting(Reason::required)
                    .containsExactly("4+");
        }
    }

    @Nested
    class WhatTheOtherShowsAsWell {
        private final RuleBook<Integer, Integer> book = RuleBook.<Integer, Integer>named("numbers")
                .then(rule("numbers.even", source("numbers.p01"))
                        .needs(atLeast(Quantity.of("number", "unit", Integer::doubleValue), 2))
                        .answers(UP_TO_IT)
                        .each(has(EVEN), within(SIZE, Range.atLeast(about(4, 1))))
                        .prefer(most(SIZE)))
                .book();

        @Test
        void theDecidingRuleAsksForItAndItIsThere() {
            assertThat(book.isMetToo(6, 4, "even")).isTrue();
            assertThat(book.isMetToo(6, 5, "even")).isFalse();
            assertThat(book.isMetToo(6, 2, "size")).isFalse();
        }

        @Test
        void onTheEdgeItIsThere() {
            assertThat(book.isMetToo(6, 3, "size")).isTrue();
        }

        @Test
        void whatIsNotAskedOfEachIsNotMet() {
            assertThat(book.isMetToo(6, 4, "number")).isFalse();
            assertThat(book.isMetToo(6, 8, "even")).isFalse();
        }

        @Test
        void withoutADecidingRuleNothingIsMet() {
            assertThat(book.isMetToo(1, 1, "even")).isFalse();
        }
    }
}
