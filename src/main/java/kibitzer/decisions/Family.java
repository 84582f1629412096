package kibitzer.decisions;

import java.util.List;

/**
 * The decisions that belong together.
 *
 * @param decisions in the order in which they are shown
 * @param everyDay the ids of those that are asked every day; none where the family takes turns with others
 */
public record Family(List<Decision<?, ?>> decisions, List<String> everyDay) {
    public Family {
        decisions = List.copyOf(decisions);
        everyDay = List.copyOf(everyDay);
    }
}
