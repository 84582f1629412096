package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A beginner works through the first Acol lesson. */
@Journey
class AcolLessonIT {
    private static final int QUESTIONS = 10;

    @Test
    void failsAHandSeesWhyAndFinishesTheDrill(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/lesson/" + Views.LESSON));
            assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)))
                    .containsText("one no trump");

            Locator first = page.locator("#question-1");
            call(first, "7NT");
            assertThat(first.locator(".kb-headline")).containsText("Not right: the book says open 1NT");
            assertThat(first.locator(".kb-verdict")).containsText("15 points");
            assertThat(first.locator(".kb-verdict")).containsText(Pattern.compile("p\\. 14\\d"));

            link(page, "Start the drill").click();
            for (int question = 1; question <= QUESTIONS; question++) {
                assertThat(page.locator(".kb-progress")).containsText(question + " of " + QUESTIONS);
                call(page.locator(".kb-question"), question == 1 ? "7NT" : "P");
                assertThat(page.locator(".kb-headline")).isVisible();
                String next = question < QUESTIONS ? "Next question" : "See how it went";
                button(page, next).click();
            }
            assertThat(page.locator(".kb-score")).containsText("of " + QUESTIONS);
            assertThat(page.locator(".kb-skills li").first()).isVisible();
            link(page, "Practise what was weak").click();
            assertThat(page.locator(".kb-question")).isVisible();

            page.navigate(trainer.at("/"));
            assertThat(page.getByText("Where you were")).isVisible();
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void aReloadedQuestionOfADrillShowsTheVerdictThatWasGiven(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.DARK)) {
            page.navigate(trainer.at("/drill/" + Views.LESSON));
            call(page.locator(".kb-question"), "7NT");
            assertThat(page.locator(".kb-headline")).isVisible();
            String verdict = page.locator(".kb-headline").innerText();
            page.reload();
            assertThat(page.locator(".kb-headline")).isVisible();
            assertThat(page.locator(".kb-headline").innerText()).isEqualTo(verdict);
        }
    }

    private static void call(Locator question, String call) {
        question.locator(".box-call").first().waitFor();
        Answering.Means.POINTER.call(question, call);
    }

    private static Locator link(Page page, String name) {
        return page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name));
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }
}
