package kibitzer.conventions.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Rule;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.games.bridge.Call;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The files from which rules are dealt fit the rules as they are. Where they no longer do, {@code ./mvnw test
 * -Dtest=KnownDealsTest -Dkibitzer.known-deals=write} looks for deals of all rules that lack some and writes them anew.
 */
@Execution(ExecutionMode.CONCURRENT)
class KnownDealsTest {
    private static final String COMMAND = "./mvnw test -Dtest=KnownDealsTest -Dkibitzer.known-deals=write";
    private static final boolean WRITE = "write".equals(System.getProperty("kibitzer.known-deals"));

    /** Rules that hardly ever or never decide where one club is strong and every other opening is limited, and why. */
    private static final Map<String, String> UNDER_ANOTHER_AGREEMENT = Map.of(
            "culbertson-points.rebid.raise-of-a-minor",
            "one club and one diamond over it are artificial, so that no minor is answered at one",
            "culbertson-points.rebid.practice.leave-it-to-partner",
            "who could force to game has opened one club, whose answers have rules of their own",
            "culbertson-honour-tricks.rebid.jump-in-a-new-suit",
            "below three and a half honour-tricks six are sure only opposite three, and whoever shows three forces to game",
            "culbertson-honour-tricks.rebid.strong-jump-in-a-new-suit",
            "six and a half are not expected of an opener below three and a half",
            "culbertson-honour-tricks.rebid.jump-in-the-own-suit",
            "the same as of a jump in a new suit",
            "culbertson-honour-tricks.rebid.jump-in-the-own-major",
            "the same",
            "culbertson-honour-tricks.rebid.jump-over-no-trump",
            "one no trump shows two honour-tricks at most, so that six are never sure");

    static Stream<Agreement> agreements() {
        return Systems.agreements();
    }

    static List<String> ids() {
        return Systems.ids();
    }

    private static List<BiddingSystem> systems(String id) {
        return Systems.agreements()
                .filter(agreement -> agreement.system().equals(id))
                .map(Systems::of)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("agreements")
    void everyRuleDecidesInADealThatIsKnown(Agreement agreement) {
        assumeThat(WRITE).as("the new files are read by the next run").isFalse();
        BiddingSystem system = Systems.of(agreement);
        KnownDeals known = KnownDeals.of(system);

        assertThat(system.rulesThatDecide())
                .as("rules without a deal; " + COMMAND + " looks for some")
                .filteredOn(rule -> known.of(rule.id()).stream().noneMatch(deal -> holds(deal, rule, system)))
                .extracting(Rule::id)
                .isSubsetOf(agreement.vanderbiltClub() ? UNDER_ANOTHER_AGREEMENT.keySet() : Set.of());
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyKnownDealHoldsUnderSomeAgreement(String id) {
        assumeThat(WRITE).as("the new files are read by the next run").isFalse();
        List<BiddingSystem> agreed = systems(id);

        KnownDeals.of(agreed.getFirst())
                .byRule()
                .keySet()
                .forEach(rule -> assertThat(KnownDeals.of(agreed.getFirst()).of(rule))
                        .as("deals of " + rule + "; " + COMMAND + " replaces stale ones")
                        .allMatch(deal -> agreed.stream()
                                .anyMatch(system -> system.rule(rule)
                                        .filter(there -> holds(deal, there, system))
                                        .isPresent())));
    }

    private static boolean holds(KnownDeal deal, Rule<Bidding, Call> rule, BiddingSystem system) {
        return new DealWalk(
                        deal.in(system),
                        position -> position.soFar().book().distance(position, rule),
                        new Seed(0).chance())
                .isThere();
    }

    @BeforeAll
    static void writeIfAsked() throws IOException {
        if (WRITE) {
            for (String id : Systems.ids()) {
                write(id, KnownDealsSearch.of(systems(id)));
            }
        }
    }

    private static void write(String system, Map<String, List<String>> byRule) throws IOException {
        String text = byRule.entrySet().stream()
                .filter(rule -> !rule.getValue().isEmpty())
                .map(rule -> rule.getKey() + "\n"
                        + rule.getValue().stream()
                                .map(line -> "  " + line + "\n")
                                .collect(Collectors.joining()))
                .collect(Collectors.joining());
        Files.writeString(
                Path.of("src/main/resources" + KnownDeals.resource(system)),
                "# Deals that south's next call takes to each rule: dealer, vulnerability, hands from north on, calls.\n"
                        + "# Written by " + COMMAND + "\n" + text);
    }
}
