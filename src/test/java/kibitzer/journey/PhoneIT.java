package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import kibitzer.journey.Answering.Means;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a finger meets on a phone. */
@Journey
class PhoneIT {
    private static final String LEAD = "/practice/bridge/lead?seed=3";
    private static final int FINGER = 44;
    private static final int SCREENS = 4;

    @Test
    void aTapLiftsACardAnotherLiftsThatOneAndASecondPlaysIt(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at(LEAD));
            Locator cards = page.locator(".hand-choosing .hand-card");
            tap(cards.nth(0));
            assertThat(page.locator(".hand-lifted")).hasCount(1);
            tap(cards.nth(9));
            assertThat(page.locator(".hand-lifted"))
                    .hasAttribute("data-card", cards.nth(9).getAttribute("data-card"));
            assertThat(page.locator(".kb-headline")).hasCount(0);
            tap(cards.nth(9));
            assertThat(page.locator(".kb-headline")).isVisible();
        }
    }

    @Test
    void whoWishesItPlaysACardWithOneTap(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.DARK)) {
            page.navigate(trainer.at("/settings"));
            Finger.tap(page.getByText("One tap plays a card"));
            page.locator("html[data-tap=once]").waitFor();
            page.navigate(trainer.at(LEAD));
            tap(page.locator(".hand-choosing .hand-card").nth(3));
            assertThat(page.locator(".kb-headline")).isVisible();
        }
    }

    /** The ace of spades is no lead here; the knave of hearts is the card that is looked at next. */
    @Test
    void aTapOnTheNextCardGoesOnAfterAVerdictAndLiftsIt(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/play/whist?seed=6"));
            Locator hand = page.locator(".kb-question .hand-card");
            hand.last().waitFor();
            Means.TOUCH.play(page.locator(".kb-question .hand-card[data-card=AS]"));
            assertThat(page.locator(".kb-headline")).containsText("Not right");
            page.locator(".kb-question .hand-card[data-card=JH]")
                    .click(new Locator.ClickOptions().setForce(true).setPosition(8, 30)); // no more to be chosen from
            page.waitForURL("**said=AS*");
            assertThat(page.locator(".hand-lifted")).hasAttribute("data-card", "JH");
            assertThat(page.locator(".kb-headline")).hasCount(0);
            assertThat(browser.faults()).isEmpty();
        }
    }

    /** A click anywhere on the table, and no more than that. */
    @Test
    void aClickOnTheTableGoesOnAfterAVerdict(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.DARK)) {
            page.navigate(trainer.at("/play/whist?seed=6"));
            Means.POINTER.take(page.locator(".kb-question .hand-card[data-card=AS]"));
            assertThat(page.locator(".kb-headline")).containsText("Not right");
            page.getByText("A tap here goes on.").click();
            page.waitForURL("**said=AS*");
            assertThat(page.locator(".kb-headline")).hasCount(0);
        }
    }

    /** No card is covered so far by the next, in its row or below, that less than a finger's width and height of it is left. */
    @Test
    void everyOfThirteenCardsIsWideEnoughForAFinger(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at(LEAD));
            Locator cards = page.locator(".hand-choosing .hand-card");
            cards.last().waitFor();
            assertThat(cards).hasCount(13);
            Number met = (Number) cards.evaluateAll(
                    "(cards, finger) => cards.filter(card => {"
                            + " const { left, top } = card.getBoundingClientRect();"
                            + " const own = (x, y) => document.elementFromPoint(x, y)?.closest('.hand-card') === card;"
                            + " return own(left + 3, top + 3) && own(left + finger - 3, top + finger - 3)"
                            + " && own(left + 3, top + finger - 3) && own(left + finger - 3, top + 3); }).length",
                    FINGER);
            assertThat(met.intValue()).isEqualTo(13);
        }
    }

    @Test
    void theBiddingBoxFoldsTheHighLevelsUntilTheyAreAskedFor(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/practice/bridge/call?seed=3"));
            page.locator("[data-call=P]").waitFor();
            assertThat(page.locator("[data-call='7NT']")).not().isVisible();
            assertThat(page.locator("[data-call='1C']")).not().isVisible();
            Finger.tap(page.locator("[data-more]"));
            Finger.tap(page.locator("[data-call='7NT']"));
            assertThat(page.locator(".kb-headline")).isVisible();
            assertThat(page.locator("[data-call='7NT']")).hasAttribute("aria-selected", "true");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/practice", "/problem-sets", "/lessons", "/glossary?letter=S", "/odds/bank"})
    void aLongListFitsOnAFewScreensUntilAGroupIsOpened(String list, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at(list));
            page.locator(".kb-shelf").first().waitFor();
            page.reload(); // where the trainer's letters came late, a first page is longer in the browser's own
            page.locator(".kb-shelf").first().waitFor();
            PageAtRest.of(page);
            Number height = (Number) page.evaluate("document.documentElement.scrollHeight");
            assertThat(height.intValue()).isLessThan(SCREENS * Screen.LARGE_PHONE.height);
            Finger.tap(page.locator(".kb-shelf:not([open]) > summary").last());
            assertThat(page.locator(".kb-shelf")
                            .last()
                            .locator("a, dt, table, li, p")
                            .first())
                    .isVisible();
        }
    }

    @Test
    void aWholeTileLeadsWhereItsTitleDoes(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/lessons"));
            Locator tile = page.locator(".kb-tile")
                    .filter(new Locator.FilterOptions().setHas(page.locator(".kb-tile-note")))
                    .first();
            String title = tile.locator("a").first().getAttribute("href");
            Finger.tapThrough(tile.locator(".kb-tile-note").first());
            page.waitForURL(url -> !url.endsWith("/lessons"));
            assertThat(page.url()).isEqualTo(trainer.at("/" + title));
        }
    }

    /** On the strip of a card that no neighbour covers. */
    private static void tap(Locator card) {
        Finger.tap(card, 8, 30);
    }
}
