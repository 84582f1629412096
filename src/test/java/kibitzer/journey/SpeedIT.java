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

/** Measures what a learner waits for, and prints it; only the stillness of the page and the weight of a first visit are conditions. */
@Journey
@Isolated("measures")
class SpeedIT {
    private static final int ANSWERS = 40;
    private static final int PERCENTILE = 95;
    private static final long FIRST_BYTES = 300_000;
    private static final long FIRST_FILES = 15;

    /**
     * From the click to the frame after the verdict is there. A click that is lost while the page draws is made again, and counts
     * as slow; once the verdict is there none is made any more, for it would answer the next question.
     */
    private static final String ANSWER = "() => new Promise((done, failed) => { const begun = performance.now();"
            + " const isThere = () => document.querySelector('.kb-verdict-place .kb-headline') !== null;"
            + " const press = () => document.querySelector('[data-call=\"P\"]').click();"
            + " const again = setInterval(press, 10000);"
            + " const patience = setTimeout(() => { clearInterval(again); failed(new Error('No verdict within a minute at '"
            + "   + location.href + ': ' + document.body.innerText)); }, 60000);"
            + " new MutationObserver((changes, observer) => { if (isThere()) {"
            + "   observer.disconnect(); clearInterval(again); clearTimeout(patience);"
            + "   requestAnimationFrame(() => done(performance.now() - begun)); } })"
            + "   .observe(document.body, { childList: true, subtree: true });"
            + " press(); })";

    private static final String SHIFTS = "window.shifted = 0; new PerformanceObserver(list => {"
            + " for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value; })"
            + ".observe({ type: 'layout-shift', buffered: true });";

    /** How far below the first screen that begins which follows the question, in pixels. */
    private static final String FOLLOWS =
            "document.querySelector('.kb-when-seen').getBoundingClientRect().top" + " + scrollY - innerHeight";

    /** Where the menu stands once its letters are there, to the pixel. */
    private static final String MENU = "() => document.fonts.ready.then(() =>"
            + " [...document.querySelectorAll('.kb-header a')].map(entry => [entry.textContent,"
            + " ...Object.values(entry.getBoundingClientRect().toJSON()).map(Math.round)].join(' ')))";

    /** From where the picture of a page begins, and how wide it is; whether it is as high as a question at least. */
    private static final String PICTURE = "() => document.fonts.ready.then(() => {"
            + " const place = document.querySelector('.kb-first-paint > [inert]').getBoundingClientRect();"
            + " return [place.top, place.left, place.width].map(Math.round).concat(place.height > 400); })";

    /** The same of the page that has taken its place. */
    private static final String QUESTION = PICTURE.replace(".kb-first-paint > [inert]", "#main");

    @Test
    void theMenuIsThereBeforeAnyScriptOfVaadinAndStaysWhereItIs(RunningTrainer trainer, Browser browser) {
        String address = trainer.at("/practice/bridge/call?seed=1");
        Object before;
        Object picture;
        try (Page page = browser.visitForTheFirstTime(Screen.PHONE, ColorScheme.LIGHT)) {
            page.route("**/VAADIN/**", Route::abort);
            page.navigate(address);
            page.reload(); // where the trainer's letters come late, a first page keeps the browser's own
            assertThat(page.locator(".kb-header")).isVisible();
            before = page.evaluate(MENU);
            // The picture of the question is in a tree of its own: only its place can be seen from here.
            picture = page.evaluate(PICTURE);
        }
        browser.faults();
        try (Page page = browser.visitForTheFirstTime(Screen.PHONE, ColorScheme.LIGHT)) {
            page.navigate(address);
            page.reload();
            assertThat(page.locator(".kb-first-paint")).hasCount(0);
            assertThat(page.locator(".kb-header")).hasCount(1);
            assertThat(page.evaluate(MENU)).isEqualTo(before);
            assertThat(page.locator(".box-call").first()).isVisible();
            assertThat(page.evaluate(QUESTION)).isEqualTo(picture);
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void theComponentsOfVaadinComeWithTheFirstThatIsSeen(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visitForTheFirstTime(Screen.PHONE, ColorScheme.LIGHT)) {
            List<String> fetched = Collections.synchronizedList(new ArrayList<>());
            page.onRequest(request -> fetched.add(request.url()));
            // For who saves data nothing is fetched ahead, however long a page stands.
            page.addInitScript("Object.defineProperty(navigator.connection, 'saveData', { get: () => true })");
            for (String path : List.of(
                    "/",
                    "/lessons",
                    "/lesson/bridge/acol/01-one-no-trump",
                    "/practice",
                    "/problem-sets",
                    "/daily",
                    "/library",
                    "/progress",
                    "/review",
                    "/settings",
                    "/play/gin?seed=7",
                    "/practice/canasta/score?seed=1",
                    "/mix",
                    "/explore",
                    "/odds/bridge?missing=5&honours=Q",
                    "/score-sheet",
                    "/analyse/bridge",
                    "/live",
                    "/sign-in",
                    "/register",
                    "/practice/bridge/call?seed=1")) {
                page.navigate(trainer.at(path));
                assertThat(page.locator(".kb-first-paint")).hasCount(0);
                assertThat(page.locator("main h1")).isVisible();
                assertThat(fetched).as(path).noneMatch(url -> url.contains("generated-flow-imports"));
            }
            page.locator(".kb-question [data-call=P]").click();
            assertThat(page.locator(".kb-headline")).isVisible();
            assertThat(fetched).as("a verdict").noneMatch(url -> url.contains("generated-flow-imports"));
            page.locator(".kb-when-seen").scrollIntoViewIfNeeded();
            assertThat(page.getByLabel("Only what I last got wrong")).isVisible();
            assertThat(fetched).anyMatch(url -> url.contains("generated-flow-imports"));
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void nothingJumpsAndTheFiguresArePrinted(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visitForTheFirstTime(Screen.PHONE, ColorScheme.LIGHT)) {
            AtomicLong bytes = new AtomicLong();
            AtomicLong files = new AtomicLong();
            CDPSession network = page.context().newCDPSession(page);
            network.send("Network.enable");
            network.on("Network.loadingFinished", event -> {
                files.incrementAndGet();
                bytes.addAndGet(event.get("encodedDataLength").getAsLong());
            });
            page.addInitScript(SHIFTS);
            page.navigate(trainer.at("/practice/bridge/call?seed=1&run=1&n=1"));
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
            assertThat(first).as("bytes of a first visit").isPositive().isLessThan(FIRST_BYTES);
            assertThat(fetched).as("files of a first visit").isPositive().isLessThanOrEqualTo(FIRST_FILES);
        }
    }
}
