package kibitzer.classroom.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import kibitzer.SharedFixture;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(ClassroomDatabase.class)
@SharedFixture
class MembersTest {
    @Parameter
    private ClassroomDatabase database;

    private Members members;
    private Classrooms classrooms;
    private LearnerId instructor;
    private LearnerId learner;
    private ClassroomId tuesday;

    @BeforeEach
    void open() {
        members = database.get(Members.class);
        classrooms = database.get(Classrooms.class);
        instructor = database.instructor("Ina");
        tuesday = database.classroom("Tuesday beginners", instructor);
        learner = joined(database.learner("Lea"));
    }

    private LearnerId joined(LearnerId who) {
        String code = classrooms.joinDoor(tuesday, instructor).code().text();
        database.get(Joining.class).join(code, who, new RosterName("Lea"), who.toString());
        return who;
    }

    private Member row(LearnerId who) {
        return classrooms.roster(tuesday).of(who).orElseThrow();
    }

    @Test
    void aRemovedLearnerKeepsTheRowAndSeesTheClassNoMore() {
        members.remove(tuesday, instructor, learner);

        assertThat(row(learner).leftAt()).isPresent();
        assertThat(classrooms.roster(tuesday).gone())
                .extracting(Member::learner)
                .containsExactly(learner);
        assertThat(classrooms.find(tuesday, learner)).isEmpty();
        assertThat(classrooms.attendedBy(learner)).isEmpty();
    }

    @Test
    void whoeverIsPutBackIsThereAsBeforeWithTheSameRow() {
        Member before = row(learner);
        members.remove(tuesday, instructor, learner);

        members.putBack(tuesday, instructor, learner);

        assertThat(row(learner)).isEqualTo(before);
    }

    @Test
    void aLearnerLeavesByThemselves() {
        members.leave(tuesday, learner);

        assertThat(row(learner).present()).isFalse();
        assertThatThrownBy(() -> members.leave(tuesday, learner)).isInstanceOf(NoSuchClass.class);
    }

    @Test
    void onlyAnAccountWithTheRoleBecomesAnInstructor() {
        assertThatThrownBy(() -> members.makeInstructor(tuesday, instructor, learner))
                .isInstanceOf(BadEntry.class)
                .hasMessageContaining("does not have the role of an instructor");

        database.role(learner, Role.INSTRUCTOR);
        members.makeInstructor(tuesday, instructor, learner);

        assertThat(database.get(ClassGate.class)
                        .requireInstructor(tuesday, learner)
                        .instructs())
                .isTrue();
    }

    @Test
    void aClassIsNeverLeftWithoutAnInstructor() {
        assertThatThrownBy(() -> members.stepDown(tuesday, instructor)).isInstanceOf(BadEntry.class);
        assertThatThrownBy(() -> members.leave(tuesday, instructor)).isInstanceOf(BadEntry.class);
        assertThatThrownBy(() -> members.remove(tuesday, instructor, instructor))
                .isInstanceOf(BadEntry.class);

        LearnerId second = joined(database.instructor("Otto"));
        members.makeInstructor(tuesday, instructor, second);
        members.stepDown(tuesday, instructor);

        assertThat(row(instructor).part()).isEqualTo(Part.LEARNER);
        assertThatThrownBy(() -> members.stepDown(tuesday, second)).isInstanceOf(BadEntry.class);
    }

    @Test
    void anInstructorWhoLostTheRoleDoesNotCountAsOne() {
        LearnerId second = joined(database.instructor("Otto"));
        members.makeInstructor(tuesday, instructor, second);
        database.role(second, Role.LEARNER);

        assertThatThrownBy(() -> members.stepDown(tuesday, instructor)).isInstanceOf(BadEntry.class);
    }

    @Test
    void ofTheLastTwoWhoStepDownAtOnceOneStays() throws Exception {
        LearnerId second = joined(database.instructor("Otto"));
        members.makeInstructor(tuesday, instructor, second);
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            List<Future<Boolean>> tries = threads.invokeAll(List.of(instructor, second).stream()
                    .<Callable<Boolean>>map(who -> () -> {
                        try {
                            members.stepDown(tuesday, who);
                            return true;
                        } catch (BadEntry last) {
                            return false;
                        }
                    })
                    .toList());
            assertThat(List.of(tries.getFirst().get(), tries.getLast().get())).containsExactlyInAnyOrder(true, false);
        }
        assertThat(classrooms.roster(tuesday).instructors()).hasSize(1);
    }

    @Test
    void anInstructorWhoLeftComesBackAsLearner() {
        LearnerId second = joined(database.instructor("Otto"));
        members.makeInstructor(tuesday, instructor, second);
        members.leave(tuesday, second);

        members.putBack(tuesday, instructor, second);

        assertThat(row(second).part()).isEqualTo(Part.LEARNER);
    }

    @Test
    void nobodyElseChangesTheRoster() {
        LearnerId gone = joined(database.learner("Max"));
        members.remove(tuesday, instructor, gone);
        database.role(learner, Role.INSTRUCTOR);
        Roster before = classrooms.roster(tuesday);

        for (LearnerId other : List.of(learner, gone, database.instructor("Otto"), database.guest())) {
            assertThatThrownBy(() -> members.remove(tuesday, other, learner)).isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> members.putBack(tuesday, other, gone)).isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> members.makeInstructor(tuesday, other, learner))
                    .isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> members.rename(tuesday, other, learner, new RosterName("Mine")))
                    .isInstanceOf(NoSuchClass.class);
        }
        assertThat(classrooms.roster(tuesday)).isEqualTo(before);
    }

    @Test
    void anInstructorCorrectsANameOnTheRoster() {
        members.rename(tuesday, instructor, learner, new RosterName("Lea van den Berg (2b)"));

        assertThat(row(learner).name().text()).isEqualTo("Lea van den Berg (2b)");
    }

    @Test
    void aDeletedAccountLeavesTheClassToItsAdministrators() {
        database.get(Accounts.class).delete(instructor, ClassroomDatabase.PASSWORD, "here");

        assertThat(classrooms.roster(tuesday).instructors()).isEmpty();
        LearnerId boss = database.account("Boss", Role.ADMINISTRATOR);
        database.role(learner, Role.INSTRUCTOR);
        members.makeInstructor(tuesday, boss, learner);
        assertThat(row(learner).part()).isEqualTo(Part.INSTRUCTOR);
    }

    /** The other "Ace" is written in Cyrillic letters. */
    @Test
    void nobodyIsRenamedIntoThePictureOfAnother() {
        LearnerId other = database.learner("Bert");
        database.get(Joining.class)
                .join(
                        classrooms.joinDoor(tuesday, instructor).code().text(),
                        other,
                        new RosterName("Ace"),
                        other.toString());
        assertThatThrownBy(() -> members.rename(tuesday, instructor, learner, RosterName.entered("\u0410\u0441\u0435")))
                .isInstanceOfSatisfying(
                        BadEntry.class, bad -> assertThat(bad.says()).contains("looks like Ace"));
        assertThat(row(learner).name().text()).isEqualTo("Lea");

        members.rename(tuesday, instructor, other, new RosterName("ace"));
        assertThat(row(other).name().text()).isEqualTo("ace");
    }
}
