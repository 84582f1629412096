package kibitzer.classroom.gradebook;

import java.util.List;
import java.util.Optional;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Component;

/** Opens the books of a class's assignments for those who run the class. */
@Component
class AssignmentBooks {
    private final Assignments assignments;
    private final GradebookRows rows;
    private final RegradeRows regrades;

    AssignmentBooks(Assignments assignments, GradebookRows rows, RegradeRows regrades) {
        this.assignments = assignments;
        this.rows = rows;
        this.regrades = regrades;
    }

    /**
     * In the order in which they are due.
     *
     * @throws NoSuchClass unless who asks runs the class
     */
    List<AssignmentBook> of(ClassroomId classroom, LearnerId who) {
        return assignments.of(who, classroom).stream().map(this::open).toList();
    }

    /** The same, whoever asks. For services that act for nobody, or have asked whether whoever looks may see it. */
    List<AssignmentBook> of(ClassroomId classroom) {
        return assignments.known(classroom).stream().map(this::open).toList();
    }

    /**
     * @throws NoSuchClass unless who asks runs the class
     * @throws NoSuchEntry if the class has no such assignment
     */
    AssignmentBook require(ClassroomId classroom, LearnerId who, AssignmentId assignment) {
        return find(classroom, who, assignment).orElseThrow(NoSuchEntry::new);
    }

    Optional<AssignmentBook> find(ClassroomId classroom, LearnerId who, AssignmentId assignment) {
        return assignments.of(who, classroom).stream()
                .filter(one -> one.id().equals(assignment))
                .findFirst()
                .map(this::open);
    }

    private AssignmentBook open(Assignment assignment) {
        List<Turn> turns = rows.turns(assignment.id());
        return AssignmentBook.of(
                new ScoreRule(
                        assignment,
                        rows.questions(assignment.id()),
                        regrades.of(assignment.id()),
                        BoardScores.of(turns)),
                assignments.reached(assignment.id()),
                assignments.extended(assignment.id()),
                turns);
    }
}
