package kibitzer.conventions.rummy;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A question of judgment with what the player knows.
 *
 * @param facts by name; one that is not given is 0
 */
public record Situation(Topic topic, Map<String, Integer> facts) {
    public Situation {
        facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }

    public int of(Fact fact) {
        return of(fact.name());
    }

    int of(String fact) {
        return facts.getOrDefault(fact, 0);
    }
}
