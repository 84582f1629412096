package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Hands are fetched, answered offline over several loadings of the page, and stored once when the device is online again. */
@Journey
class OfflineIT {
    private static final String WORKS = "navigator.serviceWorker.controller !== null";
    private static final String WAITING = "JSON.parse(localStorage.getItem('kibitzer-answers') ?? '[]').length";
    private static final int LINE_OF_TEXT = 24;

    /** The same hands each time: each visit deals others. */
    private static final String ROUND = "00000000-0000-0000-0000-000000000007";

    private static final JsonMapper JSON = new JsonMapper();

    @Test
    void answersGivenOfflineByTouchAreStoredOnce(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visitWithWorker(Screen.PHONE, ColorScheme.DARK)) {
            goesThrough(trainer, browser, page, Answering.Means.TOUCH);
        }
    }

    @Test
    void theSameByKeyboardOnADesk(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visitWithWorker(Screen.DESKTOP, ColorScheme.LIGHT)) {
            goesThrough(trainer, browser, page, Answering.Means.KEYBOARD);
        }
    }

    /** In words that are read without a pointer, and only while the line is gone. */
    @Test
    void aLineThatIsGoneIsToldAtTheTopOfThePage(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visitForTheFirstTime(Screen.PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/practice/bridge/call?seed=3"));
            page.locator("[data-call=P]").waitFor();
            Locator told = page.locator("vaadin-connection-indicator .v-status-message");
            page.context().setOffline(true);
            assertThat(told).containsText("Connection lost");
            assertThat(page.locator("vaadin-connection-indicator[expanded]")).hasCount(0);
            assertThat(((Number) told.evaluate("line => line.getBoundingClientRect().height")).intValue())
                    .isGreaterThanOrEqualTo(LINE_OF_TEXT);
            assertThat(told).hasCSS("opacity", "1");
            page.context().setOffline(false);
            assertThat(told).hasCSS("opacity", "0");
            browser.faults(); // a line that is gone is told in the console
        }
    }

    private static void goesThrough(RunningTrainer trainer, Browser browser, Page page, Answering.Means means) {
        page.route(
                "**/offline/hands.json",
                route -> route.resume(
                        new Route.ResumeOptions().setUrl(trainer.at("/offline/hands.json?round=" + ROUND))));
        page.navigate(trainer.at("/offline"));
        means.press(page.getByText("Fetch twenty hands"));
        assertThat(page.locator(".kb-progress")).containsText("hand 1 of 20");
        page.waitForFunction(WORKS);

        page.context().setOffline(true);
        List<String> headlines = new ArrayList<>();
        for (int hand = 1; hand <= 3; hand++) {
            // each is come to anew, from a page that cannot be fetched
            page.navigate(trainer.at(hand == 2 ? "/practice" : "/offline"));
            assertThat(page.locator(".kb-progress")).containsText("hand " + hand + " of 20");
            Locator question = page.locator(".kb-question");
            Answering.by(means, question);
            headlines.add(question.locator(".kb-headline").innerText());
            assertThat(page.evaluate(WAITING)).isEqualTo(hand);
        }
        assertThat(headlines).allMatch(line -> line.matches("(Right|Not right|Allowed)\\b.*"));
        assertThat(Accessibility.faults(page)).isEmpty();
        assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
        means.press(page.getByText("Next hand"));
        assertThat(page.locator(".kb-progress")).containsText("hand 4 of 20");
        assertThat(page.locator("#line")).containsText("You are offline; 3 answers wait");

        page.context().setOffline(false);
        page.waitForFunction(WAITING + " === 0");
        assertThat(page.locator("#line")).containsText("You are online; all that you answered is stored");
        JsonNode stored =
                JSON.readTree(page.request().get(trainer.at("/api/attempts")).text());
        assertThat(stored.size()).isEqualTo(3);

        page.reload();
        assertThat(page.locator(".kb-progress")).containsText("hand 4 of 20");
        assertThat(JSON.readTree(page.request().get(trainer.at("/api/attempts")).text())
                        .size())
                .isEqualTo(3);
        browser.faults(); // a line that is gone is told in the console
    }
}
