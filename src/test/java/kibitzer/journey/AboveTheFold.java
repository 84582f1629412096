package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;

/** Whether a question with all that it is answered with, hint and skip too, is seen on a phone before anything is moved. */
final class AboveTheFold {
    private static final String CONTROLS =
            ".kb-answer .box-call, .choice, .hand-card[role], .meld-tray, order-list button, .kb-answer input, .kb-answer .kb-button";

    private static final String LOWEST = """
            controls => {
              const question = document.querySelector('.kb-question');
              const seen = [...question.querySelectorAll(controls)].filter(one => one.checkVisibility() && one.getClientRects().length);
              const rects = seen.map(one => one.getBoundingClientRect());
              return [question.querySelector('.kb-prompt').getBoundingClientRect().top, ...rects.map(rect => rect.bottom)];
            }""";

    private AboveTheFold() {}

    /** Fails where a question does not fit. A whole hand is a table of its own, with what helps in the line of the question. */
    @SuppressWarnings("unchecked")
    static void hold(Page page, String address) {
        page.locator(".kb-hand-table, .kb-question :is(" + CONTROLS + ")")
                .first()
                .waitFor();
        if (page.locator(".kb-hand-table").count() > 0) {
            assertThat(page.locator(".kb-hint-and-skip > .kb-actions")).isInViewport();
            return;
        }
        List<Number> edges = (List<Number>) page.evaluate(LOWEST, CONTROLS);
        double lowest = edges.stream().mapToDouble(Number::doubleValue).max().orElseThrow();
        assertThat(edges.getFirst().doubleValue()).as("top of %s", address).isGreaterThanOrEqualTo(0);
        assertThat(lowest).as("end of %s", address).isLessThanOrEqualTo(page.viewportSize().height);
    }
}
