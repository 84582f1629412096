package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;

/** A learner who looks a game of tricks up and is asked whether he can play it. */
@Journey
class CanYouPlayIT {
    private static final int QUESTIONS = 10;

    @Test
    void answersTenQuestionsOnOneGameAndIsToldHowManyWereRight(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/library/euchre-joker"));
            Finger.tap(page.getByText("Can you play it?"));
            page.waitForURL(url -> url.contains("mode=ten") && url.contains("round="));
            for (int question = 1; question <= QUESTIONS; question++) {
                assertThat(page.getByText("question " + question + " of 10")).isVisible();
                Answering.by(Answering.Means.TOUCH, page.locator(".kb-question"));
                Finger.tap(page.locator(".kb-verdict .kb-button-first"));
            }
            assertThat(page.getByText(" of 10 right")).isVisible();
            assertThat(page.getByText("Another game")).isVisible();
            Finger.tap(page.getByText("The rules of"));
            page.waitForURL("**/library/euchre-joker");
        }
    }
}
