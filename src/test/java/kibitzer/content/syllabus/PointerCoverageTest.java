package kibitzer.content.syllabus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import kibitzer.advice.Source;
import kibitzer.content.lesson.Lessons;
import kibitzer.decisions.Decision;
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
            PointerCoverage.of(SYLLABUS, Decisions.all(), SYLLABUS.notChecked().keySet());

    private static final LessonCoverage LESSONS = LessonCoverage.of(SYLLABUS, COVERAGE.ids(), Lessons.shipped());
    /** A count this far above its floor asks for a higher one. */
    private static final int SLACK = 25;

    @Test
    void theReportCountsEveryCheckablePointerOnce() throws IOException {
        Files.createDirectories(REPORT.getParent());
        Files.writeString(REPORT, COVERAGE.report() + LESSONS.report());

        assertThat(COVERAGE.games().values())
                .flatMap(game -> java.util.stream.Stream.of(game.cited(), game.notChecked(), game.missing())
                        .flatMap(List::stream)
                        .toList())
                .doesNotHaveDuplicates()
                .hasSize((int) SYLLABUS.pointers().stream()
                        .filter(Pointer::isCheckable)
                        .count());
        assertThat(COVERAGE.games().get("acol-system").cited()).contains("acol-system.p03", "acol-system.p04");
    }

    /**
     * What is cited is never lost again: the floors rise with it. Whoever has raised a count raises its floor here; whoever falls
     * below has taken something away.
     */
    @ParameterizedTest
    @CsvSource({
        "pointers by rules,   1305",
        "pointers by lessons, 948",
        "pointers by either,  1367",
        "tables by rules,     40",
        "tables by lessons,   58",
        "tables by either,    70"
    })
    void whatIsCitedIsNotLost(String what, int floor) {
        ToIntFunction<LessonCoverage.Count> part = what.endsWith("rules")
                ? LessonCoverage.Count::rules
                : what.endsWith("lessons") ? LessonCoverage.Count::lessons : count -> count.all() - count.neither();
        int counted = LESSONS.count(
                family -> part.applyAsInt(what.startsWith("pointers") ? family.pointers() : family.tables()));
        assertThat(counted).as("%s; the floor is %d", what, floor).isBetween(floor, floor + SLACK);
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
