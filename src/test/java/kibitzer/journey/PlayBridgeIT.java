package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.RequestOptions;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import kibitzer.journey.Answering.Means;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** A deal of bridge, bid, played to the last card and looked back on; the moves are the robot's of the learner's seat. */
@Journey
class PlayBridgeIT {
    static final int SEED = 1;
    private static final int MOST_MOVES = 60;
    private static final Pattern TOO_MANY = Pattern.compile("moves: number (\\d+): move: the hand is over");

    @ParameterizedTest
    @CsvSource({"DESKTOP, LIGHT, KEYBOARD", "PHONE, DARK, TOUCH"})
    void isBidAndPlayedAndLookedBackOn(
            Screen screen, ColorScheme scheme, Means means, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(screen, scheme)) {
            List<String> moves = robotsMoves(trainer, page);
            page.navigate(trainer.at("/play/bridge?seed=" + SEED));
            for (String move : moves) {
                move(page, means, move);
            }
            assertThat(page.locator(".kb-bridge-end .kb-prompt")).containsText("by south");
            page.getByText("Card by card, with all hands seen").click();
            page.locator(".kb-whist-tricks > li").first().waitFor();
            assertThat(page.getByText("The auction", new Page.GetByTextOptions().setExact(true)))
                    .isVisible();
            assertThat(Accessibility.faults(page)).isEmpty();
            assertThat(browser.faults()).isEmpty();
        }
    }

    static void move(Page page, Means means, String move) {
        String before = page.url();
        page.locator(".kb-question .box-call, .kb-question .hand-card[role], .kb-question .choice")
                .first()
                .waitFor();
        boolean asked = page.locator(".kb-answer").count() > 0;
        if (page.locator(".box-call").count() > 0) {
            means.call(page.locator(".kb-question"), move);
        } else if (page.locator(".kb-question .choice").count() > 0) {
            // in this deal a suit is asked for its better line, and the robot takes the first, the finesse
            means.press(page.locator(".kb-question .choice").first());
        } else {
            Locator card = page.locator(".kb-question .hand-card[data-card='" + move + "']");
            card.first().waitFor();
            means.play(card.first());
        }
        if (asked) {
            Controls.goOn(page, means, before);
        }
        page.waitForURL(url -> !url.equals(before));
        page.locator(".kb-bridge-end, .kb-question:not(.kb-question-done)")
                .first()
                .waitFor();
    }

    /** What the robot of the learner's seat does in this deal. */
    static List<String> robotsMoves(RunningTrainer trainer, Page page) {
        Matcher most = TOO_MANY.matcher(played(trainer, page, MOST_MOVES));
        assertThat(most.find()).isTrue();
        String line = played(trainer, page, Integer.parseInt(most.group(1)) - 1);
        return StreamSupport.stream(
                        JsonMapper.shared().readTree(line).path("moves").spliterator(), false)
                .filter(made -> made.path("seat").asString().equals("S"))
                .map(made -> made.path("move").asString())
                .toList();
    }

    private static String played(RunningTrainer trainer, Page page, int moves) {
        return page.request()
                .post(
                        trainer.at("/api/play/contract-bridge"),
                        RequestOptions.create()
                                .setData(Map.of("seed", SEED, "moves", Collections.nCopies(moves, null))))
                .text();
    }
}
