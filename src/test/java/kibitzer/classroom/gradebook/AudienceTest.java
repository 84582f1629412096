package kibitzer.classroom.gradebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.SharedFixture;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Audience;
import kibitzer.classroom.assignment.ClassStanding;
import kibitzer.classroom.assignment.NoSuchAssignment;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.roster.ClassGroup;
import kibitzer.classroom.roster.ClassGroups;
import kibitzer.classroom.roster.GroupId;
import kibitzer.classroom.roster.GroupKind;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.classroom.roster.RosterName;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.records.LearnerRecords;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Anna, Bert and Carl are in a class; what is given to some of them is neither seen by the others nor missed of them. */
@ParameterizedClass
@EnumSource
@SharedFixture
class AudienceTest {
    private final ClassroomDatabase database;
    private final ClassGroups groups;
    private final Assignments assignments;
    private final Sittings sittings;
    private final Coursework coursework;
    private LearnerId ina;
    private ClassroomId tuesday;
    private LearnerId anna;
    private LearnerId bert;
    private LearnerId carl;
    private AssignmentId assignment;

    AudienceTest(ClassroomDatabase database) {
        this.database = database;
        this.groups = database.get(ClassGroups.class);
        this.assignments = database.get(Assignments.class);
        this.sittings = database.get(Sittings.class);
        this.coursework = new Coursework(database.get(JdbcClient.class));
    }

    @BeforeEach
    void begin() {
        Instant now = database.get(Clock.class).instant();
        ina = database.instructor("Ina");
        tuesday = database.classroom("Tuesday", ina);
        anna = learner("Anna", now);
        bert = learner("Bert", now);
        carl = learner("Carl", now);
        VersionId version = coursework.version(now);
        coursework.eleven(version, 1, 1);
        assignment = coursework.assignment(
                tuesday, version, "Elevens", now.minus(Duration.ofDays(1)), now.plus(Duration.ofDays(1)));
    }

    @AfterEach
    void putTheClockBack() {
        ClassroomDatabase.setClockForward(Duration.ZERO);
    }

    private LearnerId learner(String name, Instant now) {
        LearnerId learner = database.learner(name);
        coursework.joins(tuesday, learner, name, now.minus(Duration.ofDays(2)), Optional.empty());
        return learner;
    }

    private GroupId group(String name, LearnerId... members) {
        return groups.make(tuesday, ina, new RosterName(name), List.of(members));
    }

    private boolean sees(LearnerId learner) {
        boolean listed = sittings.tasks(learner).stream()
                .anyMatch(task -> task.assignment().id().equals(assignment));
        if (listed) {
            sittings.task(learner, assignment);
        } else {
            assertThatThrownBy(() -> sittings.task(learner, assignment)).isInstanceOf(NoSuchAssignment.class);
            assertThatThrownBy(() -> sittings.start(learner, assignment)).isInstanceOf(NoSuchAssignment.class);
        }
        return listed;
    }

    private Result result(LearnerId learner) {
        return database.get(Gradebooks.class).of(tuesday, ina).lines().stream()
                .filter(line -> line.learner().id().equals(learner))
                .findFirst()
                .orElseThrow()
                .results()
                .getFirst();
    }

    @Test
    void anAssignmentIsForTheWholeClassUntilSomebodyIsChosen() {
        assertThat(assignments.audience(ina, assignment)).isEqualTo(Audience.WHOLE_CLASS);
        assertThat(List.of(sees(anna), sees(bert), sees(carl))).containsOnly(true);
        assignments.giveTo(ina, assignment, new Audience(Set.of(), Set.of(anna)));
        assertThat(List.of(sees(anna), sees(bert), sees(carl))).containsExactly(true, false, false);
        assignments.giveTo(ina, assignment, Audience.WHOLE_CLASS);
        assertThat(sees(carl)).isTrue();
    }

