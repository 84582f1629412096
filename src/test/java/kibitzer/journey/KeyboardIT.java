package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;

/** A learner who uses the keyboard alone. */
@Journey
class KeyboardIT {
    private static final int HANDS = 10;

    /** Now and then one no trump is no longer to be bid, so its letters are tried and the pass is made. */
    @Test
    void bidsTenHandsByLettersAndEnter(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/practice/bridge/call?seed=1&rules=acol.open.weak-no-trump"));
            tabTo(page, ".box-call");
            for (int hand = 1; hand <= HANDS; hand++) {
                assertThat(page.locator(".box-call:focus")).hasCount(1);
                page.keyboard().press("1");
                page.keyboard().press("n");
                assertThat(page.locator(".box-call:focus")).hasAttribute("data-call", "1NT");
                page.keyboard().press("p");
                assertThat(page.locator(".box-call:focus")).hasAttribute("data-call", "P");
                answerAndGoOn(page);
            }
        }
    }

    @Test
    void throwsTenCardsAtGinByArrowsAndEnter(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/practice/gin/discard?seed=1"));
            tabTo(page, ".hand-card");
            for (int hand = 1; hand <= HANDS; hand++) {
                assertThat(page.locator(".hand-card:focus")).hasCount(1);
                page.keyboard().press("ArrowRight");
                answerAndGoOn(page);
            }
        }
    }

    private static void answerAndGoOn(Page page) {
        String before = page.url();
        page.keyboard().press("Enter");
        assertThat(page.locator(".kb-headline")).isVisible();
        assertThat(page.locator("button.kb-button-first:focus")).hasText("Next question");
        page.keyboard().press("Enter");
        page.waitForURL(url -> !url.equals(before));
        assertThat(page.locator(".kb-headline")).hasCount(0);
    }

    private static void tabTo(Page page, String selector) {
        assertThat(page.locator(selector).first()).isVisible();
        for (int presses = 0; presses < 20 && page.locator(selector + ":focus").count() == 0; presses++) {
            page.keyboard().press("Tab");
        }
    }
}
