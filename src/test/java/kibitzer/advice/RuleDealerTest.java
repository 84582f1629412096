package kibitzer.advice;

import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** On a toy convention: what to wear at so many degrees. */
class RuleDealerTest {
    private static final Quantity<Integer> DEGREES = Quantity.of("degrees", "degree", (Integer degrees) -> degrees);

    private static final RuleBook<Integer, String> BOOK = RuleBook.<Integer, String>named("weather")
            .then(wear("shorts").manner(Manner.MAY))
            .then(wear("shirt"))
            .book();

    private static final int COUNT = 400;

    private final AtomicInteger looked = new AtomicInteger();
    private final RuleDealer<Integer, String> dealer = new RuleDealer<>(BOOK, new Outside());

    /** Every day between freezing and a heat wave. */
    private final class Outside implements DealingGround<Integer> {
        @Override
        public Integer start(Chance chance) {
            looked.incrementAndGet();
            return chance.below(40);
        }

        @Override
        public Integer step(Integer here, Chance chance) {
            return start(chance);
        }
    }

    private static IntStream seeds() {
        return IntStream.range(0, COUNT);
    }

    private static RuleBuilder.Answering<Integer, String> wear(String what) {
        return rule("wear." + what, source("weather.p01"))
                .needs(within(DEGREES, Range.atLeast(15)))
                .answers(Answers.only(what));
    }

    @Test
    void aRuleThatDecidesIsDealtFor() {
        assertThat(dealer.find(BOOK.rule("wear.shirt").orElseThrow(), new Seed(1).chance()))
                .hasValueSatisfying(degrees -> assertThat(degrees).isGreaterThanOrEqualTo(15));
    }

    @Test
    void nothingIsLookedForWhereARuleOnlyAllows() {
        assertThat(dealer.find(BOOK.rule("wear.shorts").orElseThrow(), new Seed(1).chance()))
                .isEmpty();
        assertThat(looked).hasValue(0);
    }

    @Test
    void whereverItStartsItEndsWhereTheRuleDecides() {
        assertThat(seeds().mapToObj(seed -> dealer.find(BOOK.rule("wear.shirt").orElseThrow(), new Seed(seed).chance())
                        .orElseThrow()))
                .allSatisfy(degrees -> assertThat(degrees).isGreaterThanOrEqualTo(15));
    }

    @Nested
    class ForSomeRules {
        private List<Integer> dealt(List<String> rules) {
            return seeds().mapToObj(seed -> dealer.deal(rules, new Seed(seed))).toList();
        }

        @Test
        void theRuleDecidesOrOneOfItsFiguresIsOnTheLine() {
            assertThat(dealt(List.of("wear.shirt")))
                    .allSatisfy(degrees -> assertThat(degrees).isGreaterThanOrEqualTo(14));
        }

        /** One time in four it is on the line, and half of these just outside. */
        @Test
        void sometimesItIsJustMissed() {
            long missed = dealt(List.of("wear.shirt")).stream()
                    .filter(degrees -> degrees == 14)
                    .count();

            assertThat(missed).isBetween(COUNT / 16L, COUNT / 5L);
        }

        @Test
        void whatOnlyAllowsIsDealtForOnItsLineAndElseSomewhere() {
            assertThat(dealt(List.of("wear.shorts"))).anyMatch(degrees -> degrees < 14);
        }

        /** Hotter than the ground ever is: neither the line nor the rule is met. */
        @Test
        void whatTheGroundDoesNotHoldIsDealtSomewhere() {
            RuleBuilder.Answering<Integer, String> heat = rule("wear.nothing", source("weather.p01"))
                    .needs(within(DEGREES, Range.atLeast(60)))
                    .answers(Answers.only("nothing"));
            RuleDealer<Integer, String> nothing = new RuleDealer<>(
                    RuleBook.<Integer, String>named("heat").then(heat).book(), new Outside());

            assertThat(nothing.find(heat.asRule(), new Seed(1).chance())).isEmpty();
            assertThat(nothing.deal(List.of("wear.nothing"), new Seed(1))).isBetween(0, 39);
        }

        @Test
        void aRuleOfAnotherBookIsRefused() {
            assertThatThrownBy(() -> dealer.deal(List.of("wear.shirt", "wear.socks"), new Seed(1)))
                    .hasMessage("rule wear.socks is not in weather");
        }

        @Test
        void forNoneInParticularItIsForAll() {
            assertThat(dealt(List.of()))
                    .isEqualTo(seeds().mapToObj(seed -> dealer.deal(new Seed(seed)))
                            .toList());
        }
    }

    /** Fifteen degrees and more decide; the fourteen days below are met only straight from the ground, one time in three. */
    @Test
    void oneTimeInThreeItIsStraightFromTheGround() {
        RuleDealer<Integer, String> shirts = new RuleDealer<>(
                RuleBook.<Integer, String>named("weather").then(wear("shirt")).book(), new Outside());

        long straight = seeds().filter(seed -> shirts.deal(new Seed(seed)) < 14).count();

        assertThat(straight).isBetween(COUNT * 14 / 40 / 5L, COUNT * 14 / 40 / 2L);
    }
}
