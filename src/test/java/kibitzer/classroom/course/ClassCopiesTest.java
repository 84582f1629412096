package kibitzer.classroom.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import kibitzer.SharedFixture;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Audience;
import kibitzer.classroom.assignment.Early;
import kibitzer.classroom.assignment.Late;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.grading.Grading;
import kibitzer.classroom.grading.Gradings;
import kibitzer.classroom.roster.ClassGroup;
import kibitzer.classroom.roster.ClassGroups;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.GroupId;
import kibitzer.classroom.roster.GroupKind;
import kibitzer.classroom.roster.Member;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.classroom.roster.RosterName;
import kibitzer.learning.learner.LearnerId;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A class in Berlin with two assignments, the first of which opened on Monday 7 September 2026. */
@SharedFixture
class ClassCopiesTest {
    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
    private static final ClassName NEXT = new ClassName("Next term");

    private final ClassroomDatabase database = ClassroomDatabase.H2;
    private final Coursework work = new Coursework(database.get(JdbcClient.class));
    private final ClassCopies copies = database.get(ClassCopies.class);
    private final Assignments assignments = database.get(Assignments.class);
    private LearnerId ina;
    private ClassroomId autumn;
    private VersionId version;
    private AssignmentId first;

    @BeforeEach
    void assign() {
        ina = database.instructor("Ina");
        autumn = database.get(Classrooms.class).create(ina, new ClassName("Autumn"), BERLIN);
        work.joins(autumn, database.learner("Anna"), "Anna", at("2026-09-01T08:00"), Optional.empty());
        version = work.version(at("2026-09-01T08:00"));
        work.eleven(version, 1, 1);
        first = work.assignment(autumn, version, "First", at("2026-09-07T18:00"), at("2026-09-14T18:00"));
        work.assignment(autumn, version, "Second", at("2026-10-20T18:00"), at("2026-10-27T18:00"));
    }

    private static Instant at(String time) {
        return LocalDateTime.parse(time).atZone(BERLIN).toInstant();
    }

    private List<Terms> copied(ClassroomId copy) {
        return assignments.of(ina, copy).stream().map(Assignment::terms).toList();
    }

    @Test
    void everyAssignmentMovesByAsManyDaysAndKeepsItsTimeOfDayAcrossTheChangeOfClocks() {
        assertThat(copies.firstDay(autumn, ina)).contains(LocalDate.of(2026, 9, 7));
        work.set(first, "late", "reduced");
        work.set(first, "late_until", at("2026-09-16T18:00"));
        work.set(first, "late_percent", 50);
        work.set(first, "early_until", at("2026-09-10T18:00"));
        work.set(first, "early_percent", 110);

        ClassroomId copy = copies.copy(autumn, ina, NEXT, Optional.of(LocalDate.of(2027, 9, 6)));

        // 364 days on: the second was due in winter time, and is due in summer time at the same hour.
        assertThat(copied(copy))
                .extracting(Terms::title, Terms::opens, Terms::due)
                .containsExactly(
                        Tuple.tuple("First", at("2027-09-06T18:00"), at("2027-09-13T18:00")),
                        Tuple.tuple("Second", at("2027-10-19T18:00"), at("2027-10-26T18:00")));
        assertThat(copied(copy).getFirst().late()).isEqualTo(new Late.Reduced(at("2027-09-15T18:00"), 50));
        assertThat(copied(copy).getFirst().early()).contains(new Early(at("2027-09-09T18:00"), 110));
        assertThat(at("2026-10-27T18:00").atOffset(ZoneOffset.UTC).getHour()).isEqualTo(17);
        assertThat(at("2027-10-26T18:00").atOffset(ZoneOffset.UTC).getHour()).isEqualTo(16);
        assertThat(assignments.of(ina, copy)).extracting(Assignment::version).containsOnly(version);
    }

