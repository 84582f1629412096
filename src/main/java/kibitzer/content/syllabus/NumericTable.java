package kibitzer.content.syllabus;

import java.util.List;

/**
 * A table of figures.
 *
 * @param rows cells as text, one list a row, as many as there are columns; an empty text where the book gives nothing
 * @param verified how far the figures were checked
 * @param notes misprints and how figures were found
 */
public record NumericTable(
        String id,
        String game,
        Place place,
        String title,
        List<String> columns,
        List<List<String>> rows,
        Verified verified,
        List<String> notes)
        implements Entry {

    /** How far the figures of a table were checked. */
    public enum Verified {
        COMPUTED,
        CROSS_CHECKED,
        UNVERIFIED
    }
}
