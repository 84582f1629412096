package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** What holds of every view, on a phone and a desk, light and dark. The other journeys go on meanwhile. */
@Journey
@Execution(ExecutionMode.CONCURRENT)
class EveryViewIT {
    private static final String DRAWN = "[...document.querySelectorAll('card-hand, bidding-box, auction-table,"
            + " choice-list, meld-tray')].every(element => element.childElementCount > 0)";

    @TestFactory
    @Execution(ExecutionMode.SAME_THREAD)
    Stream<DynamicTest> isAccessibleAndFitsADesk(RunningTrainer trainer, Browser browser) {
        return inspections(trainer, browser, Screen.DESKTOP, ColorScheme.LIGHT);
    }

    @TestFactory
    @Execution(ExecutionMode.SAME_THREAD)
    Stream<DynamicTest> isAccessibleAndFitsAPhone(RunningTrainer trainer, Browser browser) {
        return inspections(trainer, browser, Screen.PHONE, ColorScheme.DARK);
    }

    /** One visitor opens them all, so that what all pages share is fetched once. */
    private static Stream<DynamicTest> inspections(
            RunningTrainer trainer, Browser browser, Screen screen, ColorScheme scheme) {
        Page page = browser.visit(screen, scheme);
        return Views.all()
                .map(address -> DynamicTest.dynamicTest(
                        address + " " + screen + " " + scheme,
                        () -> inspect(
                                trainer,
                                browser,
                                page,
                                address,
                                Views.fileName(address) + "-" + screen + "-" + scheme + ".png")))
                .onClose(page::close);
    }

    private static void inspect(RunningTrainer trainer, Browser browser, Page page, String address, String picture) {
        page.navigate(trainer.at(address));
        assertThat(page.locator("main h1")).isVisible();
        assertThat(page.locator("main h1")).hasCount(1);
        page.waitForFunction(DRAWN);
        page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", "screenshots", picture)));

        assertThat(Accessibility.faults(page)).isEmpty();
        assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .as("fits without horizontal scrolling")
                .isEqualTo(true);
        assertThat(page.title()).contains("Kibitzer");
        assertThat(browser.faults()).as("errors in the console").isEmpty();
    }
}
