package kibitzer.classroom.assignment;

import java.util.Set;
import kibitzer.classroom.roster.GroupId;
import kibitzer.learning.learner.LearnerId;

/**
 * Whom in a class an assignment is for. Who is in a group now is meant, and who has begun it keeps it.
 *
 * @param groups and {@code learners}: both empty for the whole class
 */
public record Audience(Set<GroupId> groups, Set<LearnerId> learners) {
    public static final Audience WHOLE_CLASS = new Audience(Set.of(), Set.of());

    /** In SQL, true of a row of {@code assignment} and a learner's number: it is for this learner. */
    private static final String REACHES = "(assignment.for_all or exists (select 1 from assignment_learner chosen"
            + " where chosen.assignment = assignment.id and chosen.learner = LEARNER)"
            + " or exists (select 1 from assignment_group chosen join class_group_member grouped"
            + " on grouped.class_group = chosen.class_group"
            + " where chosen.assignment = assignment.id and grouped.learner = LEARNER)"
            + " or exists (select 1 from sitting begun"
            + " where begun.assignment = assignment.id and begun.learner = LEARNER))";

    public Audience {
        groups = Set.copyOf(groups);
        learners = Set.copyOf(learners);
    }

    public boolean isWholeClass() {
        return groups.isEmpty() && learners.isEmpty();
    }

    /**
     * A condition of SQL that a row of the table {@code assignment} meets if it is for a learner.
     *
     * @param learner the column or parameter with the learner's number
     */
    public static String reaches(String learner) {
        return REACHES.replace("LEARNER", learner);
    }
}
