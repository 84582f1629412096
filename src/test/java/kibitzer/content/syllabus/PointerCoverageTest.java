package kibitzer.content.syllabus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import kibitzer.advice.Source;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Decisions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tells how much of the books is taught; the report is for authors. Chapters that are taught whole stay so. */
class PointerCoverageTest {
    private static final Path REPORT = Path.of("target", "coverage-of-pointers.txt");
    private final Syllabus syllabus = Syllabus.shipped();

    @Test
    void theReportCountsEveryCheckablePointerOnce() throws IOException {
        PointerCoverage coverage = PointerCoverage.of(
                syllabus, Decisions.all(), syllabus.notChecked().keySet());
        Files.createDirectories(REPORT.getParent());
        Files.writeString(REPORT, coverage.report());

        assertThat(coverage.games().values())
                .flatMap(game -> java.util.stream.Stream.of(game.cited(), game.notChecked(), game.missing())
                        .flatMap(List::stream)
                        .toList())
                .doesNotHaveDuplicates()
                .hasSize((int) syllabus.pointers().stream()
                        .filter(Pointer::isCheckable)
                        .count());
        assertThat(coverage.games().get("acol-system").cited()).contains("acol-system.p03", "acol-system.p04");
    }

    /** The chapters on bidding and on poker are taught whole: a statement is a rule, or the reason why not is given. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "acol-system",
                "cab-system",
                "culbertson-point-count",
                "culbertson-honour-tricks",
                "contract-bridge",
                "vanderbilt-club",
                "contract-bridge-irregularities",
                "poker",
                "draw-poker",
                "straight-poker",
                "joker-poker"
            })
    void everyStatementOfAChapterThatIsTaughtWholeHasItsRuleOrAReason(String game) {
        PointerCoverage coverage = PointerCoverage.of(
                syllabus, Decisions.all(), syllabus.notChecked().keySet());

        assertThat(coverage.games().get(game).missing()).isEmpty();
    }

    @Test
    void whatNoDecisionCitesIsMissingUnlessTheReasonIsGiven() {
        PointerCoverage coverage = PointerCoverage.of(syllabus, List.of(), Set.of("rummy.p01"));

        assertThat(coverage.games().get("rummy").notChecked()).containsExactly("rummy.p01");
        assertThat(coverage.games().get("rummy").missing())
                .contains("rummy.p02")
                .doesNotContain("rummy.p01");
    }

    @Test
    void everySourceOfADecisionIsInTheSyllabus() {
        assertThat(Decisions.all().stream()
                        .map(Decision::sources)
                        .flatMap(List::stream)
                        .map(Source::ids)
                        .flatMap(List::stream))
                .isNotEmpty()
                .allSatisfy(id -> assertThat(syllabus.has(id)).as(id).isTrue());
    }
}
