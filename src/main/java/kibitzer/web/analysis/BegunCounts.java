package kibitzer.web.analysis;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Counts that were begun before anybody asked for them. Each is handed out once; the eldest are given up where there are too many. */
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

    void put(K what, CompletableFuture<V> count) {
        counts.put(what, count);
    }

    Optional<CompletableFuture<V>> take(K what) {
        return Optional.ofNullable(counts.remove(what));
    }
}
