package kibitzer.conventions.bridge.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import kibitzer.LongProof;
import kibitzer.advice.Advice;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.BiddingTable;
import kibitzer.conventions.bridge.Meaning;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Four robots bid thousands of random deals in every system; {@code -Dkibitzer.deals=10000} for the run whose figures stand
 * in docs/bidding.md.
 */
@Execution(ExecutionMode.CONCURRENT)
class BiddingOutTest {
    private static final int DEALS = Integer.getInteger("kibitzer.deals", LongProof.of(300, 2_500));
    private static final int OPTION_DEALS = Integer.getInteger("kibitzer.deals", LongProof.of(60, 500));

    static Stream<Agreement> agreements() {
        return Systems.ids().stream().map(Agreement::of);
    }

    static Stream<Agreement> options() {
        return Systems.agreements().filter(agreement -> Systems.of(agreement) != Systems.of(agreement.system()));
    }

    @ParameterizedTest
    @MethodSource("agreements")
    void everyAuctionIsLegalAndFinishedAndEveryCallMeansWhatItsHandShows(Agreement agreement) {
        Map<String, int[]> shares = bidOut(agreement, DEALS);

        assertThat(share(shares.get("OPENING"))).isLessThan(0.01);
        assertThat(share(shares.get("RESPONSE uncontested"))).isLessThan(0.05);
    }

    @ParameterizedTest
    @MethodSource("options")
    void andSoItIsWithEveryOption(Agreement agreement) {
        bidOut(agreement, OPTION_DEALS);
    }

    private static Map<String, int[]> bidOut(Agreement agreement, int deals) {
        BiddingSystem system = Systems.of(agreement);
        Map<String, int[]> shares = new TreeMap<>();
        Map<String, Integer> silentRules = new TreeMap<>();
        for (int number = 0; number < deals; number++) {
            Deal deal = Deal.shuffled(new Seed(7).deal(number));
            Seat dealer = Seat.values()[number % 4];
            Vulnerability vulnerability = Vulnerability.values()[number / 4 % 4];
            BiddingSoFar soFar = BiddingSoFar.opened(dealer, vulnerability, system, system);
            while (!soFar.auction().isFinished()) {
                Bidding bidding = Bidding.of(deal.hand(soFar.turn()), soFar);
                Advice<Call> advice = BiddingTable.advise(bidding);
                assertThat(soFar.legalCalls())
                        .as("%s %s", deal, soFar.auction())
                        .containsAll(advice.best())
                        .containsAll(advice.acceptable());
                Call call = advice.best().isEmpty() ? Call.PASS : advice.best().getFirst(); // as a robot calls
                count(shares, silentRules, soFar, advice);
                BiddingSoFar after = soFar.with(call);
                if (!advice.silent()) {
                    Meaning meaning = after.meanings().getLast();
                    assertThat(meaning.shown().allows(bidding))
                            .as(
                                    "%s after %s means %s; held %s",
                                    call, soFar.auction().calls(), meaning, bidding.hand())
                            .isTrue();
                }
                soFar = after;
            }
        }
        print(agreement, deals, shares, silentRules);
        return shares;
    }

    private static void count(
            Map<String, int[]> shares, Map<String, Integer> silentRules, BiddingSoFar soFar, Advice<Call> advice) {
        String stage = soFar.stage()
                + (soFar.stage().name().equals("OPENING") ? "" : soFar.isContested() ? " contested" : " uncontested");
        int[] share = shares.computeIfAbsent(stage, none -> new int[2]);
        share[0]++;
        if (advice.silent()) {
            share[1]++;
            String what = advice.ruling().map(ruling -> ruling.rule()).orElse("(no rule)");
            String sequence = advice.ruling().isPresent() ? "" : " " + soFar.callsOfSide(soFar.turn());
            silentRules.merge(stage + ": " + what + sequence, 1, Integer::sum);
        }
    }

    private static double share(int[] share) {
        return (double) share[1] / share[0];
    }

    private static void print(
            Agreement agreement, int deals, Map<String, int[]> shares, Map<String, Integer> silentRules) {
        System.out.println("Silent calls, " + agreement + ", " + deals + " deals:");
        shares.forEach((stage, share) ->
                System.out.printf("  %-32s %6d calls, silent %5.2f %%%n", stage, share[0], 100 * share(share)));
        List<Map.Entry<String, Integer>> most = silentRules.entrySet().stream()
                .sorted((a, b) -> b.getValue() - a.getValue())
                .limit(12)
                .toList();
        most.forEach(entry -> System.out.println("    " + entry.getValue() + " x " + entry.getKey()));
    }
}
