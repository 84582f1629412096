package kibitzer.conventions.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.DealingGround;
import kibitzer.advice.DirectedDeal;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Ruling;
import kibitzer.advice.Standing;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.games.bridge.Call;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every figure of every bidding rule: hands one below, on and one above it, which meet all else that the rule asks. What is
 * counted is counted a second time where a second way is written ({@link CountedAgain}); that the figures are the book's is
 * held by the tables of rows.
 */
@Execution(ExecutionMode.CONCURRENT)
class BoundaryTest {
    private static final int STARTS = 2;
    private static final int STEPS = 250;

    /** Some figures no hand can come to: four stopped suits, fewer than no points, what another need forbids. */
    private static final double REACHED = 0.9;

    private static final int FEW = 100;

    record OfAgreement(Agreement agreement, List<Rule<Bidding, Call>> rules) {
        @Override
        public String toString() {
            return agreement + ", " + rules.size() + " rules";
        }
    }

    /** Every rule once, under the first agreement that has it. */
    static Stream<OfAgreement> agreements() {
        Set<String> seen = new HashSet<>();
        return Systems.agreements()
                .map(agreement -> new OfAgreement(
                        agreement,
                        Systems.of(agreement)
                                .rulesThatDecide()
                                .filter(rule -> seen.add(rule.id()))
                                .toList()))
                .filter(known -> !known.rules().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("agreements")
    void aRuleStandsUpToItsLineAndFallsBeyondIt(OfAgreement known) {
        BiddingSystem system = Systems.of(known.agreement());
        int lines = 0;
        int reached = 0;
        int countedAgain = 0;
        for (Rule<Bidding, Call> rule : known.rules()) {
            List<KnownDeal> deals = KnownDeals.of(system).of(rule.id());
            Chance chance = new Seed(1).chance();
            for (OnTheLine line : OnTheLine.of(rule).toList()) {
                Optional<Bidding> hand = deals.stream()
                        .map(deal -> deal.in(system))
                        .flatMap(deal -> hand(deal, line, chance).stream())
                        .findFirst();
                lines++;
                reached += hand.isPresent() ? 1 : 0;
                countedAgain += hand.filter(found -> holdTo(line, found)).isPresent() ? 1 : 0;
            }
        }
        System.out.printf(
                "%s: %d values beside, on and beyond a figure, %d dealt, %d counted a second time%n",
                known, lines, reached, countedAgain);
        assertThat(lines < FEW || reached >= REACHED * lines)
                .as("%d of %d dealt", reached, lines)
                .isTrue();
    }

    private static Optional<Bidding> hand(DealtBidding known, OnTheLine line, Chance chance) {
        return DirectedDeal.find(
                new Beside(known), position -> line.shifted().distance(position), chance, STARTS, STEPS);
    }

    /** All hands at the turn of a known deal, beginning with the one that was dealt. */
    private record Beside(DealtBidding known) implements DealingGround<Bidding> {
        @Override
        public Bidding start(Chance chance) {
            return Bidding.of(known.hand(), known.soFar());
        }

        @Override
        public Bidding step(Bidding here, Chance chance) {
            return new HandGround(CardSet.FULL_PACK, known.soFar()).step(here, chance);
        }
    }

    /** True if the figure was counted a second time. */
    private static boolean holdTo(OnTheLine line, Bidding position) {
        Rule<Bidding, Call> rule = line.rule();
        Advice<Call> alone = new RuleBook<>("alone", List.of(List.of(line.withoutPreferences()))).advise(position);
        List<Call> answers = line.answers(position);
        assertThat(answers).isNotEmpty();
        for (Call answer : answers) {
            Standing stands = alone.rulings().stream()
                    .filter(ruling -> says(ruling, answer))
                    .map(Ruling::standing)
                    .findFirst()
                    .orElse(Standing.FAILS);
            String described = "%s: %s of %s with %s after %s"
                    .formatted(rule.id(), line.quantity().key(), answer, position.hand(), position.auction());
            assertThat(stands).as(described).isEqualTo(line.expected(position, answer));
        }
        Optional<Call> answer = Optional.of(answers.getFirst());
        OptionalDouble again = CountedAgain.count(line.quantity().key(), position, answer);
        again.ifPresent(counted -> assertThat(counted)
                .as("%s of %s", line.quantity().key(), position.hand())
                .isEqualTo(line.value()));
        return again.isPresent();
    }

    private static boolean says(Ruling<Call> ruling, Call answer) {
        return ruling.answers().contains(answer) || ruling.allowed().contains(answer);
    }
}
