package kibitzer.classroom.gradebook;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** The answers in words that two instructors or more have marked. */
@Service
@Transactional(readOnly = true)
public class MarksSideBySide {
    private final ClassGate gate;
    private final AssignmentBooks books;
    private final GradebookRows rows;

    MarksSideBySide(ClassGate gate, AssignmentBooks books, GradebookRows rows) {
        this.gate = gate;
        this.books = books;
        this.rows = rows;
    }

    /** An answer with what each instructor gave for it, and what counts. */
    public record MarkedTwice(
            Assignment assignment,
            Learner learner,
            SittingId sitting,
            AskedQuestion asked,
            Marks marks,
            Credit credit) {}

    /**
     * Those that nothing is decided on first, and of these the farthest apart first.
     *
     * @throws NoSuchClass if there is none, or the one who asks neither runs it nor looks on
     */
    public List<MarkedTwice> of(ClassroomId classroom, LearnerId who) {
        gate.requireObserver(classroom, who);
        Map<LearnerId, Learner> learners =
                rows.learners(classroom).stream().collect(Collectors.toMap(Learner::id, Function.identity()));
        return books.of(classroom, who).stream()
                .flatMap(book -> book.all().stream().flatMap(turn -> of(book, turn, learners)))
                .sorted(Comparator.comparing((MarkedTwice one) -> !one.marks().isOpen())
                        .thenComparing(Comparator.comparingInt(
                                        (MarkedTwice one) -> one.marks().apart())
                                .reversed())
                        .thenComparing(one -> one.learner().name()))
                .toList();
    }

    private static Stream<MarkedTwice> of(AssignmentBook book, Turn turn, Map<LearnerId, Learner> learners) {
        return turn.asked().stream()
                .filter(asked -> book.rule().marks(turn, asked).each().size() > 1)
                .flatMap(asked -> Stream.ofNullable(learners.get(turn.learner()))
                        .map(learner -> new MarkedTwice(
                                book.assignment(),
                                learner,
                                turn.id(),
                                asked,
                                book.rule().marks(turn, asked),
                                book.rule().credit(turn, asked))));
    }
}
