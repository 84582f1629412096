package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Somebody looks into the hands of last night: what they paste is read, and is there again after a reload and with Back. */
@Journey
class AnalyseIT {
    /** A rubber's deal as clubs pass it on, with the suits by their signs. */
    private static final String HAND = "\u2660AQ42 \u2665KJ5 \u2666Q83 \u2663K97";

    private static final int BOARDS = 12;

    private static final String DEAL =
            "[Dealer \"S\"]\n[Vulnerable \"None\"]\n[Deal \"S:AQ42.KJ5.Q83.K97 KJ7.93.AJ754.Q82 T83.AQT4.KT2.A64 965.8762.96.JT53\"]\n"
                    + "[Auction \"S\"]\n1NT Pass 3NT Pass\nPass Pass\n";

    @Test
    void aHandIsReadAsItIsPasted(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/analyse"));
            page.getByLabel("Cards", new Page.GetByLabelOptions().setExact(true))
                    .fill(HAND);
            page.keyboard().press("Enter");

            assertThat(page.locator(".kb-looked-at card-hand"))
                    .hasAttribute("cards", Pattern.compile("^AS QS 4S 2S KH JH 5H .*"));
            assertThat(page.getByText("What to call").first()).isVisible();
            assertThat(page).hasURL(Pattern.compile("[?]cards="));
            page.reload();
            assertThat(page.locator(".kb-looked-at card-hand")).isVisible();
        }
        assertThat(browser.faults()).isEmpty();
    }

    @Test
    void aWordThatIsNoCardIsToldOnceAndNothingIsLost(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.DARK)) {
            page.navigate(trainer.at("/analyse"));
            Locator cards = page.getByLabel("Cards", new Page.GetByLabelOptions().setExact(true));
            cards.fill("AQ42.KJ5.Q83.K9Z");
            page.keyboard().press("Enter");

            assertThat(page.getByText(Pattern.compile("Z"))).hasCount(1);
            assertThat(cards).hasValue("AQ42.KJ5.Q83.K9Z");
            assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
        }
        assertThat(browser.faults()).isEmpty();
    }

    @Test
    void cardsArePickedByTouch(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/analyse"));
            assertThat(page.locator(".kb-ways-in > :first-child")).hasClass(Pattern.compile("kb-picking"));
            Locator spades = page.locator(".kb-picking card-hand").first();
            for (String card : new String[] {"AS", "KS", "QS", "JS", "TS"}) {
                Locator shown = spades.locator("[data-card=" + card + "]");
                Finger.tap(shown, 4, 20);
                assertThat(shown).hasAttribute("aria-selected", "true");
            }
            Finger.tap(page.getByText("Look at these cards"));

            assertThat(page.locator(".kb-looked-at card-hand")).hasAttribute("cards", "AS KS QS JS TS");
        }
        assertThat(browser.faults()).isEmpty();
    }

    @Test
    void allCallsOfADealStandInATableThatAReloadFindsAgain(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/analyse/bridge"));
            page.getByLabel("Deals, as PBN or LIN text").fill(DEAL);
            Finger.tap(page.getByText("Read the deals"));

            Locator calls = page.locator("table")
                    .filter(new Locator.FilterOptions().setHasText("Contract"))
                    .locator("tbody tr");
            assertThat(calls).hasCount(1);
            assertThat(calls).containsText("1NT");
            String before = calls.innerText();
            assertThat(page).hasURL(Pattern.compile("[?]deals="));
            page.reload();
            assertThat(calls).hasCount(1);
            assertThat(calls.innerText()).isEqualTo(before);
        }
        assertThat(browser.faults()).isEmpty();
    }

    /** More deals than an address holds: the browser has them still when the visit is over. */
    @Test
    void aLongFileOfDealsIsFoundAgainInAnotherVisit(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/analyse/bridge"));
            page.getByLabel("Deals, as PBN or LIN text").fill((DEAL + "\n").repeat(BOARDS));
            page.getByText("Read the deals").click();
            assertThat(page.getByText(BOARDS + " deals read.")).isVisible();
            assertThat(page).hasURL(Pattern.compile("[?]kept="));
            page.context().clearCookies();
            page.reload();
            assertThat(page.getByText(BOARDS + " deals read.")).isVisible();
        }
        browser.faults();
    }

    @Test
    void anAuctionIsExploredCallByCallAndBackLeadsOneCallBack(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.DARK)) {
            page.navigate(trainer.at("/explore"));
            String first = page.url();
            Finger.tap(page.locator("main a")
                    .filter(new Locator.FilterOptions().setHasText(Pattern.compile("^1\\s*NT$")))
                    .first());
            assertThat(page.locator("auction-table")).hasAttribute("calls", Pattern.compile("1NT"));
            assertThat(page).not().hasURL(first);
            page.goBack();
            assertThat(page).hasURL(first);
            assertThat(page.locator("auction-table")).not().hasAttribute("calls", Pattern.compile("1NT"));
        }
        assertThat(browser.faults()).isEmpty();
    }
}
