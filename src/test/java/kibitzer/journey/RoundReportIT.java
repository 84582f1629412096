package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Somebody answers wrong, sees at the end which hands those were, looks at one of them again and comes back to the same line. */
@Journey
class RoundReportIT {
    private static final int DRILL = 10;
    /** A round in which nobody passes the seventh hand. */
    private static final String ROUND = "?round=00000000-0000-0000-0000-0000000000b7&question=1";

    private static final int LINE = 7;
    private static final String SET = "/problem-set/acol-first-bid";
    private static final int A_FRACTION = 2;
    private static final double TARGET = 44;

    /** How a screen is used. */
    private enum Hand {
        TOUCH(Screen.LARGE_PHONE, ColorScheme.DARK) {
            @Override
            void press(Locator what) {
                Finger.tap(what);
            }
        },
        KEYBOARD(Screen.DESKTOP, ColorScheme.LIGHT) {
            @Override
            void press(Locator what) {
                what.focus();
                what.press("Enter");
            }
        };

        final Screen screen;
        final ColorScheme colours;

        Hand(Screen screen, ColorScheme colours) {
            this.screen = screen;
            this.colours = colours;
        }

        abstract void press(Locator what);
    }

    @ParameterizedTest
    @EnumSource
    void aDrillsEndLeadsToEachHandAndBack(Hand hand, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visitWithoutMotion(hand.screen, hand.colours)) {
            page.navigate(trainer.at("/drill/" + Views.LESSON + ROUND));
            for (int question = 1; question <= DRILL; question++) {
                assertThat(page.locator(".kb-progress")).containsText(question + " of " + DRILL);
                hand.press(page.locator(".kb-question [data-call='P']"));
                assertThat(page.locator(".kb-headline")).isVisible();
                hand.press(button(page, question < DRILL ? "Next question" : "See how it went"));
            }
            assertThat(page.locator(".kb-report-line")).hasCount(DRILL);
            lookAtALineAndComeBack(page, hand);
            assertThat(Accessibility.faults(page)).isEmpty();
            assertThat(browser.faults()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aSetsReportLeadsToEachHandAndBack(Hand hand, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visitWithoutMotion(hand.screen, hand.colours)) {
            page.navigate(trainer.at(SET + "?question=" + LINE));
            hand.press(page.locator(".kb-question [data-call='P']"));
            assertThat(page.locator(".kb-headline")).isVisible();
            hand.press(link(page, "Back to the set"));
            lookAtALineAndComeBack(page, hand);
            assertThat(Accessibility.faults(page)).isEmpty();
            assertThat(browser.faults()).isEmpty();
        }
    }

    private static void lookAtALineAndComeBack(Page page, Hand hand) {
        Locator line = page.locator(".kb-report-line").nth(LINE - 1);
        assertThat(line.locator(".kb-report-answers")).containsText("Pass");
        assertThat(line.locator(".kb-report-source")).containsText("p. ");
        assertThat(line.locator(".kb-badge")).isVisible();
        assertThat(line.boundingBox().height).isGreaterThanOrEqualTo(TARGET);
        assertThat(line).hasAttribute("data-grade", "wrong");
        PageAtRest.of(page); // the page goes to its beginning first
        line.scrollIntoViewIfNeeded();
        PageAtRest.of(page);
        String report = page.url();
        double before = scrolled(page);
        hand.press(line.locator(".kb-report-way"));

        page.waitForURL(Pattern.compile(".*[?&]question=" + LINE + "\\b.*"));
        assertThat(page.locator(".kb-question card-hand").first()).isVisible();
        assertThat(page.locator(".kb-verdict")).hasAttribute("data-grade", "wrong");
        assertThat(page.locator(".kb-headline")).isVisible();
        page.reload();
        assertThat(page.locator(".kb-verdict")).hasAttribute("data-grade", "wrong");

        page.goBack();
        page.waitForURL(report);
        assertThat(line).isVisible();
        PageAtRest.of(page);
        assertThat(scrolled(page)).isCloseTo(before, within((double) A_FRACTION));
    }

    private static double scrolled(Page page) {
        return ((Number) page.evaluate("() => scrollY")).doubleValue();
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator link(Page page, String name) {
        return page.getByRole(
                AriaRole.LINK, new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}
