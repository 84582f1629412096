package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What holds of every view, on a desk in the light and on a phone in the dark. Each is opened once, on the one or the other
 * by turns, and then looked at on both.
 */
@Journey
class EveryViewIT {
    /** True if every look is to be kept as a picture under {@code target/screenshots}. */
    private static final boolean PICTURES = Boolean.getBoolean("kibitzer.pictures");

    private static final String DRAWN = "[...document.querySelectorAll('card-hand, bidding-box, auction-table,"
            + " choice-list, meld-tray')].every(element => element.childElementCount > 0)";

    /** Colours that are on their way to others are there at once: to wait for them took a fifth of the journey. */
    private static final String ARRIVE = """
            () => {
                const onTheirWay = () => document.getAnimations().filter(one => one instanceof CSSTransition);
                for (let moving = onTheirWay(); moving.length > 0; moving = onTheirWay()) {
                    moving.forEach(one => one.finish());
                }
            }""";

    private enum Look {
        DESK(Screen.DESKTOP, ColorScheme.LIGHT),
        PHONE(Screen.PHONE, ColorScheme.DARK);

        private final Screen screen;
        private final ColorScheme scheme;

        Look(Screen screen, ColorScheme scheme) {
            this.screen = screen;
            this.scheme = scheme;
        }

        void emulate(Page page, CDPSession device) {
            page.setViewportSize(screen.width, screen.height);
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            JsonObject touch = new JsonObject();
            touch.addProperty("enabled", this == PHONE);
            device.send("Emulation.setTouchEmulationEnabled", touch);
        }
    }

    /** One visitor opens them all, so that what all pages share is fetched once. */
    @TestFactory
    Stream<DynamicTest> isAccessibleAndFitsADeskAndAPhone(RunningTrainer trainer, Browser browser) {
        Page page = browser.visitWithoutMotion(Look.DESK.screen, Look.DESK.scheme);
        CDPSession device = page.context().newCDPSession(page);
        AtomicInteger opened = new AtomicInteger();
        return Views.all()
                .map(address -> DynamicTest.dynamicTest(address, () -> {
                    List<Look> looks = List.of(Look.values());
                    inspect(
                            trainer,
                            browser,
                            page,
                            device,
                            address,
                            opened.getAndIncrement() % 2 == 0 ? looks : looks.reversed());
                }))
                .onClose(page::close);
    }

    private static void inspect(
            RunningTrainer trainer, Browser browser, Page page, CDPSession device, String address, List<Look> looks) {
        looks.getFirst().emulate(page, device);
        open(page, trainer, address);
        assertThat(page.locator("main h1")).isVisible();
        assertThat(page.locator("main h1")).hasCount(1);
        assertThat(page.title()).contains("Kibitzer");
        for (Look look : looks) {
            look.emulate(page, device);
            look(page, address, look);
        }
        assertThat(browser.faults())
                .as("errors in the console, beside the status of an address that leads nowhere")
                .filteredOn(fault -> !(address.equals(Views.NOWHERE) && fault.contains("404")))
                .isEmpty();
    }

    /** From another view one walks there; to the next of the same, and to an address that leads nowhere, one comes by it. */
    private static void open(Page page, RunningTrainer trainer, String address) {
        String here = page.url().replace(trainer.address().toString(), "");
        if (here.equals(page.url()) || view(here).equals(view(address)) || address.equals(Views.NOWHERE)) {
            page.navigate(trainer.at(address));
        } else {
            Walk.toView(page, address);
        }
    }

    /** What of an address, given from the root, names the view. */
    private static String view(String address) {
        return address.split("[/?]", 3)[1];
    }

    private static void look(Page page, String address, Look look) {
        page.waitForFunction(DRAWN);
        page.evaluate(ARRIVE);
        if (PICTURES) {
            String picture = Views.fileName(address) + "-" + look.screen + "-" + look.scheme + ".png";
            page.screenshot(new Page.ScreenshotOptions().setPath(Path.of("target", "screenshots", picture)));
        }
        assertThat(page.evaluate("innerWidth")).as("%s is emulated", look).isEqualTo(look.screen.width);
        assertThat(page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches"))
                .isEqualTo(look == Look.PHONE);
        assertThat(Accessibility.faults(page)).as("faults on the %s", look).isEmpty();
        assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .as("fits the %s without horizontal scrolling", look)
                .isEqualTo(true);
        if (look == Look.PHONE) {
            assertThat(Targets.tooSmall(page)).as("too small for a finger").isEmpty();
        }
    }
}
