package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;

/** A learner who practises one rule reads what its answer is for, before he answers and with the verdict. */
@Journey
class WhyIT {
    private static final String WHY =
            "No card of the opponent's can bring the count to fifteen on it, nor past it (p. 256).";

    @Test
    void readsWhatTheAnswerIsFor(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/practice/cribbage/lead?rules=cribbage.lead.four&seed=5"));
            page.locator(".kb-when-seen").scrollIntoViewIfNeeded();
            assertThat(page.locator(".kb-practice-form").getByText(WHY)).isVisible();
            Answering.by(Answering.Means.TOUCH, page.locator(".kb-question"));
            assertThat(page.locator(".kb-verdict .kb-purpose")).containsText(WHY);
        }
    }
}
