package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;

/** A deal of dummy whist that is over, gone through trick by trick, and its last trick but one tried again. */
@Journey
class PlayDummyWhistIT {
    private static final String PLAYED = "/play/dummy-whist?seed=7&said=TS.3S.3H.2H.5S.4S.6C.TC.7C.JC.QC.8C.9D."
            + "QD.KD.4H.AD.5H.7S.QS.KH.8H.TH.5D.6S.KS";

    @Test
    void isGoneThroughAndTriedAgainOnAPhone(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.DARK)) {
            page.navigate(trainer.at(PLAYED));
            page.getByText("Trick by trick, with all cards seen").click();
            assertThat(page.locator(".kb-whist-tricks > li")).hasCount(13);
            assertThat(page.locator(".kb-whist-tricks .kb-play-again")).hasCount(13);
            assertThat(Accessibility.faults(page)).isEmpty();
            page.locator(".kb-whist-tricks .kb-play-again").nth(11).click();
            assertThat(page.locator(".kb-whist-table card-trick")).isVisible();
            assertThat(page.locator(".kb-baize-note")).containsText("you and dummy");
            assertThat(Accessibility.faults(page)).isEmpty();
            assertThat(browser.faults()).isEmpty();
        }
    }
}