    @Test
    void itsGroupsAreThereWithNobodyInThemAndWhatWasForAGroupIsForItsOwn() {
        ClassGroups groups = database.get(ClassGroups.class);
        LearnerId anna = database.learner("Berta");
        work.joins(autumn, anna, "Berta", at("2026-09-01T08:00"), Optional.empty());
        GroupId strong = groups.make(autumn, ina, RosterName.entered("Strong"), List.of(anna));
        groups.make(autumn, ina, GroupKind.TEAM, RosterName.entered("The team"), List.of(anna));
        groups.make(autumn, ina, GroupKind.PAIR, RosterName.entered("A pair"), List.of(anna));
        assignments.giveTo(ina, first, new Audience(Set.of(strong), Set.of()));

        ClassroomId copy = copies.copy(autumn, ina, NEXT, Optional.of(LocalDate.of(2027, 9, 7)));

        ClassGroup there = groups.of(copy, ina).getFirst();
        assertThat(there.name().text()).isEqualTo("Strong");
        assertThat(there.members()).isEmpty();
        assertThat(groups.of(copy, ina))
                .extracting(ClassGroup::kind, group -> group.name().text(), ClassGroup::members)
                .containsExactly(
                        Tuple.tuple(GroupKind.GROUP, "Strong", Set.of()),
                        Tuple.tuple(GroupKind.TEAM, "The team", Set.of()));
        assertThat(assignments.of(ina, copy))
                .extracting(given -> assignments.audience(ina, given.id()).groups())
                .containsExactlyInAnyOrder(Set.of(there.id()), Set.of());
    }

    @Test
    void whatCountsIsTakenOver() {
        Gradings gradings = database.get(Gradings.class);
        gradings.set(autumn, ina, new Grading(Optional.of(60), 1, Map.of(first, 3)));

        ClassroomId copy = copies.copy(autumn, ina, NEXT, Optional.of(LocalDate.of(2027, 9, 7)));

        Grading there = gradings.of(copy);
        assertThat(there.pass()).contains(60);
        assertThat(there.dropped()).isEqualTo(1);
        assertThat(assignments.of(ina, copy))
                .extracting(given -> given.terms().title(), given -> there.weight(given.id()))
                .containsExactly(Tuple.tuple("First", 3), Tuple.tuple("Second", 1));
    }

    @Test
    void nobodyIsTakenOverAndWhoeverCopiesRunsIt() {
        ClassroomId copy = copies.copy(autumn, ina, NEXT, Optional.of(LocalDate.of(2027, 9, 6)));
        assertThat(database.get(Classrooms.class).roster(copy).instructors())
                .extracting(Member::learner)
                .containsExactly(ina);
        assertThat(database.get(Classrooms.class).roster(copy).learners()).isEmpty();
    }

    @Test
    void whatWasTakenBackStaysBehind() {
        assignments.withdraw(ina, first);
        assertThat(copies.firstDay(autumn, ina)).contains(LocalDate.of(2026, 10, 20));
        ClassroomId copy = copies.copy(autumn, ina, NEXT, Optional.of(LocalDate.of(2027, 10, 19)));
        assertThat(copied(copy)).extracting(Terms::title).containsExactly("Second");
    }

    @Test
    void aDayByWhichSomethingWouldBeDueAlreadyIsRefusedAndNoClassIsMade() {
        assertThatThrownBy(() -> copies.copy(autumn, ina, NEXT, Optional.of(LocalDate.of(2020, 9, 7))))
                .isInstanceOfSatisfying(
                        BadEntry.class,
                        bad -> assertThat(bad.says())
                                .isEqualTo(
                                        "\u201cFirst\u201d would be due on 2020-09-14, which has passed. Choose a later day."));
        assertThat(database.get(Classrooms.class).taughtBy(ina)).hasSize(1);
    }

    @Test
    void nobodyCopiesAClassOfAnother() {
        LearnerId otto = database.instructor("Otto");
        assertThatThrownBy(() -> copies.copy(autumn, otto, NEXT, Optional.empty()))
                .isInstanceOf(NoSuchClass.class);
        assertThatThrownBy(() -> copies.firstDay(autumn, otto)).isInstanceOf(NoSuchClass.class);
    }
}
