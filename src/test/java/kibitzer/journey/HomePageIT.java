package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Journey
class HomePageIT {

    @ParameterizedTest
    @CsvSource({"PHONE, LIGHT", "PHONE, DARK", "DESKTOP, LIGHT", "DESKTOP, DARK"})
    void isReadableOnEveryScreenAndInBothSchemes(
            Screen screen, ColorScheme scheme, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(screen, scheme)) {
            page.navigate(trainer.at("/"));

            assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Kibitzer")))
                    .isVisible();
            assertThat(Accessibility.faults(page)).isEmpty();
            assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                    .as("fits without horizontal scrolling")
                    .isEqualTo(true);
            assertThat(browser.faults()).isEmpty();
        }
    }
}
