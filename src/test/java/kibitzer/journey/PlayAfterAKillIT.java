package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import kibitzer.journey.Answering.Means;
import org.junit.jupiter.api.Test;

/** The address holds the hand, so nothing is lost when the power goes: what was begun goes on where it was. */
@Journey
class PlayAfterAKillIT {

    /** One trainer and one kill for a hand of one question after the other, and for one of calls and cards. */
    @Test
    void goesOnWhereItWas(Browser browser) {
        try (RunningTrainer trainer = RunningTrainer.start();
                Page casino = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT);
                Page bridge = browser.visit(Screen.PHONE, ColorScheme.LIGHT)) {
            playThreeCards(trainer, casino);
            String story = casino.locator(".kb-gin-story").textContent();
            String held = casino.locator(".kb-question card-hand").getAttribute("cards");
            List<String> moves = PlayBridgeIT.robotsMoves(trainer, bridge);
            int middle = moves.size() / 2;
            bridge.navigate(trainer.at("/play/bridge?seed=" + PlayBridgeIT.SEED));
            moves.subList(0, middle).forEach(move -> PlayBridgeIT.move(bridge, Means.TOUCH, move));
            String where = bridge.url();
            String told = bridge.locator(".kb-bridge-table .kb-baize-note").textContent();

            trainer.kill();
            trainer.restart();

            casino.navigate(casino.url());
            assertThat(casino.locator(".kb-gin-story")).hasText(story);
            assertThat(casino.locator(".kb-question card-hand")).hasAttribute("cards", held);
            bridge.reload();
            assertThat(bridge.locator(".kb-bridge-table .kb-baize-note")).hasText(told);
            assertThat(bridge.url()).isEqualTo(where);
            PlayBridgeIT.move(bridge, Means.TOUCH, moves.get(middle));
            browser.faults();
        }
    }

    private static void playThreeCards(RunningTrainer trainer, Page page) {
        page.navigate(trainer.at("/play/casino?seed=7"));
        for (int answer = 0; answer < 3; answer++) {
            String before = page.url();
            Answering.give(Means.POINTER, page.locator(".kb-question"));
            Controls.goOnByKey(page, before);
            page.locator(".kb-question:not(.kb-question-done)").waitFor();
        }
    }
}
