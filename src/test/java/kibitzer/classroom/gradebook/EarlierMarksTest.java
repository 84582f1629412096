package kibitzer.classroom.gradebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.TestDatabase;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.Pupils;
import kibitzer.learning.learner.LearnerId;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

/** Marks that stood before each instructor's own was kept: the last one counted, whoever gave it, and still does. */
@SharedFixture
class EarlierMarksTest {
    private static final String BEFORE = "7.31";
    private static final Instant THEN = Instant.parse("2026-10-05T18:00:00Z");

    private static void migrate(String url, String target) {
        Flyway.configure().dataSource(url, null, null).target(target).load().migrate();
    }

    private static void mark(
            JdbcClient database, AssignmentId assignment, Optional<SittingId> sitting, String by, int percent) {
        database.sql("insert into regrade (assignment, original, sitting, percent, reason, regraded_by, regraded_at)"
                        + " values (:assignment, 1, :sitting, :percent, 'Why', :by, current_timestamp)")
                .param("assignment", assignment.id())
                .param("sitting", sitting.map(SittingId::id).orElse(null))
                .param("percent", percent)
                .param("by", by)
                .update();
    }

    private static Marks marks(List<Regrade> all, SittingId sitting) {
        return Marks.of(all.stream()
                .filter(mark -> mark.scope().sitting().stream().allMatch(sitting::equals))
                .toList());
    }

    private static int counts(Marks marks) {
        return Credit.ofMarks(marks.deciding()).percent();
    }

    @ParameterizedTest
    @EnumSource(TestDatabase.class)
    void theLastOfTwoInstructorsCountsAsItDid(TestDatabase kind) {
        String url = kind.fresh();
        migrate(url, BEFORE);
        JdbcClient database = JdbcClient.create(new DriverManagerDataSource(url));
        Coursework work = new Coursework(database);
        ClassroomId classroom = new Pupils(database).classroom("Europe/London");
        LearnerId learner = new Pupils(database).pupil(classroom);
        AssignmentId assignment =
                work.assignment(classroom, new Pupils(database).elevens(1), "Words", THEN, THEN.plusSeconds(86_400));
        List<SittingId> sittings = Stream.of(1, 2, 3)
                .map(number ->
                        work.sitting(assignment, learner, number, false, THEN, Optional.of(THEN.plusSeconds(60))))
                .toList();
        SittingId byTwo = sittings.get(0);
        SittingId byOne = sittings.get(1);
        SittingId forAll = sittings.get(2);
        mark(database, assignment, Optional.of(byTwo), "Ina", 50);
        mark(database, assignment, Optional.of(byTwo), "Bo", 100);
        mark(database, assignment, Optional.of(byTwo), "Ina", 80);
        mark(database, assignment, Optional.of(byOne), "Ina", 40);
        mark(database, assignment, Optional.of(byOne), "Ina", 60);
        migrate(url, "latest");

        RegradeRows rows = new RegradeRows(database);
        Marks two = marks(rows.of(assignment), byTwo);
        assertThat(counts(two)).isEqualTo(80);
        assertThat(two.isOpen()).isFalse();
        assertThat(counts(marks(rows.of(assignment), byOne))).isEqualTo(60);

        // From now on each has a mark of their own: of one answer nothing is agreed on, of the other it stands.
        mark(database, assignment, Optional.of(byTwo), "Bo", 10);
        mark(database, assignment, Optional.of(byOne), "Bo", 100);
        assertThat(counts(marks(rows.of(assignment), byTwo))).isEqualTo(80);
        assertThat(counts(marks(rows.of(assignment), byOne))).isEqualTo(80);
        assertThat(marks(rows.of(assignment), byOne).isOpen()).isTrue();

        mark(database, assignment, Optional.empty(), "Ina", 30);
        assertThat(sittings)
                .allSatisfy(sitting ->
                        assertThat(counts(marks(rows.of(assignment), sitting))).isEqualTo(30));
        assertThat(marks(rows.of(assignment), forAll).each()).isEmpty();
    }
}
