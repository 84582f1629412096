package kibitzer.web.account;

import static com.github.mvysny.kaributesting.v10.BasicUtilsKt._fireDomEvent;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Anchor;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.learning.display.Display;
import kibitzer.learning.display.Display.Light;
import kibitzer.learning.display.Displays;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.records.LearnerRecords;
import kibitzer.web.Trainer;
import kibitzer.web.page.EntryForm;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class SettingsViewTest {

    @BeforeEach
    void comeIn() {
        Trainer.visit();
    }

    @AfterEach
    void leave() {
        Trainer.leave();
    }

    @Test
    void aTickIsKeptAtOnceAndShownAgain() {
        Trainer.open("settings");
        fourColours().setValue(true);

        assertThat(Trainer.get(Displays.class).of(Trainer.learner()))
                .isEqualTo(new Display(true, false, false, false, false, Light.AS_THE_DEVICE));
        Trainer.open("");
        Trainer.open("settings");
        assertThat(fourColours().getValue()).isTrue();
    }

    @Test
    void aGuestFindsAllThatIsKeptAndTheWayToDeleteIt() {
        Trainer.open("settings");
        fourColours().setValue(true);
        LearnerId own = Trainer.learner();
        assertThat(_find(Anchor.class))
                .extracting(Anchor::getText, Anchor::getHref)
                .contains(tuple("Download my data", OwnData.OF_GUEST));

        _fireDomEvent(_get(EntryForm.class), "submit");

        assertThat(Trainer.get(LearnerRecords.class).count(own)).isZero();
        assertThat(Trainer.get(Displays.class).of(own)).isEqualTo(Display.USUAL);
    }

    @Test
    void whoSignedInIsSentToTheAccount() {
        Trainer.signIn("Anna", Role.LEARNER);
        Trainer.open("settings");

        assertThat(_find(EntryForm.class)).isEmpty();
        assertThat(_find(Anchor.class)).extracting(Anchor::getText).contains("Download or delete it: your account");
    }

    private static Checkbox fourColours() {
        return _get(Checkbox.class, spec -> spec.withLabel("Four colours: diamonds blue, clubs green"));
    }
}
