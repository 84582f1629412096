package kibitzer.games.bridge.wholehand;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** What was asked for last, so that it need not be found out twice. Safe for many threads. */
public final class RecentResults {
    private static final float LOAD = 0.75f;
    private static final int FEW = 16;

    private RecentResults() {}

    /** @param most how much is kept */
    public static <K, V> Map<K, V> of(int most) {
        return Collections.synchronizedMap(new LinkedHashMap<>(FEW, LOAD, /* accessOrder= */ true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        });
    }
}
