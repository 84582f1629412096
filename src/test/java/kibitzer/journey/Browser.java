package kibitzer.journey;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.InstalledProgram;

/**
 * The Chromium installed on this machine, driven by Playwright. Each visit is a new visitor: no cookies, nothing stored. The device
 * may be one that was here before, whose browser knows the trainer's scripts: to read them anew takes it a third of a visit.
 */
public final class Browser implements AutoCloseable {

    private static final List<String> FLAGS = List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            // What a device that was here before has read of our scripts lies in the process of its pages.
            "--process-per-site",
            // A page of a journey lives for seconds: to compile its scripts thoroughly takes a fourth of its processor.
            "--js-flags=--no-opt --no-maglev");

    /** How long a page may take on a busy machine before a journey fails. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Playwright playwright;
    private final com.microsoft.playwright.Browser chromium;
    private final List<String> faults = new ArrayList<>();
    private final List<Device> devices = new ArrayList<>();

    private Browser(Path executable, List<String> flags) {
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE.toMillis());
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        chromium = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable)
                        .setArgs(flags));
    }

    /** The browser, the headless build first, which draws no window; empty where none is installed. */
    public static Optional<Path> installed() {
        return InstalledProgram.of(
                "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
    }

    /** Starts the installed browser; {@link IllegalStateException} where there is none. */
    public static Browser start() {
        return start(FLAGS);
    }

    /** The same, to which this certificate is as good as one of an authority. */
    static Browser startTrusting(X509Certificate certificate) {
        return start(Stream.concat(
                        FLAGS.stream(), Stream.of("--ignore-certificate-errors-spki-list=" + fingerprint(certificate)))
                .toList());
    }

    private static Browser start(List<String> flags) {
        return new Browser(installed().orElseThrow(() -> new IllegalStateException("No Chromium on PATH")), flags);
    }

    private static String fingerprint(X509Certificate certificate) {
        try {
            byte[] key = certificate.getPublicKey().getEncoded();
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-256").digest(key));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** An empty page of a new visitor with this screen and this preference for light or dark; nothing works behind its back. */
    public Page visit(Screen screen, ColorScheme scheme) {
        boolean hasTouch = hasTouch(screen);
        Device free = devices.stream()
                .filter(device -> device.isFree(hasTouch))
                .findFirst()
                .orElseGet(() -> {
                    Device another = Device.start(
                            hasTouch, visitor(options(hasTouch ? Screen.LARGE_PHONE : screen, ColorScheme.LIGHT)));
                    devices.add(another);
                    return another;
                });
        free.forget();
        Page page = page(free.visitor());
        page.setViewportSize(screen.width, screen.height);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        return page;
    }

    /**
     * The same on a device that has never been here: it has to load all there is to load. Whose net is cut comes on such a one, for
     * Chromium keeps what it knows of the net by process, and a device's pages share one.
     */
    public Page visitForTheFirstTime(Screen screen, ColorScheme scheme) {
        return page(visitor(options(screen, scheme)));
    }

    /** The same where the trainer may set up its worker, which brings the offline page. */
    public Page visitWithWorker(Screen screen, ColorScheme scheme) {
        return page(visitor(options(screen, scheme).setServiceWorkers(ServiceWorkerPolicy.ALLOW)));
    }

    /** One of {@link #visit} who wishes to see nothing move: of many pages, each takes a tenth less of the processor so. */
    public Page visitWithoutMotion(Screen screen, ColorScheme scheme) {
        Page page = visit(screen, scheme);
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        return page;
    }

    private static boolean hasTouch(Screen screen) {
        return screen != Screen.DESKTOP;
    }

    private static NewContextOptions options(Screen screen, ColorScheme scheme) {
        return new NewContextOptions()
                .setViewportSize(screen.width, screen.height)
                .setHasTouch(hasTouch(screen))
                .setServiceWorkers(ServiceWorkerPolicy.BLOCK)
                .setColorScheme(scheme);
    }

    private BrowserContext visitor(NewContextOptions options) {
        BrowserContext visitor = chromium.newContext(options);
        visitor.setDefaultTimeout(PATIENCE.toMillis());
        Finger.getReady(visitor);
        return visitor;
    }

    private Page page(BrowserContext visitor) {
        Page page = visitor.newPage();
        page.onConsoleMessage(this::noteError);
        page.onPageError(faults::add);
        return page;
    }

    /** Errors that pages have written to the browser's console since the last call. */
    public List<String> faults() {
        List<String> noted = List.copyOf(faults);
        faults.clear();
        return noted;
    }

    @Override
    public void close() {
        playwright.close();
    }

    private void noteError(ConsoleMessage message) {
        if (message.type().equals("error")) {
            faults.add(message.text() + " (" + message.location() + ")");
        }
    }
}
