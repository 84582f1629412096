package kibitzer.classroom.gradebook;

import java.util.List;
import java.util.Optional;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import org.springframework.stereotype.Component;

/** Opens the books of a class's assignments. */
@Component
class AssignmentBooks {
    private final GradebookRows rows;
    private final RegradeRows regrades;

    AssignmentBooks(GradebookRows rows, RegradeRows regrades) {
        this.rows = rows;
        this.regrades = regrades;
    }

    /** In the order in which they are due. */
    List<AssignmentBook> of(ClassroomId classroom) {
        return rows.assignments(classroom).stream().map(this::open).toList();
    }

    /** @throws NoSuchEntry if the class has no such assignment */
    AssignmentBook require(ClassroomId classroom, AssignmentId assignment) {
        return find(classroom, assignment).orElseThrow(NoSuchEntry::new);
    }

    Optional<AssignmentBook> find(ClassroomId classroom, AssignmentId assignment) {
        return rows.assignments(classroom).stream()
                .filter(terms -> terms.id().equals(assignment))
                .findFirst()
                .map(this::open);
    }

    private AssignmentBook open(Terms terms) {
        return new AssignmentBook(
                new ScoreRule(terms, rows.questions(terms.id()), regrades.of(terms.id())),
                rows.extensions(terms.id()),
                rows.turns(terms.id()));
    }
}
