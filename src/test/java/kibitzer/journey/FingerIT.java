package kibitzer.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A finger touches once, however long Chromium is silent about it. */
@Journey
class FingerIT {
    /** Much shorter than the pages below are silent for. */
    private static final Duration WORD = Duration.ofMillis(400);

    private static final String BUTTON =
            "<script>let taps = 0; const silent = ms => { const end = performance.now() + ms;"
                    + " while (performance.now() < end); };</script><button onclick='taps++'>Here</button>";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            answers at once       | ""
            is silent meanwhile   | addEventListener('touchend', () => silent(3000))
            is silent afterwards  | addEventListener('click', () => silent(3000))
            lies under a curtain  | const over = document.body.appendChild(document.createElement('div')); over.style.cssText = 'position: fixed; inset: 0'; setTimeout(() => over.remove(), 3000)
            """)
    void touchesOnceWhatItMeans(String page, String script, Browser browser) {
        try (Page visited = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            visited.navigate(document(BUTTON + "<script>" + script + "</script>"));
            Finger.tap(visited.locator("button"), new Locator.TapOptions(), WORD);
            visited.waitForCondition(() -> !visited.evaluate("taps").equals(0));
            assertThat(visited.evaluate("taps")).as(page).isEqualTo(1);
        }
    }

    private static String document(String html) {
        return "data:text/html,"
                + URLEncoder.encode(html, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
