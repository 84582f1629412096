package kibitzer.decisions.poker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import kibitzer.LongProof;
import kibitzer.advice.Advice;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;

/** Deals a poker decision many times over. */
public final class PokerDeals {
    /** As many as a build can wait for; 10,000 were dealt once by hand. */
    private static final int DEALS = Integer.getInteger("kibitzer.poker.deals", LongProof.of(400, 2_000));

    private PokerDeals() {}

    public static <P, A> void everyDealtTableIsAdvisedOnLegally(Decision<P, A> decision) {
        for (int seed = 0; seed < DEALS; seed++) {
            P position = decision.deal(DealRequest.of(seed));
            Advice<A> advice = decision.advise(position);
            assertThat(advice.best()).as("seed %d", seed).isNotEmpty();
            Stream.concat(advice.best().stream(), advice.acceptable().stream())
                    .forEach(answer ->
                            assertThat(decision.objection(position, answer)).isEmpty());
        }
    }
}
