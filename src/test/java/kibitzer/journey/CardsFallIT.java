package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.Test;

/** Cards fall into the trick one after another and are heard only by who wishes it; for who wants less motion they just lie there. */
@Journey
class CardsFallIT {
    /** East has led a heart; the learner holds the ten, the six and the four. */
    private static final String HAND = "/play/whist?seed=3&judge=end";

    private static final String TEN = ".kb-question .hand-card[data-card='TH']";
    private static final String FALLING = "card-trick[in-play] .trick-falls";
    private static final String COUNT_TAPS =
            "window.taps = 0; AudioBufferSourceNode.prototype.start = () => { window.taps++; };";
    private static final String MOVES_FOR =
            "card => getComputedStyle(card.querySelector('playing-card')).animationDuration";

    @Test
    void oneAfterAnotherAndInSilence(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            page.addInitScript(COUNT_TAPS);
            page.navigate(trainer.at(HAND));
            assertThat(page.locator(FALLING)).hasCount(1);
            assertThat(page.locator(FALLING).evaluate(MOVES_FOR)).isEqualTo("0.22s");
            play(page);
            assertThat(page.evaluate("taps")).isEqualTo(0);
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void heardByWhoWishesIt(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.DARK)) {
            page.addInitScript(COUNT_TAPS);
            page.navigate(trainer.at("/settings"));
            page.getByRole(
                            AriaRole.CHECKBOX,
                            new Page.GetByRoleOptions().setName("Sound: a soft tap when a card or chips fall"))
                    .check();
            assertThat(page.locator("html")).hasAttribute("data-sound", "on");
            page.navigate(trainer.at(HAND));
            assertThat(page.locator(FALLING)).hasCount(1);
            page.evaluate("() => { taps = 0; }");
            play(page);
            Locator fallen = page.locator(FALLING);
            page.waitForFunction(
                    "seen => taps === 1 + document.querySelectorAll(seen).length",
                    FALLING); // the learner's own, and the next trick's
            assertThat(fallen.count()).isBetween(0, 3);
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void lyingThereForWhoWantsLessMotion(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.LIGHT)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
            page.navigate(trainer.at(HAND));
            assertThat(page.locator(FALLING)).hasCount(1);
            assertThat(page.locator(FALLING).evaluate(MOVES_FOR)).isEqualTo("0s");
        }
    }

    private static void play(Page page) {
        String before = page.url();
        page.locator(TEN).focus();
        page.locator(TEN).press("Enter");
        page.waitForURL(url -> !url.equals(before));
        page.locator(".kb-question .hand-card").first().waitFor();
    }
}
