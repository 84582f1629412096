package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Measures what a learner waits for, and prints it; only the stillness of the page is a condition. */
@Journey
@Isolated("measures")
class SpeedIT {
    private static final int ANSWERS = 40;
    private static final int PERCENTILE = 95;

    /** From the click to the frame after the verdict is there; a click that is lost while the page draws is made again and counts as slow. */
    private static final String ANSWER = "() => new Promise(done => {"
            + " const place = document.querySelector('.kb-verdict-place'); const begun = performance.now();"
            + " new MutationObserver((changes, observer) => { if (place.querySelector('.kb-headline')) {"
            + "   observer.disconnect(); requestAnimationFrame(() => done(performance.now() - begun)); } })"
            + "   .observe(place, { childList: true, subtree: true });"
            + " const press = () => { if (!place.querySelector('.kb-headline')) {"
            + "   document.querySelector('[data-call=\"P\"]').click(); setTimeout(press, 10000); } }; press(); })";

    private static final String SHIFTS = "window.shifted = 0; new PerformanceObserver(list => {"
            + " for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value; })"
            + ".observe({ type: 'layout-shift', buffered: true });";

    /** How far below the first screen that begins which follows the question, in pixels. */
    private static final String FOLLOWS =
            "document.querySelector('.kb-practice-form').getBoundingClientRect().top" + " + scrollY - innerHeight";

    /** Where the menu stands, to the pixel. */
    private static final String MENU = "[...document.querySelectorAll('.kb-header a')].map(entry =>"
            + " [entry.textContent, ...Object.values(entry.getBoundingClientRect().toJSON()).map(Math.round)].join(' '))";

    @Test
    void theMenuIsThereBeforeAnyScriptOfVaadinAndStaysWhereItIs(RunningTrainer trainer, Browser browser) {
        String address = trainer.at("/practice/bridge/call?seed=1");
        Object before;
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.LIGHT)) {
            page.route("**/VAADIN/**", Route::abort);
            page.navigate(address);
            assertThat(page.locator(".kb-header")).isVisible();
            before = page.evaluate(MENU);
        }
        browser.faults();
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.LIGHT)) {
            page.navigate(address);
            assertThat(page.locator(".kb-first-paint")).hasCount(0);
            assertThat(page.locator(".kb-header")).hasCount(1);
            assertThat(page.evaluate(MENU)).isEqualTo(before);
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void nothingJumpsAndTheFiguresArePrinted(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.LIGHT)) {
            AtomicLong bytes = new AtomicLong();
            AtomicLong files = new AtomicLong();
            CDPSession network = page.context().newCDPSession(page);
            network.send("Network.enable");
            network.on("Network.loadingFinished", event -> {
                files.incrementAndGet();
                bytes.addAndGet(event.get("encodedDataLength").getAsLong());
            });
            page.addInitScript(SHIFTS);
            page.navigate(trainer.at("/practice/bridge/call?seed=1"));
            assertThat(page.locator(".box-call").first()).isVisible();
            double there = ((Number) page.evaluate("performance.now()")).doubleValue();
            // The browser reports a paint some frames after it.
            page.waitForFunction("performance.getEntriesByName('first-contentful-paint').length > 0");
            double painted = ((Number)
                            page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
                    .doubleValue();
            long fetched = files.get();
            long first = bytes.get();
            List<Double> waits = new ArrayList<>();
            for (int answer = 0; answer < ANSWERS; answer++) {
                waits.add(((Number) page.evaluate(ANSWER)).doubleValue());
                String before = page.url();
                page.getByText("Next question").click();
                page.waitForURL(url -> !url.equals(before));
                assertThat(page.locator(".kb-headline")).hasCount(0);
                assertThat(page.locator(".box-call[aria-disabled=false]").first())
                        .isVisible();
                // A slow answer of the trainer would count what moves here: the reader's click is long past by then.
                assertThat(((Number) page.evaluate(FOLLOWS)).doubleValue())
                        .as("what follows the question begins below the first screen")
                        .isNotNegative();
            }
            Collections.sort(waits);
            double shifted = ((Number) page.evaluate("window.shifted")).doubleValue();
            System.out.printf(
                    "First visit: %d files, %d bytes, first paint %.0f ms, question there after %.0f ms; answer to verdict: median %.0f ms, %dth percentile %.0f ms;"
                            + " layout shift %.4f%n",
                    fetched,
                    first,
                    painted,
                    there,
                    waits.get(ANSWERS / 2),
                    PERCENTILE,
                    waits.get(ANSWERS * PERCENTILE / 100 - 1),
                    shifted);
            assertThat(shifted).as("cumulative layout shift").isLessThan(0.1);
        }
    }
}
