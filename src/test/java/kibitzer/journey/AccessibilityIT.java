package kibitzer.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Test;

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
}
