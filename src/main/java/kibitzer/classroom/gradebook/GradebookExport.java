package kibitzer.classroom.gradebook;

import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.LearnerId;
import kibitzer.marking.Grade;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.JsonNode;

/**
 * The gradebook as files for a spreadsheet: comma-separated, the first line naming the columns, with the mark by which
 * spreadsheets know UTF-8. Times are those of the class.
 */
@Service
@Transactional(readOnly = true)
public class GradebookExport {
    private static final CSVFormat FORMAT = CSVFormat.RFC4180;
    private static final String UTF_8_MARK = "\uFEFF";
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);
    private static final double MILLIS = 1_000;

    private final ClassGate gate;
    private final GradebookRows rows;
    private final AssignmentBooks books;
    private final Clock clock;

    GradebookExport(ClassGate gate, GradebookRows rows, AssignmentBooks books, Clock clock) {
        this.gate = gate;
        this.rows = rows;
        this.books = books;
        this.clock = clock;
    }

    /**
     * A line for each learner: points by assignment, and the total. A cell without points says why.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     */
    public void scores(ClassroomId classroom, LearnerId who, Appendable out) throws IOException {
        gate.requireInstructor(classroom, who);
        List<AssignmentBook> assigned = books.of(classroom);
        Instant now = clock.instant();
        try (CSVPrinter csv = begin(out)) {
            List<Object> head = new ArrayList<>(List.of("Learner", "In the class"));
            assigned.forEach(book -> head.add(
                    PlainCell.of(book.terms().title() + " (of " + book.rule().possible() + ")")));
            head.addAll(List.of("Points", "Of", "Percent"));
            csv.printRecord(head);
            for (Learner learner : rows.learners(classroom)) {
                List<Result> results =
                        assigned.stream().map(book -> book.result(learner, now)).toList();
                Gradebook.Line line = new Gradebook.Line(learner, results);
                List<Object> cells = new ArrayList<>(List.of(PlainCell.of(learner.name()), present(learner)));
                results.forEach(result -> cells.add(result.score()
                        .<Object>map(Score::points)
                        .orElse(result.state().words())));
                cells.add(line.total().map(Score::points).orElse(""));
                cells.add(line.total().map(total -> (Object) total.possible()).orElse(""));
                cells.add(line.total()
                        .map(total -> String.format(Locale.ROOT, "%.1f", total.share() * 100))
                        .orElse(""));
                csv.printRecord(cells);
            }
        }
    }

    /**
     * A line for each question of each sitting, practice too.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     */
    public void answers(ClassroomId classroom, LearnerId who, Appendable out) throws IOException {
        ZoneId zone = gate.requireInstructor(classroom, who).classroom().zone();
        List<Learner> learners = rows.learners(classroom);
        try (CSVPrinter csv = begin(out)) {
            csv.printRecord(
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
                    "Answered");
            for (AssignmentBook book : books.of(classroom)) {
                for (Learner learner : learners) {
                    for (Turn turn : book.turns(learner.id())) {
                        for (Asked asked : turn.asked()) {
                            csv.printRecord(answer(book, learner, turn, asked, zone));
                        }
                    }
                }
            }
        }
    }

    private static List<Object> answer(AssignmentBook book, Learner learner, Turn turn, Asked asked, ZoneId zone) {
        Credit credit = book.rule().credit(turn, asked);
        List<Object> cells = new ArrayList<>();
        cells.add(PlainCell.of(learner.name()));
        cells.add(present(learner));
        cells.add(PlainCell.of(book.terms().title()));
        cells.add(turn.number());
        cells.add(counts(book, turn));
        cells.add(turn.submitted().map(at -> time(at, zone)).orElse(""));
        cells.add(asked.original());
        cells.add(asked.decision().text());
        cells.add(asked.given().map(given -> text(given.answer())).orElse(""));
        cells.add(asked.given().flatMap(Given::grade).map(Grade::word).orElse(""));
        cells.add(PlainCell.of(asked.given().flatMap(Given::rule).orElse("")));
        cells.add(credit.percent());
        cells.add(credit.by().words());
        cells.add(book.rule()
                .question(asked.original())
                .map(AssignedQuestion::points)
                .orElse(0));
        cells.add(asked.given()
                .map(given -> String.format(Locale.ROOT, "%.1f", given.taken().toMillis() / MILLIS))
                .orElse(""));
        cells.add(asked.given().map(given -> time(given.at(), zone)).orElse(""));
        return cells;
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

    private static CSVPrinter begin(Appendable out) throws IOException {
        out.append(UTF_8_MARK);
        return new CSVPrinter(out, FORMAT);
    }

    private static String present(Learner learner) {
        return learner.left().isEmpty() ? "yes" : "left";
    }

    private static String text(JsonNode answer) {
        return PlainCell.of(answer.isString() ? answer.asString() : answer.toString());
    }

    private static String time(Instant at, ZoneId zone) {
        return TIME.format(at.atZone(zone));
    }
}
