package kibitzer.conventions.bridge.acol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Manner;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.advice.Standing;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.OpeningGround;
import kibitzer.games.bridge.Call;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Execution(ExecutionMode.CONCURRENT)
class OpeningPropertiesTest {
    private static final RuleDealer<Bidding, Call> DEALER = new RuleDealer<>(Openings.BOOK, new OpeningGround());

    static Stream<Rule<Bidding, Call>> rules() {
        return Openings.BOOK.rules().filter(rule -> rule.manner() != Manner.MAY);
    }

    @Test
    void everyHandHasABestCallThatIsLegal() {
        Chance chance = new Seed(1).chance();
        OpeningGround ground = new OpeningGround();
        for (int deal = 0; deal < 20_000; deal++) {
            Bidding bidding = ground.start(chance);
            Advice<Call> advice = Openings.BOOK.advise(bidding);
            assertThat(advice.best()).as("%s", bidding).isNotEmpty();
            assertThat(bidding.auction().legalCalls())
                    .containsAll(advice.best())
                    .containsAll(advice.acceptable());
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    void everyRuleCanBeDealtAndThenDecides(Rule<Bidding, Call> rule) {
        for (int seed = 0; seed < 20; seed++) {
            Bidding dealt = DEALER.find(rule, new Seed(seed).chance()).orElseThrow();
            List<Ruling<Call>> rulings = Openings.BOOK.advise(dealt).rulings();
            assertThat(rulings).anySatisfy(ruling -> {
                assertThat(ruling.rule()).isEqualTo(rule.id());
                assertThat(ruling.standing()).isEqualTo(Standing.HOLDS);
            });
        }
    }

    @Test
    void everyCallThatIsNotTheBooksHasAReasonOrNoRule() {
        Chance chance = new Seed(2).chance();
        OpeningGround ground = new OpeningGround();
        for (int deal = 0; deal < 500; deal++) {
            Bidding bidding = ground.start(chance);
            Advice<Call> advice = Openings.BOOK.advise(bidding);
            for (Call call : bidding.auction().legalCalls()) {
                if (advice.best().contains(call) || advice.acceptable().contains(call)) {
                    continue;
                }
                List<Ruling<Call>> whyNot = Openings.BOOK.whyNot(bidding, call);
                boolean spokenOf = Openings.BOOK.rules().anyMatch(rule -> rule.speaksOf(bidding, call));
                assertThat(whyNot.isEmpty()).isEqualTo(!spokenOf);
            }
        }
    }

    @Test
    void theLineOfARangeIsDealtToo() {
        Rule<Bidding, Call> weakNoTrump =
                Openings.BOOK.rule("acol.open.weak-no-trump").orElseThrow();
        List<Integer> points = Stream.iterate(0, seed -> seed < 200, seed -> seed + 1)
                .map(seed -> DEALER.deal(List.of(weakNoTrump.id()), new Seed(seed)))
                .map(Bidding::points)
                .toList();

        assertThat(points).contains(12, 13, 15, 16).allMatch(count -> count >= 12 && count <= 16);
    }
}
