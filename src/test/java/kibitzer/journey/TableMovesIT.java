package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cards of gin and vingt-et-un and chips of poker are seen on their way, once, and heard only by who wishes it; for who wants less motion they are just there. */
@Journey
class TableMovesIT {
    /** The opponent refuses the upcard; when the learner does, too, it draws and throws. */
    private static final String GIN = "/play/gin?seed=7";

    private static final String POKER = "/play/poker?game=jackpots&seed=7";

    /** Notes what is set moving, and taps. */
    private static final String WATCH = """
            window.taps = 0;
            window.moved = [];
            AudioBufferSourceNode.prototype.start = () => { window.taps++; };
            new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
              if (node.classList?.contains('moved')) moved.push(node.getAttribute('card') ?? node.getAttribute('count'));
            }))).observe(document, { childList: true, subtree: true });
            """;

    @Test
    void aCardIsDrawnFromTheStockAndThrownOnThePileInSilence(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            page.addInitScript(WATCH);
            page.navigate(trainer.at(GIN));
            answer(page, "Leave the upcard");
            page.waitForFunction("moved.length === 2");
            assertThat(page.evaluate("moved")).isEqualTo(List.of("back", "JH"));
            assertThat(page.locator(".moved-layer")).hasCount(0);
            assertThat(page.evaluate("taps")).isEqualTo(0);
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void chipsGoIntoThePotAndAreHeardByWhoWishesIt(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.DARK)) {
            page.addInitScript(WATCH);
            page.navigate(trainer.at("/settings"));
            page.getByRole(
                            AriaRole.CHECKBOX,
                            new Page.GetByRoleOptions().setName("Sound: a soft tap when a card or chips fall"))
                    .check();
            assertThat(page.locator("html")).hasAttribute("data-sound", "on");
            page.navigate(trainer.at(POKER));
            page.waitForFunction("moved.length === 5");
            assertThat(page.evaluate("moved")).as("antes").isEqualTo(List.of("1", "1", "1", "1", "1"));
            assertThat(page.evaluate("taps")).isEqualTo(5);
            answer(page, "Pass");
            page.waitForFunction("moved.length === 6");
            assertThat(page.evaluate("moved[5]")).as("player 5 opens").isEqualTo("2");

            answer(page, "Drop");
            page.waitForFunction("moved.length === 7");
            assertThat(page.evaluate("moved[6]")).as("the pot goes to player 5").isEqualTo("7");
            assertThat(browser.faults()).isEmpty();
        }
    }

    /** The bet first, two cards each, the dealer's first face down; then what the dealer draws and takes. */
    @Test
    void aDealOfVingtEtUnIsDealtAndPaid(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.LIGHT)) {
            page.addInitScript(WATCH);
            page.navigate(trainer.at("/play/vingt-et-un?seed=3"));
            page.waitForFunction("moved.length === 5");
            assertThat(page.evaluate("moved")).isEqualTo(List.of("2", "3H", "back", "7D", "3C"));
            answer(page, "Stand");
            page.waitForFunction("moved.length === 7");
            assertThat(page.evaluate("moved.slice(5)")).isEqualTo(List.of("8H", "2"));
            assertThat(page.locator(".moved-layer")).hasCount(0);
            assertThat(browser.faults()).isEmpty();
        }
    }

    /** Two cards of each into the crib first, face down; then each card that is played, on its way to the middle. */
    @Test
    void theCardsOfCribbageGoToTheMiddle(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.DARK)) {
            page.addInitScript(WATCH);
            page.navigate(trainer.at("/play/cribbage?seed=7&to=61"));
            for (int answers = 0; answers < 3; answers++) {
                String before = page.url();
                page.locator(".kb-question:not(.kb-question-done)").first().waitFor();
                Answering.give(
                        Answering.Means.POINTER, page.locator(".kb-question").first());
                Controls.goOn(page, Answering.Means.POINTER, before);
            }
            page.waitForFunction("moved.length >= 7");
            assertThat(page.evaluate("moved.slice(0, 4)")).isEqualTo(List.of("back", "back", "back", "back"));
            assertThat(page.locator("[data-place=laid]").first()).isVisible();
            List<String> played = page.locator(".kb-gin-story li").allInnerTexts();
            assertThat(played).isNotEmpty();
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void nothingMovesForWhoWantsLessMotion(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.LIGHT)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
            page.addInitScript(WATCH);
            page.navigate(trainer.at(GIN));
            answer(page, "Leave the upcard");
            assertThat(page.locator("[data-place='pile'] playing-card")).hasAttribute("card", "JH");
            page.waitForFunction(
                    "new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => on(true)))))");
            assertThat(page.evaluate("moved.length")).isEqualTo(0);
        }
    }

    private static void answer(Page page, String what) {
        String before = page.url();
        page.locator(".kb-question .choice", new Page.LocatorOptions().setHasText(what))
                .click();
        Controls.goOnByKey(page, before);
    }
}
