package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.UUID;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.learning.display.Display;
import kibitzer.learning.display.Display.Light;
import kibitzer.learning.display.Displays;
import kibitzer.learning.learner.LearnerKey;
import kibitzer.learning.learner.Learners;
import org.junit.jupiter.api.Test;

/** The page comes with the learner's wishes in it: its first paint needs no script. */
@SharedFixture
class DisplayTest {
    private static final Display WISHED = new Display(true, true, true, true, true, Light.DARK);
    private static final String WRITTEN =
            "data-pack=\"four-colour\" data-print=\"large\" data-fan=\"left\" data-tap=\"once\" data-sound=\"on\" data-theme=\"dark\"";

    private final TrainerOverHttp trainer = TrainerOverHttp.usual();
    private final String name = "Dora " + UUID.randomUUID().toString().substring(0, 8);

    @Test
    void aGuestsPageIsSentAsThisBrowserWishes() {
        TrainerOverHttp.Browser browser = trainer.browser();
        assertThat(browser.get("/").body()).doesNotContain("data-pack", "data-theme");
        String key = browser.cookie("kibitzer-learner").orElseThrow();
        trainer.get(Displays.class)
                .keep(trainer.get(Learners.class).find(new LearnerKey(key)).orElseThrow(), WISHED);

        assertThat(browser.get("/practice").body()).contains(WRITTEN);
        assertThat(trainer.browser().get("/practice").body()).doesNotContain("data-pack");
    }

    @Test
    void anAccountsPageIsSentAsTheAccountWishesUntilItSignsOut() {
        People people = new People(trainer);
        trainer.get(Displays.class).keep(people.register(name, Role.LEARNER), WISHED);
        TrainerOverHttp.Browser browser = people.enter(name);

        assertThat(browser.get("/").body()).contains(WRITTEN);
        browser.form("/sign-out", Map.of());
        assertThat(browser.get("/").body()).doesNotContain("data-pack");
    }
}
