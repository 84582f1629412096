package kibitzer.web.classroom.lti;

import static com.github.mvysny.kaributesting.v10.BasicUtilsKt._fireDomEvent;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.AbstractField;
import com.vaadin.flow.component.combobox.ComboBox;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.component.textfield.TextField;
import java.net.URI;
import java.time.ZoneId;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.lti.launch.Choice;
import kibitzer.classroom.lti.launch.Choices;
import kibitzer.classroom.lti.link.ContextId;
import kibitzer.classroom.lti.link.LinkId;
import kibitzer.classroom.lti.link.LinkRows;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.classroom.lti.platform.PlatformId;
import kibitzer.classroom.lti.platform.Platforms;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The administrator's page of learning platforms, and the page on which an instructor chooses. */
@SharedFixture
class PlatformPagesTest {
    private final String host = "learn-" + UUID.randomUUID() + ".example.org";

    @BeforeEach
    void visit() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String text() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static void press(String label) {
        NativeButton button = _get(NativeButton.class, spec -> spec.withText(label));
        if (button.getElement().getAttribute("type") != null
                && button.getElement().getAttribute("type").equals("submit")) {
            _fireDomEvent(
                    (EntryForm) button.getParent().orElseThrow().getParent().orElseThrow(), "submit");
        } else {
            _click(button);
        }
    }

    /** Of the form for a new platform, which stands last. */
    private static void enter(String label, String value) {
        _find(TextField.class, spec -> spec.withLabel(label)).getLast().setValue(value);
    }

    private static String entered(String label) {
        return _find(TextField.class, spec -> spec.withLabel(label)).getLast().getValue();
    }

    @Test
    void aPlatformIsRegisteredFromWhatItShows() {
        BrowserlessTrainer.signIn("Root", Role.ADMINISTRATOR);
        BrowserlessTrainer.open("admin/platforms");
        assertThat(_find(TextField.class)).extracting(AbstractField::getValue).contains("lti/login", "lti/keys.json");

        enter("Address of the platform", "https://" + host + "/");
        press("Fill in for Moodle");
        assertThat(entered("Issuer (platform ID)")).isEqualTo("https://" + host);
        assertThat(entered("Address of its key set")).isEqualTo("https://" + host + "/mod/lti/certs.php");
        press("Register it");
        assertThat(text()).contains("The name needs 1 to 80 signs");

        enter("Name", "Moodle of " + host);
        enter("Client ID", "client-1");
        enter("Address for access tokens", "http://" + host + "/token");
        press("Register it");
        assertThat(text()).contains("The address for access tokens", "is not taken");

        enter("Address for access tokens", "https://" + host + "/token");
        _find(TextArea.class, spec -> spec.withLabel("Deployment IDs"))
                .getLast()
                .setValue("1\n 2 \n");
        press("Register it");

        Platform platform = BrowserlessTrainer.get(Platforms.class)
                .named("https://" + host, Optional.of("client-1"))
                .orElseThrow();
        assertThat(platform.deployments()).containsExactly("1", "2");
        assertThat(text()).contains("Moodle of " + host, "Deployments 1, 2.", "0 scores are told.");

        press("Remove Moodle of " + host);
        assertThat(BrowserlessTrainer.get(Platforms.class).find(platform.id())).isEmpty();
    }

    @Test
    void aLinkToRegisterByIsForTheHostsThatAreEntered() {
        BrowserlessTrainer.signIn("Root", Role.ADMINISTRATOR);
        BrowserlessTrainer.open("admin/platforms");
        press("Make a link");
        assertThat(text()).contains("The address of the platform is expected");

        _get(TextArea.class, spec -> spec.withLabel("Where is it?")).setValue("https://" + host);
        press("Make a link");

        assertThat(_find(TextField.class))
                .anySatisfy(field -> assertThat(field.getValue()).startsWith("lti/register?invitation="));
    }

    @Test
    void anotherKeyIsMadeOnCommand() {
        BrowserlessTrainer.signIn("Root", Role.ADMINISTRATOR);
        BrowserlessTrainer.open("admin/platforms");

        press("Make another key now");

        assertThat(text()).contains("The key in use is of");
    }

    private Choice choice(LearnerId tom) {
        ClassroomId classroom = BrowserlessTrainer.get(Classrooms.class)
                .create(tom, new ClassName("From a course"), ZoneId.of("Europe/London"));
        Platform platform = new Platform(
                PlatformId.fresh(),
                host,
                "https://" + host,
                "client",
                URI.create("https://" + host + "/a"),
                URI.create("https://" + host + "/t"),
                URI.create("https://" + host + "/k"),
                Optional.empty(),
                Set.of(),
                Set.of("1"),
                ZoneId.of("UTC"));
        BrowserlessTrainer.get(Platforms.class).store(platform);
        LinkRows links = BrowserlessTrainer.get(LinkRows.class);
        ContextId context = links.insertContext(platform.id(), "1", "course", classroom);
        LinkId link = links.insertLink(context, "activity");
        return new Choice(tom, platform.id(), classroom, new Choice.Keep(link));
    }

    @Test
    @SuppressWarnings("unchecked")
    void aSetThatShipsIsAssignedAndKeptForTheActivity() {
        LearnerId tom = BrowserlessTrainer.signIn("Tom", Role.INSTRUCTOR);
        Choice choice = choice(tom);
        BrowserlessTrainer.open(
                "lti/choose/" + BrowserlessTrainer.get(Choices.class).begin(choice));
        assertThat(text()).contains("From a course");
        press("Take this set");
        assertThat(text()).contains("Choose a set first.");

        ComboBox<Object> sets = _get(ComboBox.class, spec -> spec.withLabel("The set"));
        sets.setValue(sets.getListDataView().getItem(0));
        press("Take this set");

        LinkRows links = BrowserlessTrainer.get(LinkRows.class);
        Assignment assigned = BrowserlessTrainer.get(Assignments.class)
                .of(tom, choice.classroom())
                .getFirst();
        LinkId link = ((Choice.Keep) choice.purpose()).link();
        assertThat(links.link(link).orElseThrow().assignment()).contains(assigned.id());
        assertThat(_get(H1.class).getText()).contains(assigned.terms().title());

        BrowserlessTrainer.open(
                "lti/choose/" + BrowserlessTrainer.get(Choices.class).begin(choice));
        assertThat(text())
                .contains(
                        "Or take one that is assigned already", assigned.terms().title());
    }

    @Test
    void aChoiceIsAnothersOrGone() {
        LearnerId tom = BrowserlessTrainer.signIn("Tom", Role.INSTRUCTOR);
        String number = BrowserlessTrainer.get(Choices.class).begin(choice(tom));
        BrowserlessTrainer.visit();
        BrowserlessTrainer.signIn("Eve", Role.INSTRUCTOR);

        BrowserlessTrainer.open("lti/choose/" + number);

        assertThat(text()).contains("This choice is not open any more").doesNotContain("From a course");
    }
}
