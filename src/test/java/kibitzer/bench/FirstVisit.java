package kibitzer.bench;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.LoadState;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import kibitzer.journey.RunningTrainer;

/**
 * A first visit by a slow line, 100 kB a second and 300 ms to and fro, on a phone whose browser has kept nothing: when the page can
 * be read, when it can be answered, when nothing more is on its way. The trainer is warm: its start is not what is measured.
 *
 * <p>Goals: readable within 3 s, nothing on its way after 5 s. {@code -Daddress=http://...} measures a trainer that runs
 * already.
 */
final class FirstVisit {
    private static final List<String> PAGES = List.of(
            "/",
            "/lessons",
            "/course/bridge/acol",
            "/lesson/bridge/acol/01-one-no-trump",
            "/drill/bridge/acol/01-one-no-trump",
            "/practice",
            "/practice/bridge/call?seed=1",
            "/mix",
            "/problem-sets",
            "/problem-set/acol-first-bid",
            "/daily",
            "/library",
            "/library/acol-system",
            "/laws",
            "/glossary",
            "/search",
            "/tools",
            "/explore",
            "/analyse",
            "/analyse/bridge",
            "/double-dummy",
            "/odds/bridge",
            "/books-checked",
            "/score-sheet",
            "/play/tricks",
            "/play/gin?seed=7",
            "/play/bridge?seed=7",
            "/progress",
            "/review",
            "/settings",
            "/sign-in",
            "/register");
    private static final int VISITS = 3;
    private static final int BYTES_A_SECOND = 100_000;
    private static final int LATENCY = 300;
    private static final double IDLE_IS_SEEN_AFTER = 500;
    private static final double PATIENCE = 60_000;

    /** When the words of the page were first painted, be it as a picture, and when what answers it was there. */
    private static final String WATCH = """
            window.seen = {};
            const look = () => {
              const note = (what, is) => { if (is && !(what in window.seen)) window.seen[what] = performance.now(); };
              const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
              const picture = document.querySelector('.kb-first-paint > [inert]');
              note('readable', painted && (document.querySelector('main h1, main h2') ?? (picture && picture.getBoundingClientRect().height > 100)));
              note('usable', document.querySelector('main h1, main h2') && !document.querySelector('.kb-first-paint'));
              if (!('usable' in window.seen)) requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
            """;

    private FirstVisit() {}

    /** Without an address it measures the packaged trainer: only that one has its scripts built. */
    public static void main(String[] args) {
        String running = System.getProperty("address", "");
        if (running.isEmpty()) {
            try (RunningTrainer trainer = RunningTrainer.start()) {
                measure(trainer.address().toString());
            }
        } else {
            measure(running);
        }
    }

    private static void measure(String trainer) {
        Path chromium = kibitzer.journey.Browser.installed().orElseThrow();
        try (Playwright playwright = Playwright.create(
                        new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
                Browser browser = playwright
                        .chromium()
                        .launch(new BrowserType.LaunchOptions()
                                .setExecutablePath(chromium)
                                .setArgs(List.of("--no-sandbox")))) {
            for (String page : PAGES) {
                visit(browser, trainer + page, false);
                List<Visit> visits = Stream.generate(() -> visit(browser, trainer + page, true))
                        .limit(VISITS)
                        .toList();
                System.out.printf(
                        Locale.ROOT,
                        "%-40s readable %.1f s, usable %.1f s, idle %.1f s; %d files, %d kB%n",
                        page,
                        median(visits.stream().map(Visit::readable)),
                        median(visits.stream().map(Visit::usable)),
                        median(visits.stream().map(Visit::idle)),
                        visits.getFirst().files(),
                        visits.getFirst().bytes() / 1000);
            }
        }
    }

    private static double median(Stream<Double> milliseconds) {
        return milliseconds.sorted().skip(VISITS / 2).findFirst().orElseThrow() / 1000;
    }

    /** Times in milliseconds from the beginning of the navigation. */
    private record Visit(double readable, double usable, double idle, int files, long bytes) {}

    private static Visit visit(Browser browser, String address, boolean slow) {
        try (BrowserContext context = browser.newContext(
                new Browser.NewContextOptions().setViewportSize(390, 844).setHasTouch(true))) {
            Page page = context.newPage();
            CDPSession devtools = context.newCDPSession(page);
            devtools.send("Network.enable");
            AtomicInteger files = new AtomicInteger();
            AtomicLong bytes = new AtomicLong();
            devtools.on("Network.loadingFinished", loaded -> {
                files.incrementAndGet();
                bytes.addAndGet(loaded.get("encodedDataLength").getAsLong());
            });
            if (slow) {
                devtools.send("Network.emulateNetworkConditions", line());
            }
            page.addInitScript(WATCH);
            page.navigate(address, new Page.NavigateOptions().setTimeout(PATIENCE));
            page.waitForFunction(
                    "'usable' in window.seen", null, new Page.WaitForFunctionOptions().setTimeout(PATIENCE));
            page.waitForLoadState(LoadState.NETWORKIDLE);
            return new Visit(
                    number(page, "window.seen.readable"),
                    number(page, "window.seen.usable"),
                    number(page, "performance.now()") - IDLE_IS_SEEN_AFTER,
                    files.get(),
                    bytes.get());
        }
    }

    private static double number(Page page, String what) {
        return ((Number) page.evaluate(what)).doubleValue();
    }

    private static JsonObject line() {
        JsonObject line = new JsonObject();
        line.addProperty("offline", false);
        line.addProperty("latency", LATENCY);
        line.addProperty("downloadThroughput", BYTES_A_SECOND);
        line.addProperty("uploadThroughput", BYTES_A_SECOND);
        return line;
    }
}
