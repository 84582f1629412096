package kibitzer.classroom.gradebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import kibitzer.SharedFixture;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.grading.Grading;
import kibitzer.classroom.grading.Gradings;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Members;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Anna has 2 points of 4 in one assignment and 4 of 4 in another, Bert nothing of either; Olga looks on. */
@ParameterizedClass
@EnumSource
@SharedFixture
class CertificatesTest {
    private static final Instant NOW = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    private static final Instant DUE = NOW.minus(Duration.ofDays(1));
    private static final Instant OPENS = NOW.minus(Duration.ofDays(8));

    private final ClassroomDatabase database;
    private final Coursework work;
    private final Gradings gradings;
    private final Certificates certificates;
    private LearnerId ina;
    private LearnerId anna;
    private LearnerId bert;
    private LearnerId olga;
    private ClassroomId tuesday;
    private VersionId version;
    private AssignmentId first;
    private AssignmentId second;

    CertificatesTest(ClassroomDatabase database) {
        this.database = database;
        this.work = new Coursework(database.get(JdbcClient.class));
        this.gradings = database.get(Gradings.class);
        this.certificates = database.get(Certificates.class);
    }

    @BeforeEach
    void assign() {
        ina = database.instructor("Ina");
        tuesday = database.classroom("Tuesday", ina);
        anna = joins("Anna");
        bert = joins("Bert");
        olga = joins("Olga");
        database.get(Members.class).makeObserver(tuesday, ina, olga);
        version = work.version(OPENS);
        work.eleven(version, 1, 2);
        work.eleven(version, 2, 2);
        first = work.assignment(tuesday, version, "First", OPENS, DUE);
        second = work.assignment(tuesday, version, "Second", OPENS, DUE);
        told(work.handedIn(first, anna, 1, DUE, "1", "3"));
        told(work.handedIn(second, anna, 1, DUE, "1", "1"));
    }

    private LearnerId joins(String name) {
        LearnerId learner = database.learner(name);
        work.joins(tuesday, learner, name, OPENS, Optional.empty());
        return learner;
    }

    private void told(SittingId sitting) {
        database.get(JdbcClient.class)
                .sql("update sitting set told_at = submitted_at where id = :id")
                .param("id", sitting.id())
                .update();
    }

    private void pass(int percent) {
        gradings.set(tuesday, ina, new Grading(Optional.of(percent), 0, Map.of()));
    }

    private void archive() {
        database.get(Classrooms.class).archive(tuesday, ina, true);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 75})
    void whoeverHasThePassMarkIsCertified(int percent) {
        pass(percent);

        Certificates.Standing standing = certificates.of(tuesday, ina);

        assertThat(standing.passed()).singleElement().satisfies(certificate -> {
            assertThat(certificate.learner()).isEqualTo("Anna");
            assertThat(certificate.total().percent()).isEqualTo("75 %");
            assertThat(certificate.handedIn()).isEqualTo(2);
            assertThat(certificate.assigned()).isEqualTo(2);
            assertThat(certificate.from())
                    .isEqualTo(OPENS.atZone(ClassroomDatabase.ZONE).toLocalDate());
        });
        assertThat(standing.learners()).isEqualTo(2);
        assertThat(standing.open()).isZero();
    }

    @Test
    void aPointLessIsNotEnough() {
        pass(76);
        assertThat(certificates.of(tuesday, ina).passed()).isEmpty();
    }

    @Test
    void weightsAndWhatIsDroppedDecideToo() {
        gradings.set(tuesday, ina, new Grading(Optional.of(100), 1, Map.of()));
        assertThat(certificates.of(tuesday, ina).passed()).hasSize(1);

        gradings.set(tuesday, ina, new Grading(Optional.of(70), 0, Map.of(first, 3)));
        assertThat(certificates.of(tuesday, ina).passed()).isEmpty();
        assertThat(gradings.of(tuesday).weight(first)).isEqualTo(3);
        assertThat(gradings.of(tuesday).weight(second)).isEqualTo(1);
    }

    @Test
    void whatCanStillBeHandedInIsTold() {
        pass(50);
        work.assignment(tuesday, version, "Third", OPENS, NOW.plus(Duration.ofDays(7)));
        assertThat(certificates.of(tuesday, ina).open()).isEqualTo(1);
    }

    @Test
    void aLearnerHasTheOwnOnceTheClassIsOver() {
        pass(50);
        assertThat(certificates.own(tuesday, anna)).isEmpty();
        archive();
        assertThat(certificates.own(tuesday, anna))
                .get()
                .extracting(Certificate::learner)
                .isEqualTo("Anna");
        assertThat(certificates.own(tuesday, bert)).isEmpty();
        assertThat(certificates.own(tuesday, olga)).isEmpty();
    }

    @Test
    void noneTellsWhatAVerdictHasNotTold() {
        pass(1);
        work.handedIn(work.assignment(tuesday, version, "Third", OPENS, DUE), anna, 1, DUE, "1", "1");
        archive();
        assertThat(certificates.own(tuesday, anna)).isEmpty();
    }

    @Test
    void whoLooksOnReadsAndIsNotAmongTheLearners() {
        pass(50);
        assertThat(certificates.of(tuesday, olga).passed()).hasSize(1);
        assertThat(database.get(Gradebooks.class).of(tuesday, olga).lines())
                .extracting(line -> line.learner().name())
                .containsExactly("Anna", "Bert");
        assertThat(database.get(GradebookExport.class).scores(tuesday, olga)).isNotNull();
        for (Consumer<LearnerId> deed : List.<Consumer<LearnerId>>of(
                who -> gradings.set(tuesday, who, Grading.USUAL),
                who -> database.get(Members.class).remove(tuesday, who, bert),
                who -> database.get(Members.class).makeObserver(tuesday, who, bert),
                who -> database.get(Regrades.class).preview(tuesday, who, Scope.question(first, 1), 100))) {
            assertThatThrownBy(() -> deed.accept(olga)).isInstanceOf(NoSuchClass.class);
        }
    }

    @Test
    void whoLearnsAgainIsAmongThemAgain() {
        database.get(Members.class).makeLearner(tuesday, ina, olga);
        assertThat(database.get(Gradebooks.class).of(tuesday, ina).lines()).hasSize(3);
        assertThatThrownBy(() -> certificates.of(tuesday, olga)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> database.get(Members.class).makeObserver(tuesday, ina, ina))
                .isInstanceOf(BadEntry.class);
    }

    @Test
    void figuresOutOfTheirBoundsAreRefused() {
        for (Grading bad : List.of(
                new Grading(Optional.of(0), 0, Map.of()),
                new Grading(Optional.of(101), 0, Map.of()),
                new Grading(Optional.empty(), -1, Map.of()),
                new Grading(Optional.empty(), 11, Map.of()),
                new Grading(Optional.empty(), 0, Map.of(first, -1)),
                new Grading(Optional.empty(), 0, Map.of(first, 11)))) {
            assertThatThrownBy(() -> gradings.set(tuesday, ina, bad)).isInstanceOf(BadEntry.class);
        }
        archive();
        assertThatThrownBy(() -> gradings.set(tuesday, ina, Grading.USUAL)).isInstanceOf(BadEntry.class);
    }

    @Test
    void anAssignmentOfAnotherClassIsLeftAlone() {
        ClassroomId other = database.classroom("Friday", ina);
        AssignmentId theirs = work.assignment(other, version, "Theirs", OPENS, DUE);
        gradings.set(tuesday, ina, new Grading(Optional.empty(), 0, Map.of(theirs, 5)));
        assertThat(gradings.of(other).weight(theirs)).isEqualTo(1);
    }
}
