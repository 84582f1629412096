package kibitzer.classroom.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import kibitzer.SharedFixture;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.EmailAddress;
import kibitzer.accounts.TooManyGuesses;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Secret;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.access.AccessDeniedException;

@ParameterizedClass
@EnumSource(ClassroomDatabase.class)
@SharedFixture
class JoiningTest {
    private static final RosterName LEA = new RosterName("Lea Learner");

    @Parameter
    private ClassroomDatabase database;

    private Joining joining;
    private Classrooms classrooms;
    private Members members;
    private LearnerId instructor;
    private LearnerId learner;
    private ClassroomId tuesday;
    private String code;

    /** Each test comes from an address of its own. */
    private final String address = UUID.randomUUID().toString();

    @BeforeEach
    void open() {
        joining = database.get(Joining.class);
        classrooms = database.get(Classrooms.class);
        members = database.get(Members.class);
        instructor = database.instructor("Ina");
        learner = database.learner("Lea");
        tuesday = database.classroom("Tuesday beginners", instructor);
        code = classrooms.joinDoor(tuesday, instructor).code().toString();
    }

    private Member row(LearnerId who) {
        return classrooms.roster(tuesday).of(who).orElseThrow();
    }

    private void refused(String says) {
        assertThatThrownBy(() -> joining.byCode(code, learner, address))
                .isInstanceOf(BadEntry.class)
                .hasMessageContaining(says);
        assertThatThrownBy(() -> joining.join(code, learner, LEA, address))
                .isInstanceOf(BadEntry.class)
                .hasMessageContaining(says);
    }

    private Secret invitation(String name) {
        return database.get(Invitations.class)
                .invite(
                        tuesday,
                        instructor,
                        List.of(new RosterLine(1, new RosterName(name), Optional.of(new EmailAddress("a@b.org")))))
                .getFirst()
                .secret();
    }

    @Test
    void lookingAtAClassByItsCodeTellsWhatItIsAndJoinsNothing() {
        JoinOffer offer = joining.byCode(code.toLowerCase(Locale.ROOT), learner, address);

        assertThat(offer.className().text()).isEqualTo("Tuesday beginners");
        assertThat(offer.instructors()).containsExactly(row(instructor).name());
        assertThat(offer.belongs()).isFalse();
        assertThat(classrooms.roster(tuesday).learners()).isEmpty();
    }

    @Test
    void whoeverJoinsIsALearnerOfTheClassUnderTheNameTheyChose() {
        assertThat(joining.join(code, learner, LEA, address)).isEqualTo(tuesday);

        assertThat(row(learner).name()).isEqualTo(LEA);
        assertThat(row(learner).part()).isEqualTo(Part.LEARNER);
        assertThat(classrooms.find(tuesday, learner))
                .get()
                .extracting(Admission::part)
                .isEqualTo(Part.LEARNER);
    }

    @Test
    void joiningTwiceChangesNothingAndAnInstructorStaysOne() {
        joining.join(code, learner, LEA, address);
        joining.join(code, learner, new RosterName("Another"), address);
        joining.join(code, instructor, LEA, address);

        assertThat(row(learner).name()).isEqualTo(LEA);
        assertThat(row(instructor).part()).isEqualTo(Part.INSTRUCTOR);
        assertThat(joining.byCode(code, learner, address).belongs()).isTrue();
    }

    @Test
    void aGuestIsNeverTaken() {
        LearnerId guest = database.guest();

        assertThatThrownBy(() -> joining.byCode(code, guest, address)).isInstanceOf(AccessDeniedException.class);
        assertThatThrownBy(() -> joining.join(code, guest, LEA, address)).isInstanceOf(AccessDeniedException.class);
        Secret link = invitation("Somebody");
        assertThatThrownBy(() -> joining.take(link, guest)).isInstanceOf(AccessDeniedException.class);
    }

    @Test
    void aCodeThatNoClassHasIsRefusedInWords() {
        for (String wrong : List.of("", "x", "22222222", "K7PM-2XW0", "' or 1=1 --")) {
            assertThatThrownBy(() -> joining.byCode(wrong, learner, address))
                    .isInstanceOf(BadEntry.class)
                    .hasMessageStartingWith("No class has this code.");
        }
    }

    @Test
    void aClosedCodeTakesNobodyUntilItIsOpenedAgain() {
        classrooms.joinOpen(tuesday, instructor, false);
        refused("takes nobody by its code at present");

        classrooms.joinOpen(tuesday, instructor, true);
        assertThat(joining.join(code, learner, LEA, address)).isEqualTo(tuesday);
    }

    @Test
    void aRenewedCodeReplacesTheOneBefore() {
        classrooms.renewCode(tuesday, instructor);
        refused("No class has this code.");

        String fresh = classrooms.joinDoor(tuesday, instructor).code().text();
        assertThat(joining.join(fresh, learner, LEA, address)).isEqualTo(tuesday);
    }

    @Test
    void anArchivedClassTakesNobodyByCodeOrInvitation() {
        Secret link = invitation("Lea");
        classrooms.archive(tuesday, instructor, true);

        refused("is over and takes nobody any more");
        assertThatThrownBy(() -> joining.byInvitation(link, learner)).isInstanceOf(BadEntry.class);
        assertThatThrownBy(() -> joining.take(link, learner)).isInstanceOf(BadEntry.class);
        classrooms.archive(tuesday, instructor, false);
        assertThat(joining.take(link, learner)).isEqualTo(tuesday);
    }

