package kibitzer.content.syllabus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Source;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Remembered;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tells how much of the books is taught; the report is for authors. Chapters that are taught whole stay so. */
class PointerCoverageTest {
    private static final Path REPORT = Path.of("target", "coverage-of-pointers.txt");
    private static final Syllabus SYLLABUS = Syllabus.shipped();
    /** Every decision is asked on many deals: counted once for all the tests. */
    private static final PointerCoverage COVERAGE =
            PointerCoverage.of(SYLLABUS, Remembered.all(), SYLLABUS.notChecked().keySet());

    @Test
    void theReportCountsEveryCheckablePointerOnce() throws IOException {
        Files.createDirectories(REPORT.getParent());
        Files.writeString(
                REPORT,
                COVERAGE.report()
                        + FamilyCoverage.of(SYLLABUS, COVERAGE.sources()).report(FamilyCoverage.floors()));

        assertThat(COVERAGE.games().values())
                .flatMap(game -> Stream.of(game.cited(), game.notChecked(), game.missing())
                        .flatMap(List::stream)
                        .toList())
                .doesNotHaveDuplicates()
                .hasSize((int) SYLLABUS.pointers().stream()
                        .filter(Pointer::isCheckable)
                        .count());
        assertThat(COVERAGE.games().get("acol-system").cited()).contains("acol-system.p03", "acol-system.p04");
    }

    /** What is taught once stays taught: the report tells which floors may be raised. */
    @Test
    void noFamilyFallsBelowItsFloor() throws IOException {
        FamilyCoverage coverage = FamilyCoverage.of(SYLLABUS, COVERAGE.sources());

        assertThat(coverage.below(FamilyCoverage.floors())).isEmpty();
        assertThat(FamilyCoverage.floors())
                .as("a line for each family of games in coverage-floors.csv")
                .containsOnlyKeys(coverage.families().keySet());
    }

    @Test
    void aCountBelowItsFloorIsToldWithBothFigures() throws IOException {
        FamilyCoverage nothing = FamilyCoverage.of(SYLLABUS, Set.of(), Set.of(), Set.of());

        assertThat(nothing.below(FamilyCoverage.floors()))
                .contains("rummy: tables cited by a rule 0, the floor is %d"
                        .formatted(FamilyCoverage.floors().get("rummy").tablesInRules()));
        assertThat(nothing.families().values().stream()
                        .mapToInt(FamilyCoverage.OfFamily::tablesInNeither)
                        .sum())
                .as("every table belongs to one family")
                .isEqualTo(SYLLABUS.tables().size());
    }

    /** The chapters on bidding are taught whole: a statement is a rule, or the reason why not is given. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "acol-system",
                "cab-system",
                "culbertson-point-count",
                "culbertson-honour-tricks",
                "contract-bridge",
                "vanderbilt-club",
                "contract-bridge-irregularities"
            })
    void everyStatementOfAChapterThatIsTaughtWholeHasItsRuleOrAReason(String game) {
        assertThat(COVERAGE.games().get(game).missing()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"poker, 25", "rummy, 19"})
    void everyStatementOnEveryGameOfAFamilyThatIsTaughtWholeHasItsRuleOrAReason(String family, int games) {
        assertThat(SYLLABUS.games().all())
                .filteredOn(game -> game.family().equals(family))
                .filteredOn(game -> COVERAGE.games().containsKey(game.id()))
                .hasSizeGreaterThan(games)
                .allSatisfy(game ->
                        assertThat(COVERAGE.games().get(game.id()).missing()).isEmpty());
    }

    @Test
    void whatNoDecisionCitesIsMissingUnlessTheReasonIsGiven() {
        PointerCoverage coverage = PointerCoverage.of(SYLLABUS, List.of(), Set.of("rummy.p01"));

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
                .allSatisfy(id -> assertThat(SYLLABUS.has(id)).as(id).isTrue());
    }
}
