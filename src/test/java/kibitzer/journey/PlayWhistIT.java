package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.RequestOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** A deal of whist, from the first card to the score, and the tricks gone through again. */
@Journey
class PlayWhistIT {
    private static final int CARDS = 13;

    /** The robot's cards, each found in the fan with the arrow keys; the focus goes from card to card. */
    @Test
    void isPlayedByKeyboardAlone(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.DARK)) {
            List<String> cards = robotsCards(trainer, page);
            page.navigate(trainer.at("/play/whist?seed=7"));
            assertThat(page.locator(".kb-whist-table card-trick")).isVisible();
            page.locator(".kb-question .hand-card[tabindex='0']").focus();
            for (String card : cards) {
                String before = page.url();
                assertThat(page.locator("card-hand :focus")).hasCount(1);
                page.keyboard().press("Home");
                while (page.locator(".hand-card[data-card='" + card + "']:focus")
                                .count()
                        == 0) {
                    page.keyboard().press("ArrowRight");
                }
                boolean asked = page.locator(".kb-answer").count() > 0;
                page.keyboard().press("Enter");
                if (asked) {
                    Controls.goOnByKey(page, before);
                }
                page.waitForURL(url -> !url.equals(before));
                page.locator(".kb-whist-end, .kb-question:not(.kb-question-done) card-hand")
                        .first()
                        .waitFor();
            }
            assertThat(page.locator("button.kb-button-first:focus")).hasText("Next deal");
            page.getByText("Trick by trick, with all cards seen").click();
            assertThat(page.locator(".kb-whist-tricks > li")).hasCount(CARDS);
            assertThat(Accessibility.faults(page)).isEmpty();
            assertThat(browser.faults()).isEmpty();
        }
    }

    /** What the robot of the learner's seat plays in this deal. */
    private static List<String> robotsCards(RunningTrainer trainer, Page page) {
        String line = page.request()
                .post(
                        trainer.at("/api/play/short-whist"),
                        RequestOptions.create()
                                .setData(Map.of("seed", 7, "moves", new ArrayList<>(Collections.nCopies(CARDS, null)))))
                .text();
        List<String> cards = new ArrayList<>();
        JsonMapper.shared().readTree(line).path("moves").forEach(made -> {
            if (made.path("seat").asString().equals("S")) {
                cards.add(made.path("move").asString());
            }
        });
        assertThat(cards).hasSize(CARDS);
        return cards;
    }
}
