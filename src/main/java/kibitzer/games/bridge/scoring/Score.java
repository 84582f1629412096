package kibitzer.games.bridge.scoring;

import java.util.List;

/**
 * What both sides write down for one deal.
 *
 * @param entries the parts, trick points first
 */
public record Score(List<Entry> entries) {
    public Score {
        entries = List.copyOf(entries);
    }

    /** The points of one column. */
    public int in(Column column) {
        return entries.stream()
                .filter(entry -> entry.column() == column)
                .mapToInt(Entry::points)
                .sum();
    }
}
