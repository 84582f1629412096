package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A learner who wants to see a rule at work, finds the last step alone, and is told what hints take off the answer. */
@Journey
class WorkedIT {

    @Test
    void aHandIsWorkedOutThenFadedThenTheLearnersOwn(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/worked/bridge/call?rules=acol.open.weak-no-trump&run=5&hand=1"));
            Finger.tap(button(page, "First step"));
            Finger.tap(button(page, "Next step"));
            Finger.tap(button(page, "So what is the answer?"));
            assertThat(page.locator(".kb-worked")).containsText("Open 1NT.");
            Finger.tap(button(page, "Next hand: you decide"));
            page.waitForURL("**hand=2");
            assertThat(page.locator(".kb-worked-steps > li")).hasCount(2);
            Answering.by(Answering.Means.TOUCH, page.locator(".kb-question"));
            Finger.tap(button(page, "Next hand"));
            page.waitForURL("**hand=3");
            page.goBack();
            page.waitForURL("**hand=2");
            assertThat(page.locator(".kb-question-done .kb-headline")).isVisible();
            Finger.tap(button(page, "Next hand"));
            page.waitForURL("**hand=3");
            Locator choices = page.locator(".kb-worked-steps .kb-button");
            choices.first().waitFor();
            while (choices.count() > 0) {
                int before = page.locator(".kb-worked-steps .kb-button:enabled").count();
                Finger.tap(page.locator(".kb-worked-steps .kb-button:enabled").first());
                page.waitForCondition(() ->
                        page.locator(".kb-worked-steps .kb-button:enabled").count() < before);
            }
            assertThat(page.locator(".kb-worked")).containsText("Now decide.");
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void hintsComeByKeyboardAndLightTheCardsThatCount(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.DARK)) {
            page.navigate(trainer.at("/practice/bridge/call?seed=7&rules=acol.open.weak-no-trump"));
            button(page, "Hint").focus();
            page.keyboard().press("Enter");
            assertThat(page.locator(".kb-hint > li")).hasCount(1);
            button(page, "Next hint").press("Enter");
            assertThat(page.locator(".kb-hint > li")).hasCount(2);
            assertThat(page.getByText("Each hint takes 2 tenths of what the answer counts."))
                    .isVisible();
            Answering.by(Answering.Means.KEYBOARD, page.locator(".kb-question"));
            assertThat(page.locator("card-hand").first()).hasAttribute("marks", Pattern.compile(".*lit.*"));
            assertThat(browser.faults()).isEmpty();
        }
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}
