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
            page.navigate(trainer.at("/practice/bridge/call?seed=7&rules=acol.open.weak-no-trump"));
            assertThat(page.getByRole(AriaRole.IMG, named("Your hand: spades ten, seven, four")))
                    .isVisible();
            assertThat(page.getByRole(AriaRole.GRID, named("Your call"))).isVisible();
            page.getByRole(AriaRole.GRIDCELL, named("7NT, seven no trump")).click();
            assertThat(page.locator(".kb-question > [role=status]"))
                    .hasText(Pattern.compile("Not right: the book says open 1NT.*"));
        }
    }

    @Test
    void aCardOfAGinHandSaysItsPlace(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/practice/gin/discard?seed=5"));
            Locator hand = page.getByRole(AriaRole.LISTBOX).first();
            assertThat(hand.getByRole(
                            AriaRole.OPTION, new Locator.GetByRoleOptions().setName("five of spades, 1 of 11")))
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

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name);
    }
}
