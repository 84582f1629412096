package kibitzer.classroom.gradebook;

import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.grading.Grading;
import kibitzer.classroom.grading.Gradings;
import kibitzer.classroom.roster.Admission;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.Classroom;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Who has passed a class, to be certified: for those who run it or look on, and each learner's own once it is over. */
@Service
@Transactional(readOnly = true)
public class Certificates {
    private final ClassGate gate;
    private final Classrooms classrooms;
    private final GradebookRows rows;
    private final AssignmentBooks books;
    private final Gradings gradings;
    private final Clock clock;

    Certificates(
            ClassGate gate,
            Classrooms classrooms,
            GradebookRows rows,
            AssignmentBooks books,
            Gradings gradings,
            Clock clock) {
        this.gate = gate;
        this.classrooms = classrooms;
        this.rows = rows;
        this.books = books;
        this.gradings = gradings;
        this.clock = clock;
    }

    /**
     * How a class stands with its certificates.
     *
     * @param passed by the learner's name, of those who are in the class
     * @param learners how many are in the class
     * @param open how many assignments can still be handed in by somebody
     */
    public record Standing(Grading grading, List<Certificate> passed, int learners, int open) {
        public Standing {
            passed = List.copyOf(passed);
        }
    }

    /** @throws NoSuchClass if there is none, or the one who asks neither runs it nor looks on */
    public Standing of(ClassroomId classroom, LearnerId who) {
        Classroom of = gate.requireObserver(classroom, who).classroom();
        List<Learner> learners = rows.learners(classroom).stream()
                .filter(learner -> learner.left().isEmpty())
                .toList();
        List<AssignmentBook> assigned = books.of(classroom);
        int open = (int) assigned.stream()
                .filter(book -> learners.stream()
                        .map(learner -> book.result(learner, clock.instant()).state())
                        .anyMatch(Result.State::goesOn))
                .count();
        return new Standing(gradings.of(classroom), passed(of, assigned, learners), learners.size(), open);
    }

    /**
     * One's own.
     *
     * @return empty while the class goes on or a verdict is not told, without a pass mark, and for whoever has not passed
     * @throws NoSuchClass if there is none, or not for this account
     */
    public Optional<Certificate> own(ClassroomId classroom, LearnerId who) {
        Admission admission = gate.requireMember(classroom, who);
        if (!admission.learns() || !admission.classroom().archived()) {
            return Optional.empty();
        }
        List<AssignmentBook> assigned = books.of(classroom);
        if (!assigned.stream().allMatch(book -> isTold(book, who))) {
            return Optional.empty();
        }
        List<Learner> own = rows.learners(classroom).stream()
                .filter(learner -> learner.id().equals(who))
                .toList();
        return passed(admission.classroom(), assigned, own).stream().findFirst();
    }

    /** A total would give away what the verdicts of a sitting have not told yet. */
    private boolean isTold(AssignmentBook book, LearnerId who) {
        return book.counted(who)
                .map(turn -> rows.told(book.assignment().id()).contains(turn.id()))
                .orElse(true);
    }

    private List<Certificate> passed(Classroom classroom, List<AssignmentBook> assigned, List<Learner> learners) {
        Grading grading = gradings.of(classroom.id());
        if (grading.pass().isEmpty()) {
            return List.of();
        }
        Instant now = clock.instant();
        List<String> instructors = classrooms.roster(classroom.id()).instructors().stream()
                .map(member -> member.name().text())
                .toList();
        Map<LearnerId, Integer> lessons = rows.lessonsAttended(classroom.id());
        return learners.stream()
                .map(learner -> Gradebooks.line(grading, assigned, learner, now))
                .filter(line -> line.total()
                        .score()
                        .filter(total -> total.passes(grading))
                        .isPresent())
                .map(line -> new Certificate(
                        classroom.name().text(),
                        line.learner().name(),
                        day(classroom, began(classroom, assigned)),
                        day(classroom, classroom.archivedAt().orElse(now)),
                        line.total().score().orElseThrow(),
                        (int) line.results().stream()
                                .filter(result -> result.counted().isPresent())
                                .count(),
                        (int) line.results().stream()
                                .filter(result -> result.score().isPresent())
                                .count(),
                        lessons.getOrDefault(line.learner().id(), 0),
                        instructors))
                .toList();
    }

    private static Instant began(Classroom classroom, List<AssignmentBook> assigned) {
        return assigned.stream()
                .map(AssignmentBook::assignment)
                .filter(given -> given.withdrawn().isEmpty())
                .map(Assignment::terms)
                .map(terms -> terms.opens())
                .min(Instant::compareTo)
                .orElse(classroom.since());
    }

    private static LocalDate day(Classroom classroom, Instant moment) {
        return LocalDate.ofInstant(moment, classroom.zone());
    }
}
