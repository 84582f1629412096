package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.cribbage.CribbageGame;
import kibitzer.journey.Answering.Means;
import kibitzer.play.cribbage.PlayedCribbage;
import kibitzer.play.hand.PlayedHand;
import org.junit.jupiter.api.Test;

/** A game of cribbage on the board, from laying away on. */
@Journey
class PlayCribbageIT {
    private static final int CARDS = 1;

    @Test
    void cardsAreLaidAwayAndPlayedAndTheGameGoesOnWhereItWas(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.DARK)) {
            page.navigate(trainer.at("/play/cribbage?seed=7&to=61"));
            assertThat(page.locator("pegging-board .board-score li")).hasCount(2);
            assertThat(page.locator("pegging-board .peg")).hasCount(4);
            answer(page);
            for (int card = 0; card < CARDS; card++) {
                answer(page);
            }
            picture(page, "cribbage-phone-dark");
            assertThat(page.locator(".kb-crib-table card-table")).hasCount(1);
            assertThat(page.locator(".kb-gin-story li").first()).isVisible();
            List<String> story = page.locator(".kb-gin-story li").allInnerTexts();
            assertThat(Accessibility.faults(page)).isEmpty();
            boolean sideways = (boolean)
                    page.evaluate("() => document.documentElement.scrollWidth > document.documentElement.clientWidth");
            assertThat(sideways).isFalse();
            page.reload();
            page.locator(".kb-gin-story li").first().waitFor();
            assertThat(page.locator(".kb-gin-story li").allInnerTexts()).isEqualTo(story);
        }
    }

    @Test
    void aGameToTheEndIsReviewedWithWhatEachChoiceGaveUp(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/play/cribbage?seed=7&to=61&said=" + byTheBook()));
            page.locator(".kb-crib-end").waitFor();
            assertThat(page.locator(".kb-pot-review li").first()).containsText("gave up");
            picture(page, "cribbage-desktop-end");
        }
    }

    /** What the learner of this game says if he too follows the book. */
    private static String byTheBook() {
        PlayedCribbage game = new PlayedCribbage(CribbageGame.SIX_CARD);
        DealRequest request = DealRequest.of(7).with(game.to(), CribbageGame.ONCE_AROUND);
        var hand = PlayedHand.begin(game, request, game.learner(request));
        while (!hand.isOver()) {
            hand = hand.byItsRobot();
        }
        return hand.turns().stream()
                .flatMap(turn -> turn.answered().stream())
                .map(answered -> answered.written().replace(' ', '-'))
                .collect(Collectors.joining("."));
    }

    /** Gives the first answer that can be given, and goes on. */
    private static void answer(Page page) {
        String before = page.url();
        page.locator(".kb-question:not(.kb-question-done)").first().waitFor();
        Answering.give(Means.POINTER, page.locator(".kb-question").first());
        Controls.goOn(page, Means.POINTER, before);
    }

    private static void picture(Page page, String name) {
        String folder = System.getProperty("cribbage.pictures", "");
        if (!folder.isEmpty()) {
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(Path.of(folder, name + ".png"))
                    .setFullPage(true));
        }
    }
}
