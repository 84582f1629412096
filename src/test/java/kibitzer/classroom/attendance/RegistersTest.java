package kibitzer.classroom.attendance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.attendance.Register.Mark;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.roster.Members;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Anna sat in the live lessons of 3 and 10 November, Bert in the first alone, Cleo came to the class on the 5th and left on the 8th. The
 * class's clock is London's.
 */
@ParameterizedClass
@EnumSource
@SharedFixture
class RegistersTest {
    private static final LocalDate THIRD = LocalDate.of(2025, 11, 3);
    private static final LocalDate TENTH = LocalDate.of(2025, 11, 10);
    private static final LocalDate SIXTH = LocalDate.of(2025, 11, 6);
    private static final Instant SEPTEMBER = Instant.parse("2025-09-01T08:00:00Z");
    private static final Mark SEATED = new Mark(Presence.PRESENT, Optional.empty());
    private static final Mark NOT_SEATED = new Mark(Presence.AWAY, Optional.empty());

    private final ClassroomDatabase database;
    private final Registers registers;
    private LearnerId ina;
    private LearnerId anna;
    private LearnerId bert;
    private LearnerId cleo;
    private ClassroomId monday;

    RegistersTest(ClassroomDatabase database) {
        this.database = database;
        this.registers = database.get(Registers.class);
    }

    @BeforeEach
    void twoLessons() {
        ina = database.instructor("Ina");
        monday = database.classroom("Monday", ina);
        anna = joins("Anna", SEPTEMBER, Optional.empty());
        bert = joins("Bert", SEPTEMBER, Optional.empty());
        cleo = joins("Cleo", Instant.parse("2025-11-05T08:00:00Z"), Optional.of(Instant.parse("2025-11-08T08:00:00Z")));
        SeatedLesson seated = new SeatedLesson(database.get(JdbcClient.class));
        seated.begun(monday, Instant.parse("2025-11-03T19:00:00Z"), anna, bert, database.guest());
        // Half past midnight in Berlin, still the 10th in London.
        seated.begun(monday, Instant.parse("2025-11-10T23:30:00Z"), anna);
        seated.begun(monday, Instant.parse("2025-11-17T19:00:00Z"), database.guest());
        seated.begun(monday, Instant.parse("2025-11-18T19:00:00Z"), ina);
    }

    private LearnerId joins(String name, Instant joined, Optional<Instant> left) {
        LearnerId learner = database.learner(name);
        new Coursework(database.get(JdbcClient.class)).joins(monday, learner, name, joined, left);
        return learner;
    }

    private Optional<Mark> entry(LearnerId learner, LocalDate day) {
        return registers.of(monday, ina).of(learner).orElseThrow().on(day);
    }

    @Test
    void theSeatsOfMembersMakeTheDaysByTheClassesClock() {
        assertThat(registers.of(monday, ina).days()).containsExactly(THIRD, TENTH);
        assertThat(entry(anna, THIRD)).contains(SEATED);
        assertThat(entry(anna, TENTH)).contains(SEATED);
        assertThat(entry(bert, THIRD)).contains(SEATED);
        assertThat(entry(bert, TENTH)).contains(NOT_SEATED);
        assertThat(registers.of(monday, ina).of(cleo).orElseThrow().entries()).isEmpty();
        assertThat(registers.of(monday, ina).of(ina)).isEmpty();
    }

    @Test
    void whatIsPutRightStandsUntilItIsTakenBack() {
        registers.note(monday, ina, bert, TENTH, Presence.EXCUSED);
        registers.note(monday, ina, anna, TENTH, Presence.AWAY);
        registers.note(monday, ina, anna, TENTH, Presence.EXCUSED);
        assertThat(entry(bert, TENTH).map(Mark::presence)).contains(Presence.EXCUSED);
        assertThat(entry(bert, TENTH).flatMap(Mark::by).orElseThrow()).startsWith("Ina");
        assertThat(entry(anna, TENTH).map(Mark::presence)).contains(Presence.EXCUSED);
        assertThat(registers.of(monday, ina).of(anna).orElseThrow().count(Presence.PRESENT))
                .isEqualTo(1);
        registers.takeBack(monday, ina, TENTH);
        assertThat(entry(bert, TENTH)).contains(NOT_SEATED);
        assertThat(entry(anna, TENTH)).contains(SEATED);
    }

    @Test
    void aDayWithoutALessonIsAddedForThoseWhoBelongedToTheClass() {
        registers.add(monday, ina, SIXTH);
        assertThat(registers.of(monday, ina).days()).containsExactly(THIRD, SIXTH, TENTH);
        assertThat(entry(cleo, SIXTH).map(Mark::presence)).contains(Presence.AWAY);
        registers.note(monday, ina, cleo, SIXTH, Presence.PRESENT);
        assertThat(new String(registers.table(monday, ina).csv(), StandardCharsets.UTF_8).lines())
                .containsExactly(
                        "\uFEFFLearner,In the class,2025-11-03,2025-11-06,2025-11-10,Days present,Days excused,Days away",
                        "Anna,yes,present,away,present,2,0,1",
                        "Bert,yes,present,away,away,1,0,2",
                        "Cleo,left,,present,,1,0,0");
        registers.takeBack(monday, ina, SIXTH);
        assertThat(registers.of(monday, ina).days()).containsExactly(THIRD, TENTH);
    }

    @Test
    void aDayThatCannotBeIsRefused() {
        refused(THIRD, "stands in the register already");
        refused(LocalDate.now(ClassroomDatabase.ZONE).plusDays(2), "is still to come");
        refused(LocalDate.of(2024, 1, 1), "nobody belonged to the class then");
        assertThatThrownBy(() -> registers.note(monday, ina, anna, SIXTH, Presence.AWAY))
                .isInstanceOf(BadQuestion.class);
        assertThatThrownBy(() -> registers.note(monday, ina, database.learner("Dan"), THIRD, Presence.AWAY))
                .isInstanceOf(BadQuestion.class);
    }

    private void refused(LocalDate day, String says) {
        assertThatThrownBy(() -> registers.add(monday, ina, day))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining(says);
    }

    @Test
    void aLearnerSeesTheOwnLineAloneAndOnlyInstructorsPutItRight() {
        assertThat(registers.own(monday, bert).lines())
                .singleElement()
                .satisfies(line -> assertThat(line.learner()).isEqualTo(bert));
        LearnerId olga = joins("Olga", SEPTEMBER, Optional.empty());
        database.get(Members.class).makeObserver(monday, ina, olga);
        assertThat(registers.of(monday, olga).of(olga)).isEmpty();
        assertThatThrownBy(() -> registers.of(monday, bert)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> registers.table(monday, bert)).isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> registers.own(monday, database.learner("Dan"))).isInstanceOf(NoSuchClass.class);
        for (LearnerId nobody : new LearnerId[] {bert, olga, database.instructor("Other")}) {
            assertThatThrownBy(() -> registers.note(monday, nobody, bert, THIRD, Presence.PRESENT))
                    .isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> registers.add(monday, nobody, SIXTH)).isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> registers.takeBack(monday, nobody, THIRD)).isInstanceOf(NoSuchClass.class);
        }
    }
}
