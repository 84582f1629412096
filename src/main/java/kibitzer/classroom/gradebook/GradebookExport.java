package kibitzer.classroom.gradebook;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.ExportTable;
import kibitzer.classroom.assignment.TypedFromPaper;
import kibitzer.classroom.grading.Grading;
import kibitzer.classroom.grading.Gradings;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.ClassGroups;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.classroom.roster.Sides;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Grade;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;

/** The gradebook as {@link ExportTable tables} to take away. Times are those of the class. */
@Service
@Transactional(readOnly = true)
public class GradebookExport {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);
    private static final double MILLIS = 1_000;
    private static final List<String> ANSWER = List.of(
            "Learner",
            "In the class",
            "Assignment",
            "Sitting",
            "Counts",
            "Handed in",
            "Question",
            "Decision",
            "Answer",
            "Grade",
            "Rule",
            "Credit in percent",
            "Credit by",
            "Points",
            "Seconds",
            "Answered",
            "Try",
            "Tried before",
            "Typed in from paper by");

    private static final Set<Integer> FIGURES = Stream.of(
                    "Sitting", "Question", "Credit in percent", "Points", "Seconds", "Try")
            .map(ANSWER::indexOf)
            .collect(Collectors.toSet());
    /** So many columns say who; figures follow. */
    private static final int NAMES = 2;

    private final ClassGate gate;
    private final GradebookRows rows;
    private final AssignmentBooks books;
    private final Gradings gradings;
    private final ClassGroups groups;
    private final Clock clock;

    GradebookExport(
            ClassGate gate,
            GradebookRows rows,
            AssignmentBooks books,
            Gradings gradings,
            ClassGroups groups,
            Clock clock) {
        this.gate = gate;
        this.gradings = gradings;
        this.groups = groups;
        this.rows = rows;
        this.books = books;
        this.clock = clock;
    }

    /**
     * A line for each learner: points by assignment, and the total. A cell without points says why. What the learner's pair and team
     * made of boards stands behind.
     *
     * @throws NoSuchClass if there is none, or the one who asks neither runs it nor looks on
     */
    public ExportTable scores(ClassroomId classroom, LearnerId who) {
        gate.requireObserver(classroom, who);
        List<AssignmentBook> assigned = books.of(classroom, who);
        Instant now = clock.instant();
        Grading grading = gradings.of(classroom);
        List<String> head = new ArrayList<>(List.of("Learner", "In the class"));
        assigned.forEach(book -> head.add(
                book.assignment().terms().title() + " (of " + book.rule().possible() + times(grading, book) + ")"));
        head.addAll(List.of("Points", "Of", "Percent"));
        if (grading.pass().isPresent()) {
            head.add("Passed");
        }
        SideColumns sides = sides(classroom, assigned);
        int figures = head.size() + sides.figures().size();
        head.addAll(sides.figures());
        head.addAll(sides.names());
        return new ExportTable(
                "Scores",
                head,
                rows.learners(classroom).stream()
                        .map(learner -> Stream.concat(
                                        line(Gradebooks.line(grading, assigned, learner, now), grading).stream(),
                                        sides.of(learner.id()).stream())
                                .toList())
                        .toList(),
                IntStream.range(NAMES, figures).boxed().collect(Collectors.toSet()));
    }

    private SideColumns sides(ClassroomId classroom, List<AssignmentBook> assigned) {
        Sides sides = groups.sides(classroom);
        List<SideColumns.Titled> results = new ArrayList<>();
        if (!sides.equals(Sides.NONE)) {
            assigned.forEach(book -> {
                List<AssignedQuestion> boards = rows.questions(book.assignment().id()).stream()
                        .filter(AssignedQuestion::isSameBoard)
                        .toList();
                if (!boards.isEmpty()) {
                    results.add(new SideColumns.Titled(
                            book.assignment().terms().title(),
                            SideResults.of(sides, boards, BoardScores.of(book.all()))));
                }
            });
        }
        return new SideColumns(sides, results);
    }

    /** ", counts 3 times", where it does not count once. */
    private static String times(Grading grading, AssignmentBook book) {
        int weight = grading.weight(book.assignment().id());
        return switch (weight) {
            case 0 -> ", does not count";
            case 1 -> "";
            default -> ", counts " + weight + " times";
        };
    }

    private static List<String> line(Gradebook.Line line, Grading grading) {
        List<String> cells = new ArrayList<>(List.of(line.learner().name(), present(line.learner())));
        line.results()
                .forEach(result -> cells.add(
                        result.score().map(Score::points).orElse(result.state().words())));
        line.total()
                .score()
                .ifPresentOrElse(
                        total -> cells.addAll(List.of(
                                total.points(),
                                String.valueOf(total.possible()),
                                String.format(Locale.ROOT, "%.1f", total.share() * Credit.WHOLE))),
                        () -> cells.addAll(List.of("", "", "")));
        if (grading.pass().isPresent()) {
            cells.add(line.total()
                    .score()
                    .map(total -> total.passes(grading) ? "yes" : "no")
                    .orElse(""));
        }
        return cells;
    }

    /**
     * A line for each question of each sitting, practice too.
     *
     * @throws NoSuchClass if there is none, or the one who asks neither runs it nor looks on
     */
    public ExportTable answers(ClassroomId classroom, LearnerId who) {
        ZoneId zone = gate.requireObserver(classroom, who).classroom().zone();
        List<Learner> learners = rows.learners(classroom);
        List<List<String>> lines = new ArrayList<>();
        for (AssignmentBook book : books.of(classroom, who)) {
            for (Learner learner : learners) {
                book.turns(learner.id())
                        .forEach(turn ->
                                turn.asked().forEach(asked -> lines.add(answer(book, learner, turn, asked, zone))));
            }
        }
        return new ExportTable("Answers", ANSWER, lines, FIGURES);
    }

    private static List<String> answer(
            AssignmentBook book, Learner learner, Turn turn, AskedQuestion asked, ZoneId zone) {
        Credit credit = book.rule().credit(turn, asked);
        return List.of(
                learner.name(),
                present(learner),
                book.assignment().terms().title(),
                String.valueOf(turn.number()),
                counts(book, turn),
                turn.submitted().map(at -> time(at, zone)).orElse(""),
                String.valueOf(asked.original()),
                asked.decision().text(),
                asked.given().map(given -> text(book, asked, given)).orElse(""),
                asked.given()
                        .flatMap(GivenAnswer::grade)
                        .filter(grade -> !Remarking.isMarkedByHand(asked.decision()))
                        .map(Grade::word)
                        .orElse(""),
                asked.given().flatMap(GivenAnswer::rule).orElse(""),
                credit.earned().toPlainString(),
                credit.by().words(),
                String.valueOf(book.rule()
                        .question(asked.original())
                        .map(book.rule()::points)
                        .orElse(0)),
                asked.given()
                        .map(given ->
                                String.format(Locale.ROOT, "%.1f", given.taken().toMillis() / MILLIS))
                        .orElse(""),
                asked.given().map(given -> time(given.at(), zone)).orElse(""),
                asked.given().map(given -> String.valueOf(given.tried())).orElse(""),
                asked.given()
                        .map(given -> given.before().stream()
                                .map(tried -> text(book, asked, tried))
                                .collect(Collectors.joining("; ")))
                        .orElse(""),
                turn.typed().map(TypedFromPaper::by).orElse(""));
    }

    private static String counts(AssignmentBook book, Turn turn) {
        return turn.practice()
                ? "practice"
                : book.counted(turn.learner())
                                .filter(counted -> counted.id().equals(turn.id()))
                                .isPresent()
                        ? "yes"
                        : "no";
    }

    private static String present(Learner learner) {
        return learner.left().isEmpty() ? "yes" : "left";
    }

    /** As it was stored; a record of several steps as it is told. */
    private static String text(AssignmentBook book, AskedQuestion asked, GivenAnswer given) {
        if (!Remarking.isRecorded(asked.decision())) {
            return text(given.answer());
        }
        return book.rule()
                .question(asked.original())
                .filter(question -> asked.asAssigned())
                .map(question -> Remarking.told(asked.decision(), question.position(), given.answer()))
                .orElseGet(() -> Remarking.inWords(asked.decision(), given.answer()));
    }

    private static String text(JsonNode answer) {
        return answer.isString() ? answer.asString() : answer.toString();
    }

    private static String time(Instant at, ZoneId zone) {
        return TIME.format(at.atZone(zone));
    }
}
