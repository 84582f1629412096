package kibitzer.games.bridge.scoring;

import java.util.List;

/**
 * What both sides write down for one deal.
 *
 * @param entries the parts, trick points first
 */
public record ScoreEntries(List<Entry> entries) {
    public ScoreEntries {
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
