package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What a learner hears who does not see the table. */
@Journey
class ScreenReaderIT {

    @Test
    void aBridgeHandIsReadSuitBySuitAndTheVerdictIsSaid(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/lesson/" + Views.LESSON));
            Locator question = page.locator("#question-1");
            assertThat(question.getByRole(AriaRole.IMG, within("Your hand: spades king, jack, seven; hearts ace")))
                    .isVisible();
            assertThat(question.getByRole(AriaRole.GRID, within("Your call"))).isVisible();
            question.getByRole(AriaRole.GRIDCELL, within("7NT, seven no trump")).click();
            assertThat(question.locator("> [role=status]"))
                    .hasText(Pattern.compile("Not right: the book says open 1NT.*"));
        }
    }

    @Test
    void aCardOfAGinHandSaysItsPlace(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/practice/gin/discard?seed=5"));
            Locator hand = page.getByRole(AriaRole.LISTBOX).first();
            assertThat(hand.getByRole(
                            AriaRole.OPTION,
                            new Locator.GetByRoleOptions().setName(Pattern.compile("^\\w+ of \\w+, 1 of 11$"))))
                    .isVisible();
        }
    }

    @Test
    void everyPageHasItsLandmarksAndAWayPastTheMenu(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/library"));
            assertThat(page.getByRole(AriaRole.NAVIGATION, named("Main"))).isVisible();
            assertThat(page.getByRole(AriaRole.MAIN)).isVisible();
            page.keyboard().press("Tab");
            assertThat(page.locator(".kb-skip")).isFocused();
            page.keyboard().press("Enter");
            assertThat(page.getByRole(AriaRole.MAIN)).isFocused();
        }
    }

    private static Locator.GetByRoleOptions within(String name) {
        return new Locator.GetByRoleOptions().setName(name);
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }
}
