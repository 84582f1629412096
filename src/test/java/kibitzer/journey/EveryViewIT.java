package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What holds of every view, on a phone and a desk, light and dark. */
@Journey
class EveryViewIT {
    private static final String DRAWN = "[...document.querySelectorAll('card-hand, bidding-box, auction-table,"
            + " choice-list, meld-tray')].every(element => element.childElementCount > 0)";

    @TestFactory
    Stream<DynamicTest> isAccessibleAndFitsTheScreen(RunningTrainer trainer, Browser browser) {
        return Views.all()
                .flatMap(address -> Stream.of(
                        inspection(trainer, browser, address, Screen.DESKTOP, ColorScheme.LIGHT),
                        inspection(trainer, browser, address, Screen.PHONE, ColorScheme.DARK)));
    }

    private static DynamicTest inspection(
            RunningTrainer trainer, Browser browser, String address, Screen screen, ColorScheme scheme) {
        return DynamicTest.dynamicTest(
                address + " " + screen + " " + scheme, () -> inspect(trainer, browser, address, screen, scheme));
    }

    private static void inspect(
            RunningTrainer trainer, Browser browser, String address, Screen screen, ColorScheme scheme) {
        try (Page page = browser.visit(screen, scheme)) {
            page.navigate(trainer.at(address));
            assertThat(page.locator("main h1")).isVisible();
            assertThat(page.locator("main h1")).hasCount(1);
            page.waitForFunction(DRAWN);
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(Path.of(
                            "target", "screenshots", Views.fileName(address) + "-" + screen + "-" + scheme + ".png")));

            assertThat(Accessibility.faults(page)).isEmpty();
            assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                    .as("fits without horizontal scrolling")
                    .isEqualTo(true);
            assertThat(page.title()).contains("Kibitzer");
            assertThat(browser.faults()).as("errors in the console").isEmpty();
        }
    }
}
