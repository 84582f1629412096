package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A game of cribbage on the board, from laying away on. */
@Journey
class PlayCribbageIT {
    private static final int CARDS = 3;

    @Test
    void cardsAreLaidAwayAndPlayedAndTheGameGoesOnWhereItWas(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.DARK)) {
            page.navigate(trainer.at("/play/cribbage?seed=7&to=61"));
            assertThat(page.locator("pegging-board .board-score li")).hasCount(2);
            assertThat(page.locator("pegging-board .peg")).hasCount(4);
            answer(page);
            for (int card = 0; card < CARDS; card++) {
                answer(page);
            }
            picture(page, "cribbage-phone-dark");
            assertThat(page.locator(".kb-crib-table card-table")).hasCount(1);
            assertThat(page.locator(".kb-gin-story li").first()).isVisible();
            String score = page.locator("pegging-board .board-score").innerText();
            assertThat(Accessibility.faults(page)).isEmpty();
            boolean sideways = (boolean)
                    page.evaluate("() => document.documentElement.scrollWidth > document.documentElement.clientWidth");
            assertThat(sideways).isFalse();
            page.reload();
            assertThat(page.locator("pegging-board .board-score")).hasText(score.replaceAll("\\s+", " "));
        }
    }

    @Test
    void aGameToTheEndIsReviewedWithWhatEachChoiceGaveUp(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/play/cribbage?seed=7&to=61&judge=end"));
            page.locator(".kb-question").first().waitFor();
            picture(page, "cribbage-desktop-light");
            int answers = 0;
            while (page.locator(".kb-crib-end").count() == 0) {
                String before = page.url();
                page.locator(".kb-question button:text-is('Skip')").click();
                page.waitForURL(url -> !url.equals(before));
                page.locator(".kb-crib-end, .kb-question:not(.kb-question-done)")
                        .first()
                        .waitFor();
                assertThat(++answers).isLessThan(80);
            }
            assertThat(page.locator(".kb-pot-review li").first()).containsText("gave up nothing");
            picture(page, "cribbage-desktop-end");
        }
    }

    /** Gives the first answer that can be given, and goes on. */
    private static void answer(Page page) {
        String before = page.url();
        page.locator(".kb-question:not(.kb-question-done)").first().waitFor();
        Answering.somehow(page.locator(".kb-question").first());
        page.locator("button.kb-button-first").first().click();
        page.waitForURL(url -> !url.equals(before));
    }

    private static void picture(Page page, String name) {
        String folder = System.getProperty("cribbage.pictures", "");
        if (!folder.isEmpty()) {
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(Path.of(folder, name + ".png"))
                    .setFullPage(true));
        }
    }
}
