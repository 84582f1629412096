package kibitzer.games.trick.auction;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where the calling stands: somebody is to speak, or it is over.
 *
 * @param speaker who is to speak, from 0; of no meaning once it is over
 * @param open what he may call, low to high, each with the reason
 * @param closed why he may call nothing else
 * @param outcome what is played, once it is over
 */
public record Turn(int speaker, Map<String, String> open, String closed, Optional<Outcome> outcome) {
    public Turn {
        open = Collections.unmodifiableMap(new LinkedHashMap<>(open));
    }

    static Turn of(int speaker, Map<String, String> open, String closed) {
        return new Turn(speaker, open, closed, Optional.empty());
    }

    static Turn over(Outcome outcome) {
        return new Turn(0, Map.of(), "the calling is over", Optional.of(outcome));
    }

    public List<String> calls() {
        return List.copyOf(open.keySet());
    }

    public boolean isOver() {
        return outcome.isPresent();
    }
}
