package kibitzer.web.account;

import static com.github.mvysny.kaributesting.v10.BasicUtilsKt._fireDomEvent;
import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.NativeButton;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.learning.display.Display;
import kibitzer.learning.display.Display.Light;
import kibitzer.learning.display.Displays;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.records.LearnerRecords;
import kibitzer.reminders.Reminders;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Choice;
import kibitzer.web.field.Tick;
import kibitzer.web.page.EntryForm;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class SettingsViewTest {
    private static final String AT_MOZILLA = "https://updates.push.services.mozilla.com/wpush/v2/settings";

    /** The browser's keys of the example in RFC 8291, appendix A. */
    private static final String P256DH =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

    private static final String AUTH = "BTBZMqHH6r4Tts7J_aSIgg";

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    @Test
    void aTickIsKeptAtOnceAndShownAgain() {
        BrowserlessTrainer.open("settings");
        fourColours().setValue(true);

        assertThat(BrowserlessTrainer.get(Displays.class).of(BrowserlessTrainer.learner()))
                .isEqualTo(new Display(true, false, false, false, false, Light.AS_THE_DEVICE));
        BrowserlessTrainer.open("");
        BrowserlessTrainer.open("settings");
        assertThat(fourColours().getValue()).isTrue();
    }

    @Test
    void aGuestFindsAllThatIsKeptAndTheWayToDeleteIt() {
        BrowserlessTrainer.open("settings");
        fourColours().setValue(true);
        LearnerId own = BrowserlessTrainer.learner();
        assertThat(_find(Anchor.class))
                .extracting(Anchor::getText, Anchor::getHref)
                .contains(tuple("Download my data", OwnData.OF_GUEST));

        _fireDomEvent(_get(EntryForm.class), "submit");

        assertThat(BrowserlessTrainer.get(LearnerRecords.class).count(own)).isZero();
        assertThat(BrowserlessTrainer.get(Displays.class).of(own)).isEqualTo(Display.USUAL);
    }

    @Test
    void whoSignedInIsSentToTheAccount() {
        BrowserlessTrainer.signIn("Anna", Role.LEARNER);
        BrowserlessTrainer.open("settings");

        assertThat(_find(NativeButton.class)).extracting(NativeButton::getText).doesNotContain("Delete everything");
        assertThat(_find(Anchor.class)).extracting(Anchor::getText).contains("Download or delete it: your account");
    }

    @Test
    void remindersAreOffUntilTheBrowserAsksAndKeepTheirHour() {
        BrowserlessTrainer.open("settings");
        assertThat(BrowserlessTrainer.get(Reminders.class).of(BrowserlessTrainer.learner()))
                .isEmpty();
        assertThat(_find(NativeButton.class, spec -> spec.withText("Switch them off everywhere")))
                .isEmpty();
        hour().setValue(7);
        assertThat(BrowserlessTrainer.get(Reminders.class).of(BrowserlessTrainer.learner()))
                .as("an hour alone switches nothing on")
                .isEmpty();

        assertThat(_get(ReminderSwitch.class).switchedOn(AT_MOZILLA, P256DH, AUTH))
                .isEmpty();

        assertThat(BrowserlessTrainer.get(Reminders.class).of(BrowserlessTrainer.learner()))
                .hasValueSatisfying(wish -> assertThat(wish.hour()).isEqualTo(7));
        assertThat(_get(ReminderSwitch.class).isOn(AT_MOZILLA)).isTrue();
        BrowserlessTrainer.open("");
        BrowserlessTrainer.open("settings");
        assertThat(hour().getValue()).isEqualTo(7);

        _click(_get(NativeButton.class, spec -> spec.withText("Switch them off everywhere")));

        assertThat(_get(ReminderSwitch.class).isOn(AT_MOZILLA)).isFalse();
        assertThat(_find(NativeButton.class, spec -> spec.withText("Switch them off everywhere")))
                .isEmpty();
    }

    @Test
    void anAddressOfNoPushServiceIsRefusedInWords() {
        BrowserlessTrainer.open("settings");

        assertThat(_get(ReminderSwitch.class).switchedOn("https://cards.test/inside", P256DH, AUTH))
                .isEqualTo("The service that brings messages to this browser (cards.test) is not known here."
                        + " Whoever runs this trainer can add it.");
        assertThat(BrowserlessTrainer.get(Reminders.class).browsers(BrowserlessTrainer.learner()))
                .isZero();
    }

    @SuppressWarnings("unchecked")
    private static Choice<Integer> hour() {
        return _get(Choice.class, spec -> spec.withLabel("At what hour"));
    }

    private static Tick fourColours() {
        return _get(Tick.class, spec -> spec.withLabel("Four colours: diamonds blue, clubs green"));
    }
}
