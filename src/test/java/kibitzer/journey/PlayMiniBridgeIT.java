package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import kibitzer.journey.Answering.Means;
import org.junit.jupiter.api.Test;

/** A deal of mini-bridge: who declares is said, a contract is named with dummy seen, and the deal is played or given up. */
@Journey
class PlayMiniBridgeIT {
    /** South has 22 points of his side's 26. */
    private static final String COUNTED = "/play/mini-bridge?seed=1&said=22";

    @Test
    void theContractIsNamedAndPlayed(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.DARK)) {
            page.navigate(trainer.at(COUNTED));
            answer(page, Means.KEYBOARD);
            assertThat(page.locator(".kb-question .kb-prompt")).containsText("Which contract do you name?");
            answer(page, Means.TOUCH);
            page.locator(".kb-bridge-table").waitFor();
            assertThat(Accessibility.faults(page)).isEmpty();

            page.navigate(trainer.at(COUNTED + ".south.game-nt.claim-0"));
            assertThat(page.locator(".kb-bridge-end .kb-prompt")).containsText("3NT by south");
            assertThat(Accessibility.faults(page)).isEmpty();
            assertThat(browser.faults()).isEmpty();
        }
    }

    /** Any answer, and on to what follows. */
    private static void answer(Page page, Means means) {
        String before = page.url();
        Answering.give(means, page.locator(".kb-question"));
        Controls.goOn(page, means, before);
    }
}
