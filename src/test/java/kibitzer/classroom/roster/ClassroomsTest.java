package kibitzer.classroom.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.ZoneId;
import java.util.List;
import java.util.stream.IntStream;
import kibitzer.SharedFixture;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.security.access.AccessDeniedException;

@ParameterizedClass
@EnumSource(ClassroomDatabase.class)
@SharedFixture
class ClassroomsTest {
    @Parameter
    private ClassroomDatabase database;

    private Classrooms classrooms;
    private LearnerId instructor;
    private ClassroomId tuesday;

    @BeforeEach
    void open() {
        classrooms = database.get(Classrooms.class);
        instructor = database.instructor("Ina");
        tuesday = database.classroom("Tuesday beginners", instructor);
    }

    private Classroom classroom() {
        return classrooms.find(tuesday, instructor).orElseThrow().classroom();
    }

    @Test
    void onlyAnInstructorMakesClasses() {
        for (LearnerId other : List.of(database.learner("Lea"), database.guest())) {
            assertThatThrownBy(() -> database.classroom("Mine", other)).isInstanceOf(AccessDeniedException.class);
        }
    }

    @Test
    void aClassHasItsMakerAsInstructorUnderTheAccountsName() {
        assertThat(classrooms.roster(tuesday).members()).singleElement().satisfies(member -> {
            assertThat(member.learner()).isEqualTo(instructor);
            assertThat(member.part()).isEqualTo(Part.INSTRUCTOR);
            assertThat(member.name().text()).isEqualTo(member.account().text());
        });
    }

    @Test
    void aClassIsRenamedAndMovedToAnotherZone() {
        classrooms.rename(tuesday, instructor, new ClassName("  Wednesday \t beginners "));
        classrooms.moveTo(tuesday, instructor, ZoneId.of("Asia/Kathmandu"));

        assertThat(classroom().name().text()).isEqualTo("Wednesday beginners");
        assertThat(classroom().zone()).isEqualTo(ZoneId.of("Asia/Kathmandu"));
    }

    @Test
    void anArchivedClassStandsLastInTheListAndCanBeTakenUpAgain() {
        ClassroomId zebra = database.classroom("zebra", instructor);
        ClassroomId anotherTuesday = database.classroom("Tuesday beginners", instructor);

        classrooms.archive(tuesday, instructor, true);
        assertThat(classroom().archived()).isTrue();
        assertThat(classrooms.taughtBy(instructor))
                .extracting(Classroom::id)
                .containsExactly(anotherTuesday, zebra, tuesday);

        classrooms.archive(tuesday, instructor, false);
        assertThat(classroom().archived()).isFalse();
    }

    @Test
    void aListHoldsTheClassesOfOnePartOnly() {
        LearnerId learner = database.learner("Lea");
        database.get(Joining.class)
                .join(classrooms.joinDoor(tuesday, instructor).code().text(), learner, new RosterName("Lea"), "here");

        assertThat(classrooms.attendedBy(learner)).extracting(Classroom::id).containsExactly(tuesday);
        assertThat(classrooms.taughtBy(learner)).isEmpty();
        assertThat(classrooms.attendedBy(instructor)).isEmpty();
    }

    @Test
    void codesAreReadableAndNoTwoClassesHaveTheSame() {
        List<JoinCode> codes = IntStream.range(0, 30)
                .mapToObj(number -> classrooms
                        .joinDoor(database.classroom("Class " + number, instructor), instructor)
                        .code())
                .toList();

        assertThat(codes).doesNotHaveDuplicates();
        assertThat(codes)
                .allSatisfy(code -> assertThat(code.toString()).matches("[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}"));
    }

    @Test
    void nobodyElseChangesAClassOrLearnsItsCode() {
        LearnerId learner = database.learner("Lea");
        database.get(Joining.class)
                .join(classrooms.joinDoor(tuesday, instructor).code().text(), learner, new RosterName("Lea"), "here");
        Classroom before = classroom();
        JoinDoor door = classrooms.joinDoor(tuesday, instructor);

        for (LearnerId other : List.of(learner, database.instructor("Otto"), database.guest())) {
            assertThatThrownBy(() -> classrooms.rename(tuesday, other, new ClassName("Mine")))
                    .isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> classrooms.moveTo(tuesday, other, ZoneId.of("UTC")))
                    .isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> classrooms.archive(tuesday, other, true)).isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> classrooms.joinOpen(tuesday, other, false)).isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> classrooms.renewCode(tuesday, other)).isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> classrooms.joinDoor(tuesday, other)).isInstanceOf(NoSuchClass.class);
        }
        assertThat(classroom()).isEqualTo(before);
        assertThat(classrooms.joinDoor(tuesday, instructor)).isEqualTo(door);
    }

    @Test
    void whatIsNoNameIsRefusedInWords() {
        for (String bad : List.of("", " \n ", "x".repeat(81), "<b>Bridge</b>", "a\u0000b", "\u202Eegdirb")) {
            assertThatThrownBy(() -> new ClassName(bad)).isInstanceOf(BadEntry.class);
            assertThatThrownBy(() -> new RosterName(bad)).isInstanceOf(BadEntry.class);
        }
        assertThat(new ClassName("♠ Bridge & gin: \"Tuesdays\" (2nd year) 🂡").text())
                .contains("&");
    }
}
