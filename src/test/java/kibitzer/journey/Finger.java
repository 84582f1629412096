package kibitzer.journey;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.TimeoutError;
import java.time.Duration;

/**
 * The one way in which journeys tap. Chromium now and then takes a touch and never tells that it has: who waits for its word
 * waits in vain, though the page has long gone on. A finger waits a while, then looks whether the touch has come to the page, and
 * taps once more only if it has not.
 */
final class Finger {
    /** How long Chromium may take to tell of a touch before the page itself is asked; a busy machine takes some seconds. */
    private static final Duration WORD = Duration.ofSeconds(10);

    /** Notes touches where Playwright has let them through to what was meant: it stops the others one step before. */
    private static final String COUNTS = "document.addEventListener('pointerup',"
            + " () => { window.touchesMet = (window.touchesMet ?? 0) + 1; }, { capture: true });";

    /** Which document this is, and how often it was touched: another document has come by a touch too. */
    private static final String TOUCHED = "performance.timeOrigin + ' ' + (window.touchesMet ?? 0)";

    private Finger() {}

    /** Has the pages of this visitor that are opened from now on count their touches. */
    static void getReady(BrowserContext visitor) {
        visitor.addInitScript(COUNTS);
    }

    /** Taps the middle. */
    static void tap(Locator what) {
        tap(what, new Locator.TapOptions(), WORD);
    }

    /** Taps a place, in pixels from the upper left corner. */
    static void tap(Locator what, double across, double down) {
        tap(what, new Locator.TapOptions().setPosition(across, down), WORD);
    }

    /** Taps what lies over the middle, whatever it is. */
    static void tapThrough(Locator what) {
        tap(what, new Locator.TapOptions().setForce(true), WORD);
    }

    /** Taps, and asks the page itself where Chromium has not told of it for so long. */
    static void tap(Locator what, Locator.TapOptions how, Duration word) {
        Object before = what.page().evaluate(TOUCHED);
        try {
            what.tap(how.setTimeout(word.toMillis()));
        } catch (TimeoutError untold) {
            if (what.page().evaluate(TOUCHED).equals(before)) {
                how.timeout = null; // as long as a page may take
                what.tap(how);
            }
        }
    }
}