    @Test
    void whoeverWasRemovedDoesNotComeBackByTheCode() {
        joining.join(code, learner, LEA, address);
        members.remove(tuesday, instructor, learner);

        refused("ask your instructor to put you back");
        assertThat(classrooms.find(tuesday, learner)).isEmpty();
    }

    @Test
    void codesAreNotFoundByTryingAndRightOnesAreNotCounted() {
        for (int time = 0; time < 2 * Joining.WRONG_OF_ONE_ACCOUNT; time++) {
            joining.byCode(code, learner, address);
        }
        for (int time = 0; time < Joining.WRONG_OF_ONE_ACCOUNT; time++) {
            assertThatThrownBy(() -> joining.byCode("22222222", learner, address))
                    .isInstanceOf(BadEntry.class);
        }
        assertThatThrownBy(() -> joining.byCode(code, learner, address)).isInstanceOf(TooManyGuesses.class);
        assertThatThrownBy(() -> joining.join(code, learner, LEA, address)).isInstanceOf(TooManyGuesses.class);
        assertThat(joining.byInvitation(invitation("Lea"), learner).name()).isEqualTo(new RosterName("Lea"));
        assertThatCode(() -> joining.byCode(code, database.learner("Max"), address))
                .doesNotThrowAnyException();
    }

    /** A guest in the room tries codes for the fun of it. */
    @Test
    void aJokerDoesNotLockTheRoomOut() {
        for (int time = 0; time < 300; time++) {
            assertThat(joining.voucher("22222222", address)).isEmpty();
        }

        assertThat(joining.voucher(code, address)).isPresent();
        assertThat(joining.join(code, learner, LEA, address)).isEqualTo(tuesday);
    }

    /** Whoever tries them; what was tried is forgiven as time goes by, so that it takes some more than the number. */
    @Test
    void fromOneAddressNoMoreCodesAreTriedThanItMay() {
        int tried = 0;
        while (isLookedUp(code)) {
            for (int time = 0; time < 100; time++) {
                joining.voucher("no code", address);
            }
            tried += 100;
            assertThat(tried).isLessThanOrEqualTo(2 * Joining.WRONG_FROM_ONE_ADDRESS);
        }
        assertThat(tried).isGreaterThanOrEqualTo(Joining.WRONG_FROM_ONE_ADDRESS);

        assertThatCode(() -> joining.byCode(code, learner, address + "2")).doesNotThrowAnyException();
        Secret link = invitation("Lea");
        assertThat(joining.voucher(link)).isPresent();
        assertThat(joining.take(link, learner)).isEqualTo(tuesday);
    }

    private boolean isLookedUp(String right) {
        try {
            joining.byCode(right, learner, address);
            return true;
        } catch (TooManyGuesses tooMany) {
            return false;
        }
    }

    @Test
    void anInvitationMakesAMemberUnderTheRostersNameAndWorksOnce() {
        Secret link = invitation("Lea of the roster");
        assertThat(joining.byInvitation(link, learner).name().text()).isEqualTo("Lea of the roster");
        assertThat(classrooms.roster(tuesday).learners()).isEmpty();

        joining.take(link, learner);

        assertThat(row(learner).name().text()).isEqualTo("Lea of the roster");
        assertThat(database.get(Invitations.class).open(tuesday, instructor)).isEmpty();
        LearnerId second = database.learner("Max");
        assertThatThrownBy(() -> joining.take(link, second)).hasMessageContaining("does not work any more");
        assertThat(classrooms.find(tuesday, second)).isEmpty();
    }

    @Test
    void anInvitationWorksWhileTheCodeIsClosedAndBringsBackWhoWasRemoved() {
        joining.join(code, learner, LEA, address);
        members.remove(tuesday, instructor, learner);
        classrooms.joinOpen(tuesday, instructor, false);

        joining.take(invitation("Lea again"), learner);

        assertThat(row(learner).present()).isTrue();
        assertThat(row(learner).name().text()).isEqualTo("Lea again");
    }

    @Test
    void whoeverIsInTheClassDoesNotUseUpAnothersLink() {
        Secret link = invitation("Max");

        assertThatThrownBy(() -> joining.take(link, instructor)).hasMessageContaining("stays good for Max");
        assertThat(joining.byInvitation(link, instructor).belongs()).isTrue();
        assertThat(joining.take(link, learner)).isEqualTo(tuesday);
    }

    @Test
    void ofTwoWhoTakeOneLinkAtOnceOneIsTaken() throws InterruptedException, ExecutionException {
        Secret link = invitation("Lea");
        List<LearnerId> both = List.of(learner, database.learner("Max"));
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            List<Future<Boolean>> tries = threads.invokeAll(both.stream()
                    .<Callable<Boolean>>map(who -> () -> {
                        try {
                            joining.take(link, who);
                            return true;
                        } catch (BadEntry late) {
                            return false;
                        }
                    })
                    .toList());
            assertThat(List.of(tries.getFirst().get(), tries.getLast().get())).containsExactlyInAnyOrder(true, false);
        }
        assertThat(classrooms.roster(tuesday).learners()).hasSize(1);
    }

    @Test
    void linksAreStoredAsHashesAlone() {
        Secret link = invitation("Lea");

        assertThat(database.get(JdbcClient.class)
                        .sql("select token_hash from class_invitation where classroom = :id")
                        .param("id", tuesday.id())
                        .query(String.class)
                        .single())
                .isEqualTo(link.hash())
                .doesNotContain(link.text());
    }
}