    @Test
    void groupsAndLearnersAddUpAndALearnerMayBeInSeveral() {
        GroupId tables = group("Table 1", anna, bert);
        GroupId strong = group("Strong", bert);
        assignments.giveTo(ina, assignment, new Audience(Set.of(strong), Set.of(carl)));
        assertThat(List.of(sees(anna), sees(bert), sees(carl))).containsExactly(false, true, true);
        assignments.giveTo(ina, assignment, new Audience(Set.of(strong, tables), Set.of()));
        assertThat(List.of(sees(anna), sees(bert), sees(carl))).containsExactly(true, true, false);
        groups.change(tuesday, ina, tables, new RosterName("Table 1"), List.of(carl));
        assertThat(List.of(sees(anna), sees(bert), sees(carl))).containsExactly(false, true, true);
    }

    @Test
    void whomItIsNotForIsNotMissedInTheGradebook() {
        assignments.giveTo(ina, assignment, new Audience(Set.of(group("Table 1", anna)), Set.of()));
        assertThat(assignments.standing(ina, assignment)).isEqualTo(new ClassStanding(0, 0, 1, 0));
        ClassroomDatabase.setClockForward(Duration.ofDays(2));
        assertThat(result(anna).state()).isEqualTo(Result.State.MISSING);
        assertThat(result(anna).score().orElseThrow().possible()).isEqualTo(1);
        assertThat(result(bert).state()).isEqualTo(Result.State.EXCUSED);
        assertThat(result(bert).score()).isEmpty();
        List<List<String>> lines =
                database.get(GradebookExport.class).scores(tuesday, ina).rows();
        assertThat(lines).extracting(line -> line.get(2)).containsExactly("0", "not asked for", "not asked for");
        assertThat(lines.get(1).subList(3, 6)).containsExactly("", "", "");
    }

    @Test
    void whoHasBegunItKeepsItAndWhatIsHandedInCounts() {
        GroupId table = group("Table 1", anna, bert);
        assignments.giveTo(ina, assignment, new Audience(Set.of(table), Set.of()));
        coursework.handedIn(assignment, anna, 1, database.get(Clock.class).instant(), "1");
        groups.remove(tuesday, ina, table);
        assertThat(List.of(sees(anna), sees(bert), sees(carl))).containsExactly(true, false, false);
        assertThat(result(anna).score().orElseThrow().points()).isEqualTo("1");
        assertThat(result(bert).state()).isEqualTo(Result.State.EXCUSED);
    }

    @Test
    void othersThanThoseOfTheClassAreRefused() {
        LearnerId otto = database.instructor("Otto");
        ClassroomId other = database.classroom("Other", otto);
        GroupId theirs = groups.make(other, otto, new RosterName("Theirs"), List.of());
        assertThatThrownBy(() -> assignments.giveTo(ina, assignment, new Audience(Set.of(theirs), Set.of())))
                .isInstanceOf(BadQuestion.class);
        assertThatThrownBy(() -> assignments.giveTo(ina, assignment, new Audience(Set.of(), Set.of(ina))))
                .isInstanceOf(BadQuestion.class);
        assertThatThrownBy(() -> assignments.giveTo(otto, assignment, Audience.WHOLE_CLASS))
                .isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> groups.of(tuesday, anna)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> groups.change(tuesday, ina, theirs, new RosterName("Ours"), List.of()))
                .isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> groups.remove(tuesday, ina, theirs)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> group("Strangers", otto)).isInstanceOf(BadEntry.class);
    }

    @Test
    void aNameIsGivenOnceWhateverItsCapitals() {
        GroupId first = group("Table & 1", anna);
        assertThatThrownBy(() -> group("table & 1"))
                .isInstanceOfSatisfying(
                        BadEntry.class, bad -> assertThat(bad.says()).contains("There is a group table & 1 already"));
        groups.change(tuesday, ina, first, new RosterName("TABLE & 1"), List.of(bert));
        assertThat(groups.of(tuesday, ina))
                .containsExactly(new ClassGroup(first, GroupKind.GROUP, new RosterName("TABLE & 1"), Set.of(bert)));
    }

    @Test
    void whoeverLeavesForGoodIsInNoGroup() {
        GroupId table = group("Table 1", anna, bert);
        assignments.giveTo(ina, assignment, new Audience(Set.of(table), Set.of(anna)));
        database.get(LearnerRecords.class).forget(anna);
        assertThat(groups.of(tuesday, ina).getFirst().members()).containsExactly(bert);
        assertThat(assignments.audience(ina, assignment).learners()).isEmpty();
        assertThat(sees(bert)).isTrue();
    }
}
