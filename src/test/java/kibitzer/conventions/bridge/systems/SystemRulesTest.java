package kibitzer.conventions.bridge.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Bound;
import kibitzer.advice.ClubFigure;
import kibitzer.advice.Manner;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleFigure;
import kibitzer.advice.Standing;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingDealer;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.conventions.bridge.DealtBidding;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.games.bridge.Call;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@Execution(ExecutionMode.CONCURRENT)
class SystemRulesTest {

    /** Every rule once, in the first system or option that has it. */
    static Stream<Arguments> rules() {
        Set<String> seen = new HashSet<>();
        return Systems.agreements()
                .flatMap(agreement ->
                        Systems.of(agreement).rulesThatDecide().map(rule -> Arguments.of(agreement, rule.id())))
                .filter(arguments -> seen.add((String) arguments.get()[1]));
    }

    @ParameterizedTest(name = "{1}")
    @MethodSource("rules")
    void everyRuleCanBeDealtAndThenDecides(Agreement agreement, String id) {
        BiddingSystem system = Systems.of(agreement);
        Rule<Bidding, Call> rule = system.rule(id).orElseThrow();
        BiddingDealer dealer = new BiddingDealer(system);

        DealtBidding dealt = dealer.find(rule, new Seed(1).chance()).orElseThrow();
        DealtBidding another = dealer.find(rule, new Seed(2).chance()).orElseThrow();

        assertThat(another.deal()).isNotEqualTo(dealt.deal());
        assertThat(Stream.of(dealt, another))
                .allSatisfy(deal -> assertThat(BiddingTable.advise(Bidding.of(deal.hand(), deal.soFar()))
                                .rulings())
                        .anySatisfy(ruling -> {
                            assertThat(ruling.rule()).isEqualTo(id);
                            assertThat(ruling.standing()).isEqualTo(Standing.HOLDS);
                        }));
    }

    /** A rule that only allows a call decides no question, so none can be asked for it. */
    @Test
    void whatOnlyAllowsACallIsNotPractised() {
        List<String> allowing = Systems.rules()
                .filter(rule -> rule.manner() == Manner.MAY)
                .map(Rule::id)
                .toList();

        assertThat(allowing).isNotEmpty();
        assertThat(Decisions.all().stream().flatMap(decision -> decision.rules().stream()))
                .doesNotContainAnyElementsOf(allowing);
    }

    /** A loss of 500 points could not stay 500, as no hand has more than 40. */
    @Test
    void aClubMayPlayEachFigureAsItIsPrinted() {
        assertThat(Systems.ids().stream().map(Systems::of))
                .allSatisfy(system -> assertThat(system.rules().flatMap(rule -> system.figures(rule.id()).stream()))
                        .isNotEmpty()
                        .allSatisfy(figure -> assertThat(figure.objection(asPrinted(figure)))
                                .as(figure.inWords())
                                .isEmpty()));
    }

    private static ClubFigure asPrinted(RuleFigure figure) {
        return new ClubFigure(
                "any",
                figure.key(),
                figure.range().min().map(Bound::value),
                figure.range().max().map(Bound::value));
    }
}
