package kibitzer.advice;

import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;

/** On a toy convention: what to wear at so many degrees. */
class RuleDealerTest {
    private static final Quantity<Integer> DEGREES = Quantity.of("degrees", "degree", (Integer degrees) -> degrees);

    private static final RuleBook<Integer, String> BOOK = RuleBook.<Integer, String>named("weather")
            .then(wear("shorts").manner(Manner.MAY))
            .then(wear("shirt"))
            .book();

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
}
