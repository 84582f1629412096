package kibitzer.web.play.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Ruling;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.conventions.bridge.systems.Theme;
import kibitzer.games.bridge.Call;
import kibitzer.marking.bidding.BiddingPractice;
import kibitzer.marking.bidding.WholeAuction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a learner asks for comes up. */
class BiddingThemeTest {
    private static final int DEALS = 12;

    static Stream<Arguments> themes() {
        return Systems.ids().stream()
                .flatMap(system -> Stream.of(Theme.values()).map(theme -> Arguments.of(system, theme)));
    }

    /** One deal in four stands beside the line of a rule, where its neighbour may decide. */
    @ParameterizedTest
    @MethodSource("themes")
    void comesUpAtTheLearnersTurnInMostDealsThatAreBidByTheBook(String system, Theme theme) {
        Agreement agreement = Agreement.of(system);
        List<String> rules = theme.rules(agreement);
        BiddingPractice table = new BiddingPractice(agreement, Opponents.SAME, rules);

        long met = Stream.iterate(0, seed -> seed + 1)
                .limit(DEALS)
                .filter(seed -> comesUp(WholeAuction.dealt(table, new Seed(seed)), rules))
                .count();

        assertThat(rules).hasSizeGreaterThan(4);
        assertThat(met).isGreaterThan(DEALS / 2);
    }

    private static boolean comesUp(WholeAuction dealt, List<String> rules) {
        WholeAuction auction = dealt;
        while (!auction.isFinished()) {
            var advice = auction.question().orElseThrow().advice();
            if (advice.rulings().stream().map(Ruling::rule).anyMatch(rules::contains)) {
                return true;
            }
            auction = auction.with(advice.best().stream().findFirst().orElse(Call.PASS));
        }
        return false;
    }
}
