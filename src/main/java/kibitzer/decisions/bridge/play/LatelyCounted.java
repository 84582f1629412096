package kibitzer.decisions.bridge.play;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import kibitzer.games.bridge.turn.CardTrials;
import kibitzer.games.bridge.turn.CardTurn;

/** The counts asked for last: one question is dealt, advised on, marked and told with the same count. Safe for many threads. */
final class LatelyCounted {
    private static final int KEPT = 128;
    private static final float LOAD = 0.75f;

    private final Map<CardTurn, CardTrials> kept = new LinkedHashMap<>(KEPT, LOAD, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<CardTurn, CardTrials> eldest) {
            return size() > KEPT;
        }
    };

    CardTrials of(CardTurn turn) {
        Optional<CardTrials> known;
        synchronized (kept) {
            known = Optional.ofNullable(kept.get(turn));
        }
        return known.orElseGet(() -> counted(turn));
    }

    private CardTrials counted(CardTurn turn) {
        CardTrials trials = CardTrials.of(turn);
        synchronized (kept) {
            kept.put(turn, trials);
        }
        return trials;
    }
}
