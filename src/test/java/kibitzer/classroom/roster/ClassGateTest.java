package kibitzer.classroom.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kibitzer.SharedFixture;
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
class ClassGateTest {
    @Parameter
    private ClassroomDatabase database;

    private ClassGate gate;
    private LearnerId instructor;
    private ClassroomId tuesday;

    @BeforeEach
    void open() {
        gate = database.get(ClassGate.class);
        instructor = database.instructor("Ina");
        tuesday = database.classroom("Tuesday beginners", instructor);
    }

    private void refused(ClassroomId id, LearnerId who) {
        assertThat(gate.find(id, who)).isEmpty();
        assertThatThrownBy(() -> gate.requireMember(id, who)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> gate.requireInstructor(id, who)).isInstanceOf(NoSuchClass.class);
    }

    @Test
    void whoeverMakesAClassRunsIt() {
        Admission admission = gate.requireInstructor(tuesday, instructor);

        assertThat(admission.classroom().name().text()).isEqualTo("Tuesday beginners");
        assertThat(admission.classroom().zone()).isEqualTo(ClassroomDatabase.ZONE);
        assertThat(admission.instructs()).isTrue();
    }

    @Test
    void aClassThatIsAnothersAndAClassThatIsNotThereAnswerAlike() {
        for (LearnerId stranger : List.of(database.instructor("Otto"), database.learner("Lea"), database.guest())) {
            refused(tuesday, stranger);
            refused(ClassroomId.fresh(), stranger);
        }
    }

    @Test
    void anAdministratorPassesAsInstructorEverywhereButIntoNothing() {
        LearnerId boss = database.account("Boss", Role.ADMINISTRATOR);

        assertThat(gate.requireInstructor(tuesday, boss).part()).isEqualTo(Part.INSTRUCTOR);
        refused(ClassroomId.fresh(), boss);
    }

    @Test
    void anInstructorWhoseAccountLostTheRoleRunsNothing() {
        database.role(instructor, Role.LEARNER);

        assertThat(gate.requireMember(tuesday, instructor).part()).isEqualTo(Part.LEARNER);
        assertThatThrownBy(() -> gate.requireInstructor(tuesday, instructor)).isInstanceOf(NoSuchClass.class);
    }
}
