package kibitzer.bench;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;

/** How long each of many calls took that were made at once. */
final class LoadTimes {
    /** Where the 95th percentile stands among {@link #percentiles}. */
    static final int P95 = 1;

    private final Collection<Long> nanos = new ConcurrentLinkedQueue<>();

    /** @param begun {@link System#nanoTime} when the call that is over now began */
    void over(long begun) {
        nanos.add(System.nanoTime() - begun);
    }

    /** The median, the 95th and the 99th percentile, in milliseconds to a tenth. */
    List<Double> percentiles() {
        List<Long> sorted = nanos.stream().sorted().toList();
        return Stream.of(50, 95, 99)
                .map(percent -> sorted.get(Math.min(sorted.size() - 1, sorted.size() * percent / 100)))
                .map(time -> Math.round(time / 1e5) / 10.0)
                .toList();
    }
}
