package kibitzer.conventions.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import kibitzer.advice.Rule;
import kibitzer.advice.Standing;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingDealer;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.conventions.bridge.DealtBidding;
import kibitzer.games.bridge.Call;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SystemRulesTest {
    static Stream<Arguments> rules() {
        return Systems.ids().stream()
                .map(Systems::of)
                .flatMap(system -> system.rules().map(rule -> Arguments.of(system.id(), rule.id(), system, rule)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("rules")
    void everyRuleCanBeDealtAndThenDecides(
            String systemId, String ruleId, BiddingSystem system, Rule<Bidding, Call> rule) {
        BiddingDealer dealer = new BiddingDealer(system);
        for (int seed = 0; seed < 2; seed++) {
            DealtBidding dealt = dealer.find(rule, new Seed(seed).chance()).orElseThrow();
            Bidding bidding = Bidding.of(dealt.hand(), dealt.soFar());
            assertThat(BiddingTable.advise(bidding).rulings()).anySatisfy(ruling -> {
                assertThat(ruling.rule()).isEqualTo(ruleId);
                assertThat(ruling.standing()).isEqualTo(Standing.HOLDS);
            });
        }
    }
}
