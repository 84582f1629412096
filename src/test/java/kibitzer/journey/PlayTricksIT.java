package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.RequestOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import kibitzer.journey.Answering.Means;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A hand of a game of tricks with calls, and one with a stock, to the last card; the moves are the plain player's. */
@Journey
class PlayTricksIT {
    private static final int MOST_MOVES = 40;
    private static final String CALL = "call ";

    @ParameterizedTest
    @CsvSource({"euchre, PHONE, LIGHT, TOUCH", "california-jack, PHONE, DARK, KEYBOARD"})
    void isPlayedToTheLastCard(
            String game, Screen screen, ColorScheme scheme, Means means, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(screen, scheme)) {
            List<String> moves = plainMoves(trainer, page, game);
            page.navigate(trainer.at("/play/tricks/" + game + "?seed=7"));
            for (String move : moves) {
                String before = page.url();
                if (move.startsWith(CALL)) {
                    means.press(button(page, move.substring(CALL.length()).replace('-', ' ')));
                } else {
                    Locator card = page.locator(".kb-question .hand-card[data-card='" + move + "']");
                    card.first().waitFor();
                    means.play(card.first());
                }
                page.waitForURL(url -> !url.equals(before));
                page.locator(".kb-whist-end, .kb-question").first().waitFor();
            }
            assertThat(page.locator(".kb-whist-end table.kb-data")).isVisible();
            page.getByText("Trick by trick, with all cards seen").click();
            page.locator(".kb-whist-tricks > li").first().waitFor();
            assertThat(Accessibility.faults(page)).isEmpty();
            assertThat(browser.faults()).isEmpty();
        }
    }

    private static Locator button(Page page, String word) {
        String label = Character.toUpperCase(word.charAt(0)) + word.substring(1);
        return page.locator(".kb-question .kb-actions button")
                .filter(new Locator.FilterOptions().setHasText(label))
                .first();
    }

    /** What the robot of the learner's seat does in this hand. */
    private static List<String> plainMoves(RunningTrainer trainer, Page page, String game) {
        String seat = line(trainer, page, game, 0).path("seat").asString();
        for (int moves = 1; moves < MOST_MOVES; moves++) {
            JsonNode line = line(trainer, page, game, moves);
            if (line.path("over").asBoolean()) {
                List<String> own = new ArrayList<>();
                line.path("moves").forEach(made -> {
                    if (made.path("seat").asString().equals(seat)) {
                        own.add(made.path("move").asString());
                    }
                });
                return own;
            }
        }
        throw new AssertionError("no end in " + MOST_MOVES + " moves");
    }

    private static JsonNode line(RunningTrainer trainer, Page page, String game, int moves) {
        return JsonMapper.shared()
                .readTree(page.request()
                        .post(
                                trainer.at("/api/play/" + game),
                                RequestOptions.create()
                                        .setData(Map.of(
                                                "seed", 7, "moves", new ArrayList<>(Collections.nCopies(moves, null)))))
                        .text());
    }
}
