package kibitzer.conventions.rummy;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A question of judgment with what the player knows.
 *
 * @param facts by name; one that is not given is 0
 */
public record Situation(Topic topic, Map<String, Integer> facts) {
    public Situation {
        facts = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }

    public int of(Fact fact) {
        return facts.getOrDefault(fact.name(), 0);
    }
}
