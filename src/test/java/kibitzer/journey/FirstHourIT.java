package kibitzer.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import kibitzer.journey.Answering.Means;
import org.junit.jupiter.api.Test;

/** Somebody who has never held cards, on a phone: twenty decisions, and never more than a screen to read before one. */
@Journey
class FirstHourIT {
    private static final int DECISIONS = 20;
    private static final String QUESTION = ".kb-question";
    private static final String OPEN = ".kb-question:not(.kb-question-done)";

    /** How far below the top of the page, or below the question before it, a question begins. */
    private static final String TO_READ = """
            questions => questions.map((question, at) => question.getBoundingClientRect().top
                - (at === 0 ? -scrollY : questions[at - 1].getBoundingClientRect().bottom))""";

    @Test
    void decidesTwentyTimesAndNeverReadsMoreThanAScreenBefore(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/"));
            link(page, "Show me a trick").tap();
            page.waitForURL("**/lesson/**");
            int decided = 0;
            while (decided < DECISIONS) {
                decided += lesson(page);
                decided += drill(page);
                link(page, "Next: ").tap();
                page.waitForURL("**/lesson/**");
            }
            page.navigate(trainer.at("/"));
            assertThat(link(page, "Go on: ").textContent()).isNotBlank();
            assertThat(browser.faults()).isEmpty();
        }
    }

    private static int lesson(Page page) {
        page.locator(QUESTION).first().waitFor();
        assertNotMuchToRead(page);
        int questions = page.locator(QUESTION).count();
        for (int number = 0; number < questions; number++) {
            Answering.by(Means.TOUCH, page.locator(QUESTION).nth(number));
        }
        return questions;
    }

    private static int drill(Page page) {
        link(page, "Start the drill").tap();
        page.waitForURL("**/drill/**");
        int answered = 0;
        do {
            page.locator(OPEN).waitFor();
            assertNotMuchToRead(page);
            Answering.by(Means.TOUCH, page.locator(QUESTION));
            answered++;
            String before = page.url();
            Means.TOUCH.press(page.locator(".kb-verdict .kb-button-first"));
            page.waitForURL(url -> !url.equals(before));
            page.locator(OPEN + ", .kb-score").waitFor();
        } while (page.locator(".kb-score").count() == 0);
        return answered;
    }

    @SuppressWarnings("unchecked")
    private static void assertNotMuchToRead(Page page) {
        assertThat((Iterable<Number>) page.locator(QUESTION).evaluateAll(TO_READ))
                .isNotEmpty()
                .allSatisfy(pixels -> assertThat(pixels.intValue()).isLessThan(Screen.LARGE_PHONE.height));
    }

    private static Locator link(Page page, String name) {
        return page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name))
                .first();
    }
}
