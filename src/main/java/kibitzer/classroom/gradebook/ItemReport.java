package kibitzer.classroom.gradebook;

import kibitzer.classroom.assignment.Assignment;
import java.util.List;
import java.util.Optional;

/**
 * An assignment question by question.
 *
 * @param sittings how many sittings it is counted over: one a learner, the one that counts
 * @param rows who earned what, by learner; those without a sitting that counts left out
 */
public record ItemReport(Assignment assignment, List<Item> items, int sittings, List<Row> rows) {

    public ItemReport {
        items = List.copyOf(items);
        rows = List.copyOf(rows);
    }

    /**
     * A learner's credits.
     *
     * @param credits one for each item, in their order; empty where it was not asked
     */
    public record Row(Learner learner, List<Optional<Credit>> credits) {
        public Row {
            credits = List.copyOf(credits);
        }
    }
}
