package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Vingt-et-un, chemin de fer and red dog for counters, and what the book's advice costs. */
@Journey
class PlayTablesIT {
    private static final int DEALS = 3;
    private static final int MOST_ANSWERS = 30;
    private static final String ANSWERED = ".kb-question[data-answered]:not(.kb-question-done)";

    /** The focus goes from the question to going on, to the next deal and to its question. */
    @ParameterizedTest
    @CsvSource({
        "/play/vingt-et-un?seed=4, .kb-vingt-end, PHONE, DARK",
        "/play/baccarat?game=chemin-de-fer&seed=7, .kb-coup-end, DESKTOP, LIGHT",
        "/play/red-dog?seed=4, .kb-red-dog-end, PHONE, LIGHT"
    })
    void arePlayedByKeyboardAlone(
            String address, String over, Screen screen, ColorScheme scheme, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(screen, scheme)) {
            page.navigate(trainer.at(address));
            page.locator(".choice").first().focus();
            int ended = 0;
            for (int answers = 0; ended < DEALS && answers < MOST_ANSWERS; answers++) {
                String before = page.url();
                answer(page);
                Controls.goOnByKey(page, before);
                assertThat(page.locator(ANSWERED)).hasCount(0); // the address is new a moment before the page is
                page.locator(over + ", .kb-question:not(.kb-question-done)")
                        .first()
                        .waitFor();
                if (page.locator(over).count() > 0) {
                    assertThat(page.locator("button.kb-button-first:focus")).containsText("Next");
                    ended++;
                    assertThat(Accessibility.faults(page)).isEmpty();
                    String ending = page.url();
                    page.keyboard().press("Enter");
                    page.waitForURL(url -> !url.equals(ending)); // it may be told after the page is there
                    page.locator(".kb-question:not(.kb-question-done)").first().waitFor();
                }
            }
            assertThat(ended).isEqualTo(DEALS);
            assertThat(page.locator(".kb-counters svg")).hasAttribute("role", "img");
            assertThat(browser.faults()).isEmpty();
        }
    }

    /** The second of a few choices; where there are many, as with a large pool at red dog, it is written. */
    private static void answer(Page page) {
        page.locator(".kb-question choice-list :focus, .kb-question input:focus")
                .first()
                .waitFor();
        page.locator(".kb-question").evaluateAll("all => all.forEach(one => one.setAttribute('data-answered', ''))");
        if (page.locator(".kb-question .choice").count() > 0) {
            page.keyboard().press("2");
        } else {
            page.keyboard().type("bet 2");
            page.keyboard().press("Enter");
        }
    }

    @ParameterizedTest
    @CsvSource({"PHONE, LIGHT", "DESKTOP, DARK"})
    void theCostsAreReadOnEveryScreen(Screen screen, ColorScheme scheme, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(screen, scheme)) {
            page.navigate(trainer.at("/odds/vingt-et-un"));
            assertThat(page.locator("table.kb-data")).hasCount(4);
            assertThat(Accessibility.faults(page)).isEmpty();
        }
    }
}
