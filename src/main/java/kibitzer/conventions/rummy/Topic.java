package kibitzer.conventions.rummy;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One question of judgment in one game.
 *
 * @param id in JSON
 * @param game its id in the syllabus
 * @param title what the game is called
 * @param ask the question
 * @param answers what may be answered, each with its label
 * @param facts what the player knows
 */
public record Topic(String id, String game, String title, String ask, Map<String, String> answers, List<Fact> facts) {
    public Topic {
        answers = Collections.unmodifiableMap(new LinkedHashMap<>(answers));
        facts = List.copyOf(facts);
    }
}
