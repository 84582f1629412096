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
            assertThat(page.locator(".kb-casino-table card-table .pile-spread")).isVisible();
            page.locator(".kb-question .hand-card[role]").first().focus();
            int answers = 0;
            while (page.locator(".kb-casino-end").count() == 0) {
                String before = page.url();
                assertThat(page.locator("choice-list :focus, card-hand :focus")).hasCount(1);
                play(page);
                Controls.goOnByKey(page, before);
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

    /** The first way to play; a phone folds away many until a card is picked. */
    private static void play(Page page) {
        if (page.locator(".kb-plays-folded").count() > 0) {
            page.keyboard().press("Enter");
            assertThat(page.locator(".kb-plays-folded")).hasCount(0);
            page.keyboard().press("Tab");
            assertThat(page.locator("choice-list :focus")).hasCount(1);
        }
        if (page.locator("choice-list :focus").count() == 0) {
            page.locator(".choice").first().focus();
        }
        page.keyboard().press("1");
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
