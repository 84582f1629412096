package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;

/** A hand of gin, from the deal to the knock. */
@Journey
class GinIT {
    private static final int MOST_ANSWERS = 80;

    /** Both answers to the upcard stand below hand and piles before anything is moved. */
    @Test
    void theFirstChoiceIsInSightOnASmallPhone(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visitWithoutMotion(Screen.SMALL_PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/play/gin?seed=7"));
            assertThat(page.getByText("Leave the upcard")).isVisible();
            AboveTheFold.hold(page, "/play/gin");
        }
    }

    /** The focus goes from the question to going on and to the next question. */
    @Test
    void isPlayedByKeyboardAlone(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.DARK)) {
            page.navigate(trainer.at("/play/gin?seed=7"));
            assertThat(page.locator(".kb-gin-table card-table .pile")).hasCount(2);
            page.locator(".choice").first().focus();
            int answers = 0;
            while (page.locator(".kb-gin-end").count() == 0) {
                String before = page.url();
                assertThat(page.locator("choice-list :focus, card-hand :focus")).hasCount(1);
                // Two is the stock; a card drawn there may always be thrown again.
                page.keyboard().press(page.locator("[data-choice=stock]").count() == 1 ? "2" : "Enter");
                Controls.goOnByKey(page, before);
                page.locator(".kb-gin-end, .kb-question:not(.kb-question-done)")
                        .first()
                        .waitFor();
                assertThat(++answers).isLessThan(MOST_ANSWERS);
            }
            assertThat(page.locator("button.kb-button-first:focus")).hasText("Next hand");
            assertThat(Accessibility.faults(page)).isEmpty();
            page.reload();
            assertThat(page.locator(".kb-gin-end")).isVisible();
        }
    }
}
