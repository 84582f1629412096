package kibitzer.classroom.gradebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.VersionId;
import kibitzer.learning.learner.LearnerId;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

@SharedFixture
class GradebookExportTest {
    private static final Instant DUE = Instant.now().minus(Duration.ofDays(1));
    private static final Instant OPENS = DUE.minus(Duration.ofDays(7));
    private static final List<String> HOSTILE = List.of(
            "=HYPERLINK(\"http://x\",\"y\")",
            "+1+1",
            "-2+3|cmd",
            "@SUM(A1)",
            "\tTab",
            "\rReturn",
            "  =1+1",
            "Comma, \"quoted\"\nand a second line",
            "Zoë Ψ 王");

    private final ClassroomDatabase database = ClassroomDatabase.H2;
    private final Coursework work = new Coursework(database.get(JdbcClient.class));
    private final GradebookExport export = database.get(GradebookExport.class);
    private LearnerId ina;
    private ClassroomId tuesday;

    @BeforeEach
    void assign() {
        ina = database.instructor("Ina");
        tuesday = database.classroom("Tuesday", ina);
        VersionId version = work.version(OPENS);
        work.eleven(version, 1, 3);
        AssignmentId elevens = work.assignment(tuesday, version, "=Elevens", OPENS, DUE);
        for (String name : HOSTILE) {
            LearnerId learner = database.learner("Somebody");
            work.joins(tuesday, learner, name, OPENS, Optional.empty());
            work.handedIn(elevens, learner, 1, DUE, "1");
        }
        work.joins(tuesday, database.learner("Zacharias"), "Zacharias", OPENS, Optional.of(DUE.minusSeconds(1)));
    }

    private static List<CSVRecord> read(String csv) throws IOException {
        return CSVFormat.RFC4180.parse(new StringReader(csv.substring(1))).getRecords();
    }

    private static String unguarded(String cell) {
        return cell.startsWith("'") ? cell.substring(1) : cell;
    }

    @Test
    void everyNameComesBackAsItWasAndNoneIsAFormula() throws IOException {
        String csv = new String(export.scores(tuesday, ina).csv(), StandardCharsets.UTF_8);

        assertThat(csv.charAt(0)).as("the mark of UTF-8").isEqualTo('\uFEFF');
        List<CSVRecord> lines = read(csv);
        assertThat(lines)
                .hasSize(HOSTILE.size() + 2)
                .allSatisfy(line -> assertThat(line.size()).isEqualTo(6));
        assertThat(lines.stream().skip(1).map(line -> unguarded(line.get(0))))
                .containsAll(HOSTILE)
                .contains("Zacharias");
        assertThat(lines)
                .allSatisfy(line -> assertThat(line.values())
                        .allSatisfy(cell -> assertThat(cell.strip())
                                .doesNotStartWith("=")
                                .doesNotStartWith("+")
                                .doesNotStartWith("-")
                                .doesNotStartWith("@")));
        assertThat(lines.getFirst().get(2)).isEqualTo("'=Elevens (of 3)");
    }

    @Test
    void scoresAreNumbersAndWhatHasNoneSaysWhy() throws IOException {
        String csv = new String(export.scores(tuesday, ina).csv(), StandardCharsets.UTF_8);

        List<CSVRecord> lines = read(csv);
        assertThat(of("Zoë", lines).values()).containsExactly("Zoë Ψ 王", "yes", "3", "3", "3", "100.0");
        assertThat(of("Zacharias", lines).values()).containsExactly("Zacharias", "left", "not asked for", "", "", "");
    }

    @Test
    void everyAnswerIsALineWithItsCreditAndWhoGaveIt() throws IOException {
        String csv = new String(export.answers(tuesday, ina).csv(), StandardCharsets.UTF_8);

        List<CSVRecord> lines = read(csv);
        assertThat(lines).hasSize(HOSTILE.size() + 1);
        CSVRecord head = lines.getFirst();
        CSVRecord line = of("Zoë", lines);
        assertThat(List.of(
                        cell(head, line, "Answer"), cell(head, line, "Grade"), cell(head, line, "Credit in percent")))
                .containsExactly("1", "best", "100");
        assertThat(cell(head, line, "Credit by")).isEqualTo("the trainer");
        assertThat(cell(head, line, "Seconds")).isEqualTo("1.0");
        assertThat(cell(head, line, "Counts")).isEqualTo("yes");
    }

    private static CSVRecord of(String name, List<CSVRecord> lines) {
        return lines.stream()
                .filter(line -> line.get(0).startsWith(name))
                .findFirst()
                .orElseThrow();
    }

    private static String cell(CSVRecord head, CSVRecord line, String name) {
        return line.get(head.toList().indexOf(name));
    }
}
