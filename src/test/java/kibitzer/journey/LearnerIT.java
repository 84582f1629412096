package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** From the first lesson of a guest to the day after: what brings a learner back. */
@Journey
class LearnerIT {
    /** The days are the same whenever the journey is made, and so are their hands. */
    private static final Instant FIRST_DAY = Instant.parse("2026-12-01T12:00:00Z");

    private static final int DRILL = 10;
    private static final int DAILY = 5;
    private static final String PASSWORD = "four old rule books";

    @Test
    void aGuestLearnsRegistersAndComesBackTheNextDay(Browser browser) {
        try (RunningTrainer trainer = RunningTrainer.startAhead(Duration.between(Instant.now(), FIRST_DAY));
                Page page = browser.visitWithoutMotion(Screen.DESKTOP, ColorScheme.LIGHT)) {
            readsALessonAndDrills(page, trainer);
            registersAndKeepsAll(page, trainer);
            somebodyElsePlaysTheDaysHands(browser, trainer);
            assertThat(browser.faults()).isEmpty();

            trainer.passTime(Duration.ofDays(1));

            signsInAndReviews(page, trainer);
            playsTheDaysHandsAndSeesTheShares(page, trainer, browser);
            assertThat(Accessibility.faults(page)).isEmpty();
        }
    }

    private static void readsALessonAndDrills(Page page, RunningTrainer trainer) {
        page.navigate(trainer.at("/"));
        link(page, "Show me a trick").click();
        assertThat(page.locator(".kb-reading")).isVisible();
        page.navigate(trainer.at("/lesson/" + Views.LESSON));
        call(page.locator("#question-1"), "7NT");
        assertThat(page.locator("#question-1").locator(".kb-headline")).isVisible();
        link(page, "Start the drill").click();
        for (int question = 1; question <= DRILL; question++) {
            assertThat(page.locator(".kb-progress")).containsText(question + " of " + DRILL);
            call(page.locator(".kb-question"), question == 1 ? "7NT" : "P");
            assertThat(page.locator(".kb-headline")).isVisible();
            button(page, question < DRILL ? "Next question" : "See how it went").click();
        }
        assertThat(page.locator(".kb-score")).containsText("of " + DRILL);
    }

    private static void registersAndKeepsAll(Page page, RunningTrainer trainer) {
        page.navigate(trainer.at("/progress"));
        assertThat(page.locator(".kb-figures-row")).containsText((DRILL + 1) + " (");
        String figures = page.locator(".kb-figures-row").textContent();
        page.navigate(trainer.at("/settings"));
        page.getByLabel("Four colours").check();
        assertThat(page.locator("html[data-pack=four-colour]")).hasCount(1);

        page.navigate(trainer.at("/register"));
        field(page, "Name").fill("Ada");
        field(page, "Password").fill(PASSWORD);
        button(page, "Register").click();
        assertThat(page.locator("main h1")).hasText("Your account");
        assertThat(page.locator("html[data-pack=four-colour]")).hasCount(1);
        page.navigate(trainer.at("/progress"));
        assertThat(page.locator(".kb-figures-row")).hasText(figures);
    }

    /** Further west than anybody else it is still the day before. */
    private static void somebodyElsePlaysTheDaysHands(Browser browser, RunningTrainer trainer) {
        try (Page other = browser.visitWithoutMotion(Screen.PHONE, ColorScheme.DARK)) {
            other.navigate(trainer.at("/daily/2026-12-02"));
            assertThat(other.locator("main")).containsText("when that day begins");
            other.navigate(trainer.at("/daily"));
            for (int question = 1; question <= DAILY; question++) {
                assertThat(other.locator(".kb-progress")).containsText(question + " of " + DAILY);
                Answering.somehow(other.locator(".kb-question"));
                button(other, question < DAILY ? "Next question" : "See how it went")
                        .click();
            }
            assertThat(other.locator(".kb-score")).containsText("of " + DAILY);
            assertThat(other.locator(".kb-others").first()).containsText("You are the first");
        }
    }

    private static void signsInAndReviews(Page page, RunningTrainer trainer) {
        page.navigate(trainer.at("/sign-in"));
        field(page, "Name or e-mail").fill("Ada");
        field(page, "Password").fill(PASSWORD);
        button(page, "Sign in").click();
        page.waitForURL(trainer.at("/"));
        assertThat(page.locator("html[data-pack=four-colour]")).hasCount(1);
        assertThat(page.locator("main")).containsText("due before you forget");
        link(page, "Review now").click();
        Answering.somehow(page.locator(".kb-question"));
        page.navigate(trainer.at("/review"));
        assertThat(page.locator("main")).containsText("1 reviewed today");
    }

    private static void playsTheDaysHandsAndSeesTheShares(Page page, RunningTrainer trainer, Browser browser) {
        page.navigate(trainer.at("/daily/2026-12-01?question=1"));
        assertThat(page.locator(".kb-others")).hasCount(0);
        Answering.somehow(page.locator(".kb-question"));
        assertThat(page.locator(".kb-others")).containsText("2 learners");
        page.reload();
        assertThat(page.locator(".kb-headline")).isVisible();

        page.navigate(trainer.at("/daily"));
        for (int question = 1; question <= DAILY; question++) {
            assertThat(page.locator(".kb-progress")).containsText(question + " of " + DAILY);
            Answering.somehow(page.locator(".kb-question"));
            button(page, question < DAILY ? "Next question" : "See how it went").click();
        }
        assertThat(page.locator(".kb-score")).containsText("of " + DAILY);
        assertThat(page.locator(".kb-pass-on")).containsText("Kibitzer 2026-12-02");
        assertThat(page.locator(".kb-others")).hasCount(DAILY);
        link(page, "Other days").click();
        assertThat(page.locator(".kb-month a")).hasCount(2);
    }

    private static void call(Locator question, String call) {
        question.locator("[data-call='" + call + "']").click();
    }

    private static Locator link(Page page, String name) {
        return page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name))
                .first();
    }

    private static Locator field(Page page, String name) {
        return page.getByRole(
                AriaRole.TEXTBOX, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}
