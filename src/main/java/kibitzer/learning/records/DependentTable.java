package kibitzer.learning.records;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A table whose rows belong to a learner by a row of another table: the questions of a sitting.
 *
 * @param name of the table
 * @param ofLearner a condition that its rows of one learner meet, with the parameter {@code :learner}
 */
record DependentTable(String name, String ofLearner) {

    /** Every table that hangs on one of these, directly or by another; the nearest first. */
    static List<DependentTable> on(List<LearnerTable> tables, Connection connection) throws SQLException {
        Set<String> seen = tables.stream().map(LearnerTable::name).collect(Collectors.toCollection(TreeSet::new));
        List<DependentTable> found = new ArrayList<>();
        List<DependentTable> parents = tables.stream()
                .map(table -> new DependentTable(table.name(), table.column() + " = :learner"))
                .toList();
        while (!parents.isEmpty()) {
            List<DependentTable> children = new ArrayList<>();
            for (DependentTable parent : parents) {
                for (ForeignKey key : ForeignKey.to(connection, parent.name())) {
                    if (seen.add(key.table())) {
                        children.add(new DependentTable(
                                key.table(),
                                key.column() + " in (select " + key.to() + " from " + parent.name() + " where "
                                        + parent.ofLearner() + ")"));
                    }
                }
            }
            found.addAll(children);
            parents = children;
        }
        return List.copyOf(found);
    }
}
