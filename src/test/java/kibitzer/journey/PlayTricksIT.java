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

/** A hand of a game of tricks with calls, one with a stock, and those in which cards are put face down first, to the last card; the moves are the plain player's. */
@Journey
class PlayTricksIT {
    private static final int MOST_MOVES = 40;
    private static final String CALL = "call ";

    /** Cards ticked and put face down: passed, thrown, laid away; none of them where all are kept. */
    private static final String LAY = "lay";

    @ParameterizedTest
    @CsvSource({
        "euchre, 7, PHONE, LIGHT, TOUCH",
        "california-jack, 7, PHONE, DARK, KEYBOARD",
        "black-lady, 7, PHONE, LIGHT, TOUCH",
        "ecarte, 7, DESKTOP, DARK, KEYBOARD",
        "three-card-loo, 1, PHONE, LIGHT, TOUCH",
        "loo-five-card, 7, DESKTOP, DARK, KEYBOARD",
        "loo-irish, 1, PHONE, LIGHT, TOUCH"
    })
    void isPlayedToTheLastCard(
            String game,
            int seed,
            Screen screen,
            ColorScheme scheme,
            Means means,
            RunningTrainer trainer,
            Browser browser) {
        try (Page page = browser.visit(screen, scheme)) {
            List<String> moves = plainMoves(trainer, page, game, seed);
            page.navigate(trainer.at("/play/tricks/" + game + "?seed=" + seed + "&judge=end"));
            for (String move : moves) {
                String before = page.url();
                if (move.startsWith(CALL)) {
                    means.press(call(page, move.substring(CALL.length()).replace('-', ' ')));
                } else if (move.startsWith(LAY)) {
                    for (String card : move.substring(LAY.length()).trim().split(" ")) {
                        if (!card.isEmpty()) {
                            means.take(page.locator(".kb-question .hand-card[data-card='" + card + "']")
                                    .first());
                        }
                    }
                    means.press(page.locator(".kb-question .kb-button-first").first());
                } else {
                    Locator card = page.locator(".kb-question .hand-card[data-card='" + move + "']");
                    card.first().waitFor();
                    means.play(card.first());
                }
                Controls.goOn(page, means, before);
                page.locator(".kb-whist-end, .kb-question").first().waitFor();
            }
            assertThat(page.locator(".kb-whist-end table.kb-data")).isVisible();
            page.getByText("Trick by trick, with all cards seen").click();
            page.locator(".kb-whist-tricks > li").first().waitFor();
            assertThat(Accessibility.faults(page)).isEmpty();
            assertThat(browser.faults()).isEmpty();
        }
    }

    /** A call that the book is asked about is one of the answers, any other a button. */
    private static Locator call(Page page, String word) {
        page.locator(".kb-question .choice, .kb-question .kb-actions button")
                .first()
                .waitFor();
        Locator answers = page.locator(".kb-question .choice");
        return answers.count() > 0
                ? answers.filter(new Locator.FilterOptions().setHasText(word)).first()
                : button(page, word);
    }

    private static Locator button(Page page, String word) {
        String label = Character.toUpperCase(word.charAt(0)) + word.substring(1);
        return page.locator(".kb-question .kb-actions button")
                .filter(new Locator.FilterOptions().setHasText(label))
                .first();
    }

    /** What the robot of the learner's seat does in this hand. */
    private static List<String> plainMoves(RunningTrainer trainer, Page page, String game, int seed) {
        String seat = line(trainer, page, game, seed, 0).path("seat").asString();
        for (int moves = 1; moves < MOST_MOVES; moves++) {
            JsonNode line = line(trainer, page, game, seed, moves);
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

    private static JsonNode line(RunningTrainer trainer, Page page, String game, int seed, int moves) {
        return JsonMapper.shared()
                .readTree(page.request()
                        .post(
                                trainer.at("/api/play/" + game),
                                RequestOptions.create()
                                        .setData(Map.of(
                                                "seed",
                                                seed,
                                                "moves",
                                                new ArrayList<>(Collections.nCopies(moves, null)))))
                        .text());
    }
}
