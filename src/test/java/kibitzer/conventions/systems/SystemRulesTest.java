package kibitzer.conventions.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Rule;
import kibitzer.advice.Standing;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingDealer;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.conventions.bridge.DealtBidding;
import kibitzer.games.bridge.Call;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SystemRulesTest {
    private static final int SEEDS = 3;

    /** Every rule once, in the first system or option that has it, but those too rare to be looked for. */
    static Stream<Arguments> rules() {
        Set<String> seen = new HashSet<>();
        return Systems.agreements()
                .flatMap(agreement -> Systems.of(agreement).rules().map(rule -> Arguments.of(agreement, rule.id())))
                .filter(arguments -> !RareRules.IDS.contains((String) arguments.get()[1]))
                .filter(arguments -> seen.add((String) arguments.get()[1]));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("rules")
    void everyRuleCanBeDealtAndThenDecides(Agreement agreement, String id) {
        BiddingSystem system = Systems.of(agreement);
        Rule<Bidding, Call> rule = system.rule(id).orElseThrow();
        BiddingDealer dealer = new BiddingDealer(system);
        DealtBidding dealt = IntStream.range(0, SEEDS)
                .mapToObj(seed -> dealer.find(rule, new Seed(seed).chance()))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();

        Bidding bidding = Bidding.of(dealt.hand(), dealt.soFar());

        assertThat(BiddingTable.advise(bidding).rulings()).anySatisfy(ruling -> {
            assertThat(ruling.rule()).isEqualTo(id);
            assertThat(ruling.standing()).isEqualTo(Standing.HOLDS);
        });
    }

    @Test
    void rareRulesAreRulesOfSomeSystem() {
        Set<String> all = Systems.rules().map(Rule::id).collect(Collectors.toSet());

        assertThat(all).containsAll(RareRules.IDS);
    }
}
