package kibitzer.decisions.ask;

import java.util.List;

/**
 * A position as it is put to the learner.
 *
 * @param ask the question, one sentence
 * @param exhibits what is laid on the table, in the order in which a player looks at it
 */
public record Prompt(String ask, List<Exhibit> exhibits) {
    public Prompt {
        exhibits = List.copyOf(exhibits);
    }
}
