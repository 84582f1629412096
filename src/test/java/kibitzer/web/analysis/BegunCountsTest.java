package kibitzer.web.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Counts that are begun while a page is on its way. */
class BegunCountsTest {
    private final BegunCounts<String, Integer> counts = new BegunCounts<>(2);
    private final AtomicInteger begun = new AtomicInteger();

    private CompletableFuture<Integer> fresh() {
        return CompletableFuture.completedFuture(begun.incrementAndGet());
    }

    /** A page is laid out for its first picture, and again when it stands. */
    @Test
    void oneThatIsBegunIsNotBegunAgain() {
        counts.begin("deal", this::fresh);
        counts.begin("deal", this::fresh);

        assertThat(begun).hasValue(1);
        assertThat(counts.take("deal"))
                .hasValueSatisfying(count -> assertThat(count).isCompletedWithValue(1));
        assertThat(counts.take("deal")).isEmpty();
    }

    /** The same deal may be another visitor's, who has asked for less. */
    @Test
    void aRefusalIsHandedToNobody() {
        counts.begin("deal", () -> CompletableFuture.failedFuture(new IllegalStateException("too much asked")));
        assertThat(counts.take("deal")).isEmpty();

        counts.begin("deal", this::fresh);
        assertThat(counts.take("deal")).isPresent();
    }

    @Test
    void theEldestAreGivenUp() {
        CompletableFuture<Integer> eldest = new CompletableFuture<>();
        counts.begin("first", () -> eldest);
        counts.begin("second", this::fresh);
        counts.begin("third", this::fresh);

        assertThat(eldest).isCancelled();
        assertThat(counts.take("first")).isEmpty();
        assertThat(counts.take("second")).isPresent();
        assertThat(counts.take("third")).isPresent();
    }
}
