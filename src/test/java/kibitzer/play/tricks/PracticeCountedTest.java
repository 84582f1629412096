package kibitzer.play.tricks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.LongProof;
import kibitzer.advice.Reckoning;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ohhell.OhHellBid;
import kibitzer.decisions.solo.SoloDecisions;
import kibitzer.conventions.solo.SoloView;
import kibitzer.conventions.ohhell.OhHellView;
import kibitzer.play.tricks.PairedDeals.Measured;
import org.junit.jupiter.api.Test;

/**
 * What the counts of general practice bring at oh hell and solo whist, of which the books say nothing, by the method of {@link PairedDeals}.
 * A position is dealt from its own seed, and the count that stands beside the question is taken of it: all seats play by simple habits.
 */
class PracticeCountedTest {
    private static final OhHellBid OH_HELL = new OhHellBid();

    private static double figure(Reckoning<?> reckoning, Object answer) {
        return reckoning.rows().stream()
                .filter(row -> row.answer().equals(answer))
                .findFirst()
                .orElseThrow()
                .figures()
                .getFirst()
                .value();
    }

    /** Points of the count less those of a bid so much higher. */
    private static Stream<Double> ohHell(long seed, int more) {
        OhHellView view = OH_HELL.deal(DealRequest.of(seed));
        int count = view.count();
        if (!view.open().contains(count) || !view.open().contains(count + more)) {
            return Stream.empty();
        }
        Reckoning<Integer> reckoning = OH_HELL.reckon(view).orElseThrow();
        return Stream.of(figure(reckoning, count) - figure(reckoning, count + more));
    }

    @Test
    void print() {
        int deals = LongProof.of(5, 200);
        for (int more : new int[] {-1, 1}) {
            long start = System.nanoTime();
            System.out.println("oh hell " + more + " | " + PairedDeals.samples(deals, seed -> ohHell(seed, more)) + " "
                    + (System.nanoTime() - start) / 1_000_000);
        }
        Decision<SoloView, String> solo = SoloDecisions.CALL;
        for (String call : List.of("solo", "misere", "abondance")) {
            long start = System.nanoTime();
            System.out.println(call + " | "
                    + PairedDeals.samples(
                            LongProof.of(2, 60),
                            seed -> {
                                SoloView view = solo.deal(DealRequest.of(seed));
                                Optional<Reckoning<String>> found = solo.advise(view).best().contains(call)
                                        ? solo.reckon(view)
                                        : Optional.empty();
                                return found.stream().map(one -> figure(one, call));
                            })
                    + " " + (System.nanoTime() - start) / 1_000_000);
        }
    }
}
