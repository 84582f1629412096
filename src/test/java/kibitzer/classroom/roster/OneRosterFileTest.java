package kibitzer.classroom.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.EmailAddress;
import kibitzer.classroom.roster.OneRosterFile.Taught;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;

/** Headings as the CSV bindings of OneRoster 1.1 and 1.2 print them; the people are made up. */
class OneRosterFileTest {

    private static OneRosterFile read(Map<String, String> tables) {
        return OneRosterFile.read(SchoolZip.of(tables));
    }

    private static Map<String, String> with(Map<String, String> tables, String name, String text) {
        Map<String, String> other = new HashMap<>(tables);
        other.put(name, text);
        return other;
    }

    @Test
    void theClassesThatHaveStudentsAreOfferedWithTheirSchool() {
        assertThat(read(SchoolZip.VERSION_1_1).classes())
                .containsExactly(
                        new Taught("c-1", "Bridge, Tuesday", "Hill School", 3),
                        new Taught("c-2", "Whist", "Hill School", 1));
    }

    @Test
    void studentsOfTheChosenClassAreReadAndNobodyElse() {
        OneRosterFile school = read(SchoolZip.VERSION_1_1);
        RosterRead bridge = school.students(school.classes().getFirst());
        assertThat(bridge.lines())
                .containsExactly(
                        new RosterLine(
                                2, new RosterName("Anna Karenina"), Optional.of(new EmailAddress("anna@example.org"))),
                        new RosterLine(4, new RosterName("Zo\u00EB Bell"), Optional.empty()));
        assertThat(bridge.faults())
                .containsExactly(new RosterFault(5, "\"u-9\": users.csv has nobody with this sourcedId.", false));
    }

    @Test
    void whatIsToBeDeletedIsNotReadAndWhoIsNotEnabledIsToldByLine() {
        OneRosterFile school = read(with(
                SchoolZip.VERSION_1_1,
                "users.csv",
                "sourcedId,status,enabledUser,givenName,familyName,email\r\n"
                        + "u-1,tobedeleted,true,Anna,Karenina,anna@example.org\r\n"
                        + "u-2,active,false,Zoe,Bell,\r\n"));
        RosterRead bridge = school.students(school.classes().getFirst());
        assertThat(bridge.lines()).isEmpty();
        assertThat(bridge.faults())
                .extracting(RosterFault::line, RosterFault::says)
                .containsExactly(
                        Tuple.tuple(2, "\"u-1\": users.csv has nobody with this sourcedId."),
                        Tuple.tuple(4, "\"Zoe Bell\": is not enabled, in line 3 of users.csv."),
                        Tuple.tuple(5, "\"u-9\": users.csv has nobody with this sourcedId."));
    }

    @Test
    void versionTwoHasRolesOfItsOwnNamesThatArePreferredAndMayLieInAFolder() {
        OneRosterFile school = read(SchoolZip.VERSION_1_2);
        assertThat(school.classes()).extracting(Taught::title).containsExactly("Evening class");
        assertThat(school.students(school.classes().getFirst()).lines())
                .extracting(line -> line.name().text())
                .containsExactly("Sasha Bell");
    }

    @Test
    void badAddressesAndTheSamePersonTwiceAreToldAsInAnyRoster() {
        OneRosterFile school = read(with(
                SchoolZip.VERSION_1_1,
                "users.csv",
                "sourcedId,givenName,familyName,email\r\nu-1,Anna,Karenina,nowhere\r\nu-2,Anna,K,a@example.org\r\n"
                        + "u-9,Anna,K,a@example.org\r\n"));
        RosterRead bridge = school.students(school.classes().getFirst());
        assertThat(bridge.lines()).hasSize(1);
        assertThat(bridge.faults()).extracting(RosterFault::line).containsExactly(2, 5);
        assertThat(bridge.faults()).extracting(RosterFault::duplicate).containsExactly(false, true);
        assertThat(bridge.faults().getFirst().says()).startsWith("\"Anna Karenina\": ");
    }

    @Test
    void aFileThatIsNoneIsToldInWords() {
        assertThat(OneRosterFile.is(SchoolZip.of(SchoolZip.VERSION_1_1))).isTrue();
        assertThat(OneRosterFile.is(SchoolZip.of(Map.of("names.csv", "a,b")))).isFalse();
        assertThat(OneRosterFile.is(new byte[] {'P', 'K', 3, 4, 0})).isFalse();
        assertThat(OneRosterFile.is("name,email".getBytes(StandardCharsets.UTF_8)))
                .isFalse();
        Map<String, String> without = new HashMap<>(SchoolZip.VERSION_1_1);
        without.remove("users.csv");
        refused(without, "There is no users.csv in this file.");
        refused(
                with(SchoolZip.VERSION_1_1, "classes.csv", "sourcedId,status\r\nc-1,active\r\n"),
                "classes.csv has no column title.");
        refused(
                with(
                        SchoolZip.VERSION_1_1,
                        "enrollments.csv",
                        "classSourcedId,userSourcedId,role\r\nc-1,u-1,teacher\r\n"),
                "No class in this file has a student.");
        refused(
                with(SchoolZip.VERSION_1_1, "users.csv", "sourcedId,givenName\r\n\"u-1,Anna\r\n"),
                "users.csv cannot be read: its quotation marks or its headings do not match.");
        refused(
                with(SchoolZip.VERSION_1_1, "users.csv", "sourcedId\r\n" + "u\r\n".repeat(6_000_000)),
                "This file is too large for a roster: put the names on a sheet of their own.");
    }

    private static void refused(Map<String, String> tables, String says) {
        assertThatThrownBy(() -> read(tables))
                .isInstanceOfSatisfying(
                        BadEntry.class, bad -> assertThat(bad.says()).isEqualTo(says));
    }

    @Test
    void aClassOfMoreThanARosterIsRefused() {
        StringBuilder lines = new StringBuilder("classSourcedId,userSourcedId,role\r\n");
        for (int number = 0; number <= RosterFile.MOST_LINES; number++) {
            lines.append("c-1,u-").append(number).append(",student\r\n");
        }
        OneRosterFile school = read(with(SchoolZip.VERSION_1_1, "enrollments.csv", lines.toString()));
        List<Taught> classes = school.classes();
        assertThatThrownBy(() -> school.students(classes.getFirst())).isInstanceOf(BadEntry.class);
    }
}
