package kibitzer.conventions.bridge.systems;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.BiddingSystem;

/** Systems with the figures of clubs, of which there may be any number: those asked for lately are kept at hand. */
final class PlayedSystems {
    private static final int AT_HAND = 100;
    private static final float LOAD = 0.75f;

    private final Map<Agreement, BiddingSystem> known = new LinkedHashMap<>(AT_HAND, LOAD, true);

    BiddingSystem of(Agreement agreement, Supplier<BiddingSystem> made) {
        synchronized (known) {
            BiddingSystem there = known.get(agreement);
            if (there != null) {
                return there;
            }
        }
        BiddingSystem built = made.get();
        synchronized (known) {
            while (known.size() >= AT_HAND) {
                known.remove(known.keySet().iterator().next());
            }
            known.put(agreement, built);
        }
        return built;
    }
}
