package kibitzer.classroom.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.SharedFixture;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Secret;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(ClassroomDatabase.class)
@SharedFixture
class InvitationsTest {
    private static final String ROSTER = "name,email\nAnna,anna@example.org\n<b>,x\nLevin,\nAnna,ANNA@example.org\n";

    @Parameter
    private ClassroomDatabase database;

    private Invitations invitations;
    private LearnerId instructor;
    private ClassroomId tuesday;

    @BeforeEach
    void open() {
        invitations = database.get(Invitations.class);
        instructor = database.instructor("Ina");
        tuesday = database.classroom("Tuesday beginners", instructor);
    }

    private List<String> open(ClassroomId id) {
        return invitations.open(id, instructor).stream()
                .map(invitation -> invitation.name().text())
                .toList();
    }

    private List<PersonalLink> invite(String roster) {
        return invitations.invite(tuesday, instructor, RosterFile.read(roster).lines());
    }

    @Test
    void aPreviewStoresNothing() {
        RosterRead preview = invitations.preview(tuesday, instructor, RosterFile.read(ROSTER));

        assertThat(preview.lines()).extracting(RosterLine::line).containsExactly(2, 4);
        assertThat(preview.faults()).extracting(RosterFault::line).containsExactly(3, 5);
        assertThat(open(tuesday)).isEmpty();
    }

    @Test
    void goodLinesAreInvitedAndEachHasALinkOfItsOwn() {
        List<PersonalLink> links = invite(ROSTER);

        assertThat(open(tuesday)).containsExactly("Anna", "Levin");
        assertThat(links).extracting(link -> link.secret().text()).hasSize(2).doesNotHaveDuplicates();
    }

    @Test
    void aRosterBroughtInTwiceInvitesNobodyAgainWhetherTheyCameOrNot() {
        Secret annas = invite(ROSTER).getFirst().secret();
        database.get(Joining.class).take(annas, database.learner("Whoever"));

        RosterRead again = invitations.preview(tuesday, instructor, RosterFile.read(ROSTER + "Kitty,\n"));

        assertThat(again.lines()).extracting(line -> line.name().text()).containsExactly("Kitty");
        assertThat(again.faults())
                .filteredOn(fault -> fault.line() != 3 && fault.line() != 5)
                .extracting(RosterFault::says)
                .containsExactly("Anna is in the class already.", "Levin is invited already.");
        assertThat(invite(ROSTER)).isEmpty();
    }

    @Test
    void aFreshLinkReplacesTheOneBefore() {
        PersonalLink first = invite("Anna").getFirst();
        InvitationId id = invitations.open(tuesday, instructor).getFirst().id();
        LearnerId anna = database.learner("Anna");

        Secret fresh =
                invitations.renew(tuesday, instructor, List.of(id)).getFirst().secret();

        assertThatThrownBy(() -> database.get(Joining.class).take(first.secret(), anna))
                .isInstanceOf(BadEntry.class);
        assertThat(database.get(Joining.class).take(fresh, anna)).isEqualTo(tuesday);
    }

    @Test
    void aWithdrawnInvitationOpensNothing() {
        PersonalLink link = invite("Anna").getFirst();
        invitations.withdraw(
                tuesday,
                instructor,
                invitations.open(tuesday, instructor).getFirst().id());

        assertThat(open(tuesday)).isEmpty();
        LearnerId anna = database.learner("Anna");
        assertThatThrownBy(() -> database.get(Joining.class).take(link.secret(), anna))
                .isInstanceOf(BadEntry.class);
    }

    @Test
    void neitherALearnerOfTheClassNorAnInstructorOfAnotherSeesOrChangesInvitations() {
        invite("Anna,anna@example.org");
        InvitationId id = invitations.open(tuesday, instructor).getFirst().id();
        LearnerId learner = database.learner("Lea");
        String code = database.get(Classrooms.class)
                .joinDoor(tuesday, instructor)
                .code()
                .text();
        database.get(Joining.class).join(code, learner, new RosterName("Lea"), "here");
        LearnerId other = database.instructor("Otto");
        ClassroomId others = database.classroom("Monday", other);

        for (LearnerId stranger : List.of(learner, other, database.guest())) {
            assertThatThrownBy(() -> invitations.open(tuesday, stranger)).isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> invitations.renew(tuesday, stranger, List.of(id)))
                    .isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> invitations.withdraw(tuesday, stranger, id))
                    .isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> invitations.invite(tuesday, stranger, List.of()))
                    .isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> invitations.preview(tuesday, stranger, new RosterRead(List.of(), List.of())))
                    .isInstanceOf(NoSuchClass.class);
        }
        // Through a class of one's own the invitations of another are not reached either.
        assertThat(invitations.renew(others, other, List.of(id))).isEmpty();
        invitations.withdraw(others, other, id);
        assertThat(open(tuesday)).containsExactly("Anna");
    }

    @Test
    void anArchivedClassInvitesNobodyAndLosesNoInvitation() {
        invite("Anna");
        database.get(Classrooms.class).archive(tuesday, instructor, true);

        assertThatThrownBy(() -> invite("Levin")).isInstanceOf(BadEntry.class).hasMessageContaining("archived");
        assertThat(open(tuesday)).containsExactly("Anna");
    }

    @Test
    void thereIsAnEndToInvitations() {
        List<RosterLine> many = IntStream.rangeClosed(0, Invitations.MOST)
                .mapToObj(number -> new RosterLine(number, new RosterName("N" + number), Optional.empty()))
                .toList();

        assertThatThrownBy(() -> invitations.invite(tuesday, instructor, many)).isInstanceOf(BadEntry.class);
        assertThat(open(tuesday)).isEmpty();
    }

    /** "Ace" in Cyrillic letters passes for "Ace"; "Corner" does not pass for "Comer"; no name is of two alphabets. */
    @Test
    void aNameThatPassesForAnotherOnTheRosterIsAFaultOfItsLine() {
        invite("Ace,\nComer,\n");
        RosterRead preview = invitations.preview(
                tuesday, instructor, RosterFile.read("\u0410\u0441\u0435,\nCorner,\n\u0412\u0435rt,\n"));

        assertThat(preview.lines()).extracting(line -> line.name().text()).containsExactly("Corner");
        assertThat(preview.faults()).extracting(RosterFault::line).containsExactlyInAnyOrder(1, 3);
        assertThat(preview.faults())
                .extracting(RosterFault::says)
                .anyMatch(says -> says.contains("looks like Ace, who is on the roster"));

        invite("\u0410\u0441\u0435,\nCorner,\n");
        assertThat(open(tuesday)).containsExactlyInAnyOrder("Ace", "Comer", "Corner");
    }
}
