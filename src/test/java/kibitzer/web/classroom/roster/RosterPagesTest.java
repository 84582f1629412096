package kibitzer.web.classroom.roster;

import static com.github.mvysny.kaributesting.v10.BasicUtilsKt._fireDomEvent;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.router.RouterLink;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classroom;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Invitations;
import kibitzer.classroom.roster.JoinCode;
import kibitzer.classroom.roster.Joining;
import kibitzer.classroom.roster.Member;
import kibitzer.classroom.roster.PersonalLink;
import kibitzer.classroom.roster.RosterFile;
import kibitzer.classroom.roster.RosterName;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.Page;
import kibitzer.web.picture.QrImage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What instructors, learners and strangers find on the pages of classes, and what the buttons do. */
@SharedFixture
class RosterPagesTest {
    private Classrooms classrooms;
    private LearnerId instructor;
    private ClassroomId tuesday;

    @BeforeEach
    void comeIn() {
        classrooms = BrowserlessTrainer.get(Classrooms.class);
        BrowserlessTrainer.visit();
        instructor = BrowserlessTrainer.signIn("Ina", Role.INSTRUCTOR);
        tuesday = classrooms.create(instructor, new ClassName("Tuesday beginners"), ZoneId.of("Europe/London"));
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String title() {
        return _get(H1.class).getText();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static List<String> links() {
        return _find(_get(Page.class), RouterLink.class).stream()
                .map(RouterLink::getText)
                .toList();
    }

    private static void press(String button) {
        _click(_get(NativeButton.class, spec -> spec.withText(button)));
    }

    /** Sends the form that has a button. */
    private static void send(String button) {
        EntryForm form = _find(EntryForm.class).stream()
                .filter(each -> each.getElement().getTextRecursively().contains(button))
                .findFirst()
                .orElseThrow();
        _fireDomEvent(form, "submit");
    }

    private static TextField field(String label) {
        return _get(TextField.class, spec -> spec.withLabel(label));
    }

    private JoinCode code() {
        return classrooms.joinDoor(tuesday, instructor).code();
    }

    /** Somebody else comes in. */
    private static LearnerId enter(String name, Role role) {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        return BrowserlessTrainer.signIn(name, role);
    }

    private LearnerId enterAsLearnerOfTheClass() {
        LearnerId learner = enter("Lea", Role.LEARNER);
        BrowserlessTrainer.get(Joining.class).join(code().text(), learner, new RosterName("Lea Learner"), "here");
        return learner;
    }

    private void enterAsInstructor() {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn(instructor);
    }

    private List<Member> learners() {
        return classrooms.roster(tuesday).learners();
    }

    @Test
    void anInstructorMakesAClass() {
        BrowserlessTrainer.open("classes");
        field("Name of the class").setValue("Gin on Friday");
        send("Make the class");

        assertThat(title()).isEqualTo("Gin on Friday");
        assertThat(classrooms.taughtBy(instructor))
                .extracting(each -> each.name().text())
                .containsExactly("Gin on Friday", "Tuesday beginners");
    }

    @Test
    void whatIsSaidToTheClassStandsOnItsPageForItsLearners() {
        BrowserlessTrainer.open("class/" + tuesday);
        send("Say it to the class");
        assertThat(shown()).contains("Nothing is said yet.");
        _get(TextArea.class).setValue("We meet at seven.");
        send("Say it to the class");
        assertThat(_get(TextArea.class).getValue()).isEmpty();
        assertThat(shown()).contains("We meet at seven.", "Ina");

        enterAsLearnerOfTheClass();
        BrowserlessTrainer.open("class/" + tuesday);
        assertThat(shown()).contains("Messages", "We meet at seven.").doesNotContain("Take it away");
        assertThat(_find(TextArea.class)).isEmpty();

        enterAsInstructor();
        BrowserlessTrainer.open("class/" + tuesday);
        press("Take it away");
        assertThat(shown()).doesNotContain("We meet at seven.");
    }

    @Test
    void aClassIsCopiedForTheNextTermUnderAnotherName() {
        BrowserlessTrainer.open("class/" + tuesday + "/settings");
        assertThat(shown()).contains("There is no assignment to take over.");
        send("Copy the class");
        assertThat(field("Name of the copy").isInvalid()).isTrue();
        field("Name of the copy").setValue("Tuesday, next term");
        send("Copy the class");

        assertThat(title()).isEqualTo("Tuesday, next term");
        assertThat(classrooms.taughtBy(instructor)).hasSize(2);
    }

    @Test
    void freshLinksCanBePrintedAsSlipsWithTheirCodes() {
        BrowserlessTrainer.get(Invitations.class)
                .invite(
                        tuesday,
                        instructor,
                        RosterFile.read("name\nAnna Adams\nBert Bell").lines());
        BrowserlessTrainer.open("class/" + tuesday + "/roster");
        press("Fresh links for all 2");
        press("Slips to print");

        List<String> slips = _get(LinkSlips.class)
                .getChildren()
                .filter(each -> each.getClassName().contains("kb-slip"))
                .map(each -> each.getElement().getTextRecursively())
                .toList();
        assertThat(slips)
                .hasSize(2)
                .allMatch(slip -> slip.contains("/invitation/") && slip.contains("Tuesday beginners"));
        assertThat(slips.getFirst()).contains("Anna Adams");
        assertThat(_find(QrImage.class)).hasSize(2);
    }

    @Test
    void aNameThatCannotBeTakenIsSaidAtItsFieldAndNothingIsMade() {
        BrowserlessTrainer.open("classes");
        for (String bad : List.of("", "<script>alert(1)</script>", "x".repeat(300))) {
            field("Name of the class").setValue(bad);
            send("Make the class");

            assertThat(field("Name of the class").isInvalid()).isTrue();
            assertThat(field("Name of the class").getValue()).isEqualTo(bad);
        }
        assertThat(classrooms.taughtBy(instructor)).hasSize(1);
    }

    @Test
    void aLearnerIsOfferedNoClassToMake() {
        enter("Lea", Role.LEARNER);
        BrowserlessTrainer.open("classes");

        assertThat(shown()).contains("You are in no class yet").doesNotContain("Make the class", "Classes I teach");
    }

    @Test
    void theMenuHasClassesForAccountsAlone() {
        BrowserlessTrainer.open("");
        // Signing in loads the page anew.
        UI.getCurrent().refreshCurrentRoute(true);
        assertThat(_find(RouterLink.class)).extracting(RouterLink::getText).contains("Classes");

        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        BrowserlessTrainer.open("");
        assertThat(_find(RouterLink.class)).extracting(RouterLink::getText).doesNotContain("Classes");
    }

    @Test
    void aCodeLeadsToAPageThatAsksAndOnlyItsButtonJoins() {
        LearnerId learner = enter("Lea", Role.LEARNER);
        BrowserlessTrainer.open("classes");
        field("Code of the class").setValue(code().text().toLowerCase(Locale.ROOT));
        send("Find the class");

        assertThat(title()).isEqualTo("Join Tuesday beginners");
        assertThat(learners()).isEmpty();
        field("Your name in the class").setValue("Lea Learner");
        send("Join Tuesday beginners");

        assertThat(title()).isEqualTo("Tuesday beginners");
        assertThat(learners()).extracting(Member::learner).containsExactly(learner);
        assertThat(learners()).extracting(member -> member.name().text()).containsExactly("Lea Learner");
    }

    @Test
    void codesThatOpenNothingAreAnsweredInWords() {
        enter("Lea", Role.LEARNER);
        for (String bad : List.of("22222222", "x", "%3Cimg%20src=x%3E", "x".repeat(500))) {
            BrowserlessTrainer.open("join/" + bad);
            assertThat(shown()).contains("No class has this code.").doesNotContain("<img");
        }
        classrooms.joinOpen(tuesday, instructor, false);
        BrowserlessTrainer.open("join/" + code());
        assertThat(shown()).contains("takes nobody by its code at present");
        classrooms.archive(tuesday, instructor, true);
        BrowserlessTrainer.open("join/" + code());
        assertThat(shown()).contains("is over and takes nobody any more");
    }

    @Test
    void aClassThatClosesWhileThePageIsOpenSaysSoAndKeepsWhatWasTyped() {
        enter("Lea", Role.LEARNER);
        BrowserlessTrainer.open("join/" + code());
        field("Your name in the class").setValue("Lea Learner");
        classrooms.joinOpen(tuesday, instructor, false);
        send("Join Tuesday beginners");

        assertThat(shown()).contains("takes nobody by its code at present");
        assertThat(field("Your name in the class").getValue()).isEqualTo("Lea Learner");
        assertThat(learners()).isEmpty();
    }

    @Test
    void aLearnerSeesTheClassButNoRosterNoSettingsAndNoEmail() {
        BrowserlessTrainer.get(Invitations.class)
                .invite(
                        tuesday,
                        instructor,
                        RosterFile.read("Anna,anna@example.org").lines());
        enterAsLearnerOfTheClass();

        BrowserlessTrainer.open("class/" + tuesday);
        assertThat(shown())
                .contains("Ina", "Lea Learner")
                .doesNotContain("anna@example.org", "Anna", code().toString());
        assertThat(links()).doesNotContain("Roster", "Settings");
        for (String page : List.of("roster", "settings")) {
            BrowserlessTrainer.open("class/" + tuesday + "/" + page);
            assertThat(title()).isEqualTo("There is no such class");
            assertThat(shown()).doesNotContain("anna@example.org");
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"LEARNER", "INSTRUCTOR"})
    void nobodyFromOutsideSeesAnythingOfAClass(Role role) {
        LearnerId other = enter("Otto", role);
        if (role == Role.INSTRUCTOR) {
            classrooms.create(other, new ClassName("Monday"), ZoneId.of("UTC"));
        }
        for (String page : List.of("", "/roster", "/settings")) {
            BrowserlessTrainer.open("class/" + tuesday + page);
            String refused = shown();
            assertThat(refused).contains("There is no such class").doesNotContain("Tuesday");
            BrowserlessTrainer.open("class/" + ClassroomId.fresh() + page);
            assertThat(shown()).isEqualTo(refused);
        }
    }

    @Test
    void anAdministratorSeesEveryRoster() {
        enter("Boss", Role.ADMINISTRATOR);
        BrowserlessTrainer.open("class/" + tuesday + "/roster");

        assertThat(title()).isEqualTo("Tuesday beginners");
        assertThat(shown()).contains("Ina");
    }

    @Test
    void anInstructorRemovesALearnerAndPutsThemBack() {
        LearnerId learner = enterAsLearnerOfTheClass();
        enterAsInstructor();
        BrowserlessTrainer.open("class/" + tuesday + "/roster");
        press("Remove");
        assertThat(learners()).isEmpty();
        assertThat(shown()).contains("Left or removed: 1");

        press("Put back");
        assertThat(learners()).extracting(Member::learner).containsExactly(learner);
    }

    @Test
    void aLearnerIsLetLookOnAndLearnAgain() {
        LearnerId learner = enterAsLearnerOfTheClass();
        enterAsInstructor();
        BrowserlessTrainer.open("class/" + tuesday + "/roster");
        press("Make observer");
        assertThat(learners()).isEmpty();
        assertThat(classrooms.roster(tuesday).observers())
                .extracting(Member::learner)
                .containsExactly(learner);
        assertThat(shown())
                .contains(
                        "Observers, who see all and change nothing: 1",
                        "Looks on: sees the gradebook, changes nothing");

        press("Make learner");
        assertThat(classrooms.roster(tuesday).observers()).isEmpty();
        assertThat(learners()).extracting(Member::learner).containsExactly(learner);
        assertThat(shown()).contains("Learners: 1").doesNotContain("look on:");
    }

    @Test
    void theLastInstructorIsToldWhyTheyCannotStepDown() {
        BrowserlessTrainer.open("class/" + tuesday + "/roster");
        press("Step down");

        assertThat(shown()).contains("You are the only instructor of this class");
        assertThat(classrooms.roster(tuesday).instructors()).hasSize(1);
    }

    @Test
    void anInstructorWhoWasMadeALearnerMeanwhileChangesNothingAndIsShownTheDoor() {
        LearnerId learner = enterAsLearnerOfTheClass();
        enterAsInstructor();
        BrowserlessTrainer.open("class/" + tuesday + "/roster");
        BrowserlessTrainer.get(JdbcClient.class)
                .sql("update class_member set part = 'learner' where classroom = :id")
                .param("id", tuesday.id())
                .update();
        press("Remove");

        assertThat(learners()).extracting(Member::learner).contains(learner);
        assertThat(title()).isEqualTo("There is no such class");
    }

    @Test
    void aRosterIsLookedAtBeforeAnybodyIsInvited() {
        BrowserlessTrainer.open("class/" + tuesday + "/roster");
        _get(TextArea.class).setValue("name;email\nAnna;anna@example.org\n<b>;x\nAnna;anna@example.org\nLevin;\n");
        press("Check the names");

        assertThat(shown())
                .contains(
                        "2 people to invite, 1 line with a fault, 1 is there already.",
                        "Line 3: \"<b>\": A name begins with",
                        "Line 4: Anna stands in line 2 already.");
        assertThat(BrowserlessTrainer.get(Invitations.class).open(tuesday, instructor))
                .isEmpty();

        press("Invite 2 people");
        assertThat(BrowserlessTrainer.get(Invitations.class).open(tuesday, instructor))
                .extracting(invitation -> invitation.name().text())
                .containsExactly("Anna", "Levin");
        assertThat(shown()).contains("2 links, each for one person", "anna@example.org");
        assertThat(_get(TextField.class, spec -> spec.withLabel("Link for Levin"))
                        .getValue())
                .matches("invitation/[\\w-]{43}");

        BrowserlessTrainer.open("class/" + tuesday + "/roster");
        assertThat(_find(TextField.class, spec -> spec.withLabel("Link for Levin")))
                .as("told once")
                .isEmpty();
    }

    @Test
    void manyWhoAreInvitedAreListedPageByPage() {
        StringBuilder names = new StringBuilder("name,email\n");
        for (int n = 100; n < 160; n++) {
            names.append("Learner ").append(n).append(",\n");
        }
        BrowserlessTrainer.get(Invitations.class)
                .invite(tuesday, instructor, RosterFile.read(names.toString()).lines());
        BrowserlessTrainer.open("class/" + tuesday + "/roster");
        assertThat(_find(NativeButton.class, spec -> spec.withText("Withdraw"))).hasSize(25);
        press("25 more of 60");
        press("10 more of 60");
        assertThat(_find(NativeButton.class, spec -> spec.withText("Withdraw"))).hasSize(60);
        assertThat(_find(NativeButton.class, spec -> spec.withText("Fresh links for all 60")))
                .hasSize(1);
    }

    @Test
    void anInvitationAsksFirstAndThenMakesAMemberUnderTheRostersName() {
        PersonalLink link = BrowserlessTrainer.get(Invitations.class)
                .invite(tuesday, instructor, RosterFile.read("Anna Karenina,").lines())
                .getFirst();
        LearnerId anna = enter("Annushka", Role.LEARNER);
        BrowserlessTrainer.open("invitation/" + link.secret().text());
        assertThat(shown()).contains("You are on its roster as Anna Karenina.");
        assertThat(learners()).isEmpty();

        send("Join Tuesday beginners");

        assertThat(title()).isEqualTo("Tuesday beginners");
        assertThat(learners()).singleElement().satisfies(member -> {
            assertThat(member.learner()).isEqualTo(anna);
            assertThat(member.name().text()).isEqualTo("Anna Karenina");
        });
        BrowserlessTrainer.open("invitation/" + link.secret().text());
        assertThat(shown()).contains("This link does not work any more");
    }

    @Test
    void aLearnerLeavesAndTheClassIsGoneFromTheList() {
        LearnerId learner = enterAsLearnerOfTheClass();
        BrowserlessTrainer.open("class/" + tuesday);
        send("Leave");

        assertThat(title()).isEqualTo("Classes");
        assertThat(links()).doesNotContain("Tuesday beginners");
        assertThat(classrooms.roster(tuesday).of(learner).orElseThrow().present())
                .isFalse();
    }

    @Test
    void settingsRenameCloseRenewAndArchive() {
        BrowserlessTrainer.open("class/" + tuesday + "/settings");
        field("Name of the class").setValue("Wednesday");
        send("Save");
        assertThat(title()).isEqualTo("Wednesday");

        JoinCode before = code();
        press("Another code");
        assertThat(code()).isNotEqualTo(before);
        press("Close the code");
        assertThat(classrooms.joinDoor(tuesday, instructor).open()).isFalse();
        press("Archive the class");
        assertThat(classrooms.find(tuesday, instructor).orElseThrow().classroom())
                .matches(Classroom::archived);
        press("Take it up again");
        assertThat(classrooms
                        .find(tuesday, instructor)
                        .orElseThrow()
                        .classroom()
                        .archived())
                .isFalse();
    }
}
