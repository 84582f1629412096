package kibitzer.web.views;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.checkbox.Checkbox;
import kibitzer.learning.display.Display;
import kibitzer.learning.display.Display.Light;
import kibitzer.learning.display.Displays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

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
                .isEqualTo(new Display(true, false, false, Light.AS_THE_DEVICE));
        Trainer.open("");
        Trainer.open("settings");
        assertThat(fourColours().getValue()).isTrue();
    }

    private static Checkbox fourColours() {
        return _get(Checkbox.class, spec -> spec.withLabel("Four colours: diamonds blue, clubs green"));
    }
}
