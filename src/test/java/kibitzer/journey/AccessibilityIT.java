package kibitzer.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What all journeys trust: a fault is found, and on a sound page none. */
@Journey
class AccessibilityIT {
    private static final String PAGE = "<html lang='en'><head><title>A hand</title></head><body><main>%s</main></body>";

    @Test
    void aFaultIsTold(Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.LIGHT)) {
            page.setContent(PAGE.formatted("<p style='color: #aaa'>Seven of clubs</p><img src='data:,'>"));

            assertThat(Accessibility.faults(page))
                    .satisfiesExactlyInAnyOrder(
                            fault -> assertThat(fault)
                                    .startsWith("color-contrast: ")
                                    .endsWith("Seven of clubs</p>"),
                            fault -> assertThat(fault).startsWith("image-alt: "));
        }
    }

    @Test
    void aSoundPageHasNone(Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.LIGHT)) {
            page.setContent(PAGE.formatted("<h1>Seven of clubs</h1>"));

            assertThat(Accessibility.faults(page)).isEmpty();
        }
    }

    /** Colours are looked at when they are there: half-way in, dark words are pale. */
    @Test
    void whatFadesInIsLookedAtWhenItIsThere(Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.LIGHT)) {
            page.setContent(PAGE.formatted("<style>@keyframes in { from { opacity: 0.3 } to { opacity: 0.3 } }"
                    + "p { animation: in 1s }</style><p>Seven of clubs</p>"));

            assertThat(Accessibility.faults(page)).isEmpty();
        }
    }

    /** Words drawn alike are measured once; pale ones are found wherever they are, whatever was found legible before. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                // the same class with the same colour, on another layer
                "<div style='background: #fff'><p class='ink'>%1$s</p></div>"
                        + "<div style='background: #555'><p class='ink'>%2$s</p></div>",
                // a layer between, and one that is let through
                "<div style='background: #fff'><p class='ink'>%1$s</p><div style='opacity: 0.4'><p class='ink'>%2$s</p></div></div>",
                // the same layers in the other order
                "<div style='background: #333'><div style='background: #fff'><p class='ink'>%1$s</p></div></div>"
                        + "<div style='background: #fff'><div style='background: #333'><p class='ink'>%2$s</p></div></div>",
                // beside what lies under it without holding it
                "<p class='ink'>%1$s</p><div style='position: relative; height: 3em'>"
                        + "<div style='position: absolute; inset: 0; background: #444'></div>"
                        + "<p class='ink' style='position: absolute'>%2$s</p></div>",
                // small words, and large ones of the same ink, for which less is asked
                "<p style='color: #888; font-size: 30px'>%1$s</p><p style='color: #888; font-size: 15px'>%2$s</p>",
            })
    void paleWordsAreFoundBesideLegibleOnes(String drawn, Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.LIGHT)) {
            String style = "<style>.ink { color: #222 }</style>";
            String sound = drawn.substring(0, drawn.indexOf("%1$s")) + "%1$s</p>";
            page.setContent(PAGE.formatted(style + sound.formatted("Seven of clubs")));
            assertThat(Accessibility.faults(page)).isEmpty();
            for (int look = 0; look < 2; look++) {
                page.setContent(PAGE.formatted(style + drawn.formatted("Seven of clubs", "Eight of clubs")));
                assertThat(Accessibility.faults(page))
                        .satisfiesExactly(fault ->
                                assertThat(fault).startsWith("color-contrast: ").endsWith("Eight of clubs</p>"));
            }
        }
    }

    /** A colour that changes with the page's scheme is another ink. */
    @Test
    void whatIsLegibleInTheLightIsMeasuredInTheDark(Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.LIGHT)) {
            page.setContent(
                    PAGE.formatted(
                            "<style>body { background: #fff } p { color: #333 }"
                                    + "@media (prefers-color-scheme: dark) { body { background: #222 } }</style><p>Seven of clubs</p>"));
            assertThat(Accessibility.faults(page)).isEmpty();

            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));

            assertThat(Accessibility.faults(page))
                    .satisfiesExactly(fault -> assertThat(fault).startsWith("color-contrast: "));
        }
    }
}
