package kibitzer.games.bridge.notation;

import java.util.List;

/**
 * A part of a record that is kept as it stands: the play, a table of results.
 *
 * @param name of its tag: "Play"
 * @param value of its tag
 * @param rows its lines, single blanks between their words
 */
public record Section(String name, String value, List<String> rows) {
    public Section {
        value = PlainText.line(value);
        rows = rows.stream().map(PlainText::line).filter(row -> !row.isEmpty()).toList();
    }
}
