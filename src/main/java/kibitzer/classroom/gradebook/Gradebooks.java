package kibitzer.classroom.gradebook;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.gradebook.Work.ScoredTurn;
import kibitzer.classroom.grading.Grading;
import kibitzer.classroom.grading.Gradings;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;

/** The gradebook of a class, for those who run it. Every call asks first whether the one who calls does. */
@Service
@Transactional(readOnly = true)
public class Gradebooks {
    private final ClassGate gate;
    private final GradebookRows rows;
    private final AssignmentBooks books;
    private final Gradings gradings;
    private final Clock clock;

    Gradebooks(ClassGate gate, GradebookRows rows, AssignmentBooks books, Gradings gradings, Clock clock) {
        this.gate = gate;
        this.gradings = gradings;
        this.rows = rows;
        this.books = books;
        this.clock = clock;
    }

    /** @throws NoSuchClass if there is none, or the one who asks neither runs it nor looks on */
    public Gradebook of(ClassroomId classroom, LearnerId who) {
        gate.requireObserver(classroom, who);
        Instant now = clock.instant();
        List<AssignmentBook> assigned = books.of(classroom, who);
        Grading grading = gradings.of(classroom);
        return new Gradebook(
                assigned.stream()
                        .map(book -> new Gradebook.Column(
                                book.assignment(), book.rule().possible()))
                        .toList(),
                rows.learners(classroom).stream()
                        .map(learner -> line(grading, assigned, learner, now))
                        .toList(),
                grading);
    }

    static Gradebook.Line line(Grading grading, List<AssignmentBook> assigned, Learner learner, Instant now) {
        List<Result> results =
                assigned.stream().map(book -> book.result(learner, now)).toList();
        return new Gradebook.Line(
                learner,
                results,
                Total.of(
                        grading,
                        assigned.stream().map(book -> book.assignment().id()).toList(),
                        results));
    }

    /**
     * @throws NoSuchClass if there is none, or the one who asks neither runs it nor looks on
     * @throws NoSuchEntry if the learner was never in the class
     */
    public LearnerSheet learner(ClassroomId classroom, LearnerId who, LearnerId learner) {
        gate.requireObserver(classroom, who);
        Learner found = require(classroom, learner);
        Instant now = clock.instant();
        List<AssignmentBook> assigned = books.of(classroom, who);
        return new LearnerSheet(
                found,
                assigned.stream().map(book -> work(book, found, now)).toList(),
                line(gradings.of(classroom), assigned, found, now).total());
    }

    /** By name; whoever left stands among the others. */
    List<Learner> learners(ClassroomId classroom) {
        return rows.learners(classroom);
    }

    private Learner require(ClassroomId classroom, LearnerId learner) {
        return rows.learners(classroom).stream()
                .filter(member -> member.id().equals(learner))
                .findFirst()
                .orElseThrow(NoSuchEntry::new);
    }

    private static Work work(AssignmentBook book, Learner learner, Instant now) {
        return new Work(
                book.assignment(),
                book.rule().possible(),
                book.result(learner, now),
                book.extension(learner.id()),
                book.turns(learner.id()).stream()
                        .map(turn -> scored(book, turn))
                        .toList());
    }

    private static ScoredTurn scored(AssignmentBook book, Turn turn) {
        boolean counts = book.counted(turn.learner())
                .filter(counted -> counted.id().equals(turn.id()))
                .isPresent();
        return new ScoredTurn(turn, book.score(turn), book.timing(turn), counts);
    }

    /**
     * @throws NoSuchClass if there is none, or the one who asks neither runs it nor looks on
     * @throws NoSuchEntry if the class has no such sitting
     */
    public TurnSheet sitting(ClassroomId classroom, LearnerId who, SittingId sitting) {
        gate.requireObserver(classroom, who);
        AssignmentBook book = rows.assignmentOf(sitting)
                .flatMap(assignment -> books.find(classroom, who, assignment))
                .orElseThrow(NoSuchEntry::new);
        Turn turn = book.all().stream()
                .filter(one -> one.id().equals(sitting))
                .findFirst()
                .orElseThrow(NoSuchEntry::new);
        Map<Integer, JsonNode> positions = rows.positions(sitting);
        return new TurnSheet(
                book.assignment(),
                require(classroom, turn.learner()),
                scored(book, turn),
                turn.asked().stream()
                        .map(asked -> line(
                                book,
                                turn,
                                asked,
                                Optional.ofNullable(positions.get(asked.number()))
                                        .orElseThrow(NoSuchEntry::new)))
                        .toList());
    }

    /** What a sitting is of, whoever asks. For callers that have asked whether whoever looks may see it. */
    public Optional<AssignmentId> assignmentOf(SittingId sitting) {
        return rows.assignmentOf(sitting);
    }

    private static TurnSheet.Line line(AssignmentBook book, Turn turn, AskedQuestion asked, JsonNode position) {
        return new TurnSheet.Line(
                asked,
                position,
                book.rule().question(asked.original()).map(book.rule()::points).orElse(0),
                book.rule().credit(turn, asked),
                book.rule().overruling(asked),
                book.rule().marks(turn, asked),
                book.rule().regrades().stream()
                        .filter(regrade -> regrade.scope().holds(turn, asked))
                        .toList());
    }
}
