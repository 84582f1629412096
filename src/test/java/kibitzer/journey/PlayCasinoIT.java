package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;

/** A deal of casino, from the first card to the count. */
@Journey
class PlayCasinoIT {
    private static final int PLAYS = 24;

    /** The focus goes from the question to going on and to the next question. */
    @Test
    void isPlayedByKeyboardAlone(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.DARK)) {
            page.navigate(trainer.at("/play/casino?seed=7"));
            assertThat(page.locator(".kb-casino-table card-hand").first()).isVisible();
            page.locator(".choice").first().focus();
            int answers = 0;
            while (page.locator(".kb-casino-end").count() == 0) {
                String before = page.url();
                assertThat(page.locator("choice-list :focus, card-hand :focus")).hasCount(1);
                page.keyboard().press("1");
                assertThat(page.locator("button.kb-button-first:focus")).hasText("Go on");
                page.keyboard().press("Enter");
                page.waitForURL(url -> !url.equals(before));
                page.locator(".kb-casino-end, .kb-question:not(.kb-question-done)")
                        .first()
                        .waitFor();
                assertThat(++answers).isLessThanOrEqualTo(PLAYS);
            }
            assertThat(answers).isEqualTo(PLAYS);
            assertThat(page.locator("button.kb-button-first:focus")).hasText("Next deal");
            assertThat(Accessibility.faults(page)).isEmpty();
            assertThat(browser.faults()).isEmpty();
        }
    }

    /** The address holds the deal, so nothing is lost when the power goes. */
    @Test
    void goesOnWhereItWasWhenTheTrainerIsKilled(Browser browser) {
        try (RunningTrainer own = RunningTrainer.start();
                Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.navigate(own.at("/play/casino?seed=7"));
            for (int answer = 0; answer < 3; answer++) {
                String before = page.url();
                page.locator(".choice").first().click();
                page.locator("button.kb-button-first").getByText("Go on").click();
                page.waitForURL(url -> !url.equals(before));
                page.locator(".kb-question:not(.kb-question-done)").waitFor();
            }
            String told = page.locator(".kb-gin-story").textContent();
            String held = page.locator(".kb-question card-hand").getAttribute("cards");
            own.kill();
            own.restart();
            page.navigate(page.url());
            assertThat(page.locator(".kb-gin-story")).hasText(told);
            assertThat(page.locator(".kb-question card-hand")).hasAttribute("cards", held);
        }
    }

    /** A card that is picked shows its plays alone; picked again, all of them. */
    @Test
    void aCardOfTheHandNarrowsTheList(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/play/casino?seed=7"));
            page.locator(".choice").first().waitFor();
            int all = page.locator(".choice").count();
            page.locator(".kb-question .hand-card[role]").first().click();
            assertThat(page.locator(".choice")).not().hasCount(all);
            page.locator(".kb-question .hand-card[role]").first().click();
            assertThat(page.locator(".choice")).hasCount(all);
            assertThat(Accessibility.faults(page)).isEmpty();
        }
    }
}
