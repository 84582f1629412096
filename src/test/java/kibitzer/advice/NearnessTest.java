package kibitzer.advice;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Which rules come near to a position, and how far it is from them: what to wear at so many degrees. */
class NearnessTest {
    private static final Quantity<Integer> DEGREES = Quantity.of("degrees", "degree", Integer::doubleValue);
    private static final Source PAGE = source("weather.p01");

    private static RuleBuilder.Answering<Integer, String> wear(String what, Range degrees) {
        return rule("wear." + what, PAGE).needs(within(DEGREES, degrees)).answers(Answers.only(what));
    }

    private static RuleBuilder.Answering<Integer, String> from(String what, double least) {
        return wear(what, Range.atLeast(least));
    }

    private static RuleBook<Integer, String> book(List<RuleBuilder.Answering<Integer, String>> rules) {
        return RuleBook.<Integer, String>named("weather").thenAll(rules).book();
    }

    @Nested
    class RulesThatCameNear {
        @SafeVarargs
        private static List<String> near(int degrees, RuleBuilder.Answering<Integer, String>... rules) {
            List<RuleBuilder.Answering<Integer, String>> all = Stream.concat(
                            Stream.of(rules), Stream.of(wear("coat", Range.atMost(20))))
                    .toList();
            return book(all).advise(degrees).nearMisses().stream()
                    .map(Ruling::rule)
                    .toList();
        }

        @Test
        void twoDegreesOffIsNearAndThreeIsNot() {
            assertThat(near(13, from("shirt", 15))).containsExactly("wear.shirt");
            assertThat(near(12, from("shirt", 15))).isEmpty();
        }

        @Test
        void theNearestTwoAreToldTheNearestFirst() {
            assertThat(near(13, from("hat", 15), from("shirt", 14), from("tie", 15)))
                    .containsExactly("wear.shirt", "wear.hat");
        }

        @Test
        void aRuleThatDoesNotSpeakHereIsNotTold() {
            RuleBuilder.Answering<Integer, String> elsewhere =
                    rule("wear.shirt", PAGE).when(atLeast(DEGREES, 15)).answers(Answers.<Integer, String>only("shirt"));

            assertThat(near(14, elsewhere)).isEmpty();
        }

        @Test
        void oneThatHoldsOnItsEdgeIsNoMiss() {
            assertThat(near(14, wear("shirt", Range.atLeast(Bound.about(15, 2)))))
                    .isEmpty();
        }

        @Test
        void oneThatWouldGiveTheSameAnswerIsNotTold() {
            RuleBuilder.Answering<Integer, String> coatToo =
                    rule("wear.rain", PAGE).needs(atLeast(DEGREES, 15)).answers(Answers.<Integer, String>only("coat"));

            assertThat(near(14, coatToo, from("shirt", 15))).containsExactly("wear.shirt");
        }

        @Test
        void oneThatNamesNoAnswerIsNotTold() {
            RuleBuilder.Answering<Integer, String> several = rule("wear.several", PAGE)
                    .needs(atLeast(DEGREES, 15))
                    .answers(new Answers<>("several", any -> List.of("hat", "tie")));

            assertThat(near(14, several)).isEmpty();
        }

        @Test
        void whereTheBookIsSilentTheyAreToldToo() {
            assertThat(book(List.of(from("shirt", 15))).advise(14).nearMisses())
                    .extracting(Ruling::rule)
                    .containsExactly("wear.shirt");
        }
    }

    @Nested
    class FromARule {
        private final RuleBook<Integer, String> book = book(List.of(
                wear("coat", Range.atMost(5)),
                from("shirt", 15),
                from("hat", 20),
                wear("tie", Range.atLeast(10)),
                from("socks", 0)));

        private double distance(int degrees, String rule) {
            return book.distance(degrees, book.rule(rule).orElseThrow());
        }

        @Test
        void whatItLacksItselfIsHowFarItIs() {
            assertThat(distance(12, "wear.shirt")).isEqualTo(3);
            assertThat(distance(8, "wear.tie")).isEqualTo(2);
        }

        @Test
        void whereItDecidesThereIsNoWay() {
            assertThat(distance(15, "wear.shirt")).isZero();
            assertThat(distance(12, "wear.tie")).isZero();
        }

        @Test
        void onlyRulesThatHoldBeforeItStandInTheWay() {
            assertThat(distance(16, "wear.tie")).isGreaterThan(0).isLessThan(1);
            assertThat(distance(21, "wear.tie"))
                    .isGreaterThan(distance(16, "wear.tie"))
                    .isLessThan(1);
            assertThat(distance(16, "wear.hat")).isEqualTo(4);
            assertThat(distance(12, "wear.socks")).isEqualTo(distance(16, "wear.tie"));
        }

        @Test
        void aRuleOnItsEdgeIsNotDecidedWithoutOne() {
            RuleBook<Integer, String> soft = book(List.of(wear("shirt", Range.atLeast(Bound.about(15, 2)))));

            assertThat(soft.distance(14, soft.rule("wear.shirt").orElseThrow())).isEqualTo(1);
        }
    }

    @Nested
    class FromAnAnswer {
        private static final Quantity<Option<Integer, String>> LETTERS =
                Quantity.of("letters", "letter", option -> option.answer().length());

        private final RuleBook<Integer, String> book = book(List.of(
                from("shirt", 15),
                rule("wear.either", PAGE)
                        .needs(atMost(DEGREES, 14))
                        .answers(new Answers<Integer, String>("either", any -> List.of("coat", "raincoat")))
                        .prefer(most(LETTERS)),
                from("coat", 30)));

        @Test
        void theFirstOneIsThere() {
            assertThat(book.distanceTo(16, "shirt")).isZero();
            assertThat(book.distanceTo(9, "raincoat")).isZero();
        }

        @Test
        void ofSeveralRulesForItTheNearestCounts() {
            assertThat(book.distanceTo(17, "coat")).isEqualTo(3);
            assertThat(book.distanceTo(28, "coat")).isEqualTo(2);
        }

        @Test
        void whereOthersAreMerelyPreferredItIsNearerThanOneUnit() {
            assertThat(book.distanceTo(9, "coat")).isGreaterThan(0).isLessThan(1);
            assertThat(book.distanceTo(15, "coat")).isEqualTo(1);
        }

        @Test
        void whatNoRuleGivesIsInfinitelyFar() {
            assertThat(book.distanceTo(9, "socks")).isInfinite();
        }
    }
}
