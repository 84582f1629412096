package kibitzer.web.analysis;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/**
 * Counts that were begun before anybody asked for them. Each is begun once and handed out once; the eldest are given up where
 * there are too many.
 */
final class BegunCounts<K, V> {
    private final Map<K, CompletableFuture<V>> counts;

    BegunCounts(int most) {
        counts = Collections.synchronizedMap(new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, CompletableFuture<V>> eldest) {
                if (size() <= most) {
                    return false;
                }
                eldest.getValue().cancel(false);
                return true;
            }
        });
    }

    /** Begins a count that is not begun yet; one that is refused is its caller's alone, and kept for nobody. */
    void begin(K what, Supplier<CompletableFuture<V>> count) {
        synchronized (counts) {
            if (!counts.containsKey(what)) {
                CompletableFuture<V> begun = count.get();
                if (!begun.isCompletedExceptionally()) {
                    counts.put(what, begun);
                }
            }
        }
    }

    Optional<CompletableFuture<V>> take(K what) {
        return Optional.ofNullable(counts.remove(what));
    }
}
