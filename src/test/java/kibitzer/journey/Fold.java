package kibitzer.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;

/** Whether a question with all that it is answered with is seen on a phone before anything is moved. */
final class Fold {
    /** What does not fit on a small phone, and why. */
    private static final Map<String, String> BELOW = Map.of(
            "five-hundred/bid", "25 bids, three in a line",
            "casino/play", "every way to play each card, until a card is chosen",
            "bridge/meaning", "eight ranges to be written");

    private static final String CONTROLS =
            ".kb-answer .box-call, .choice, .hand-card[role], .meld-tray, order-list button, .kb-answer input, .kb-answer .kb-button-first";

    private static final String LOWEST = """
            controls => {
              const question = document.querySelector('.kb-question');
              const seen = [...question.querySelectorAll(controls)].filter(one => one.checkVisibility() && one.getClientRects().length);
              const rects = seen.map(one => one.getBoundingClientRect());
              return [question.querySelector('.kb-prompt').getBoundingClientRect().top, ...rects.map(rect => rect.bottom)];
            }""";

    private Fold() {}

    /** Fails where a decision that is not listed does not fit, and where one that is does. A whole hand is a table of its own. */
    @SuppressWarnings("unchecked")
    static void hold(Page page, String address) {
        page.locator(".kb-hand-table, .kb-question :is(" + CONTROLS + ")")
                .first()
                .waitFor();
        if (page.locator(".kb-hand-table").count() > 0) {
            return;
        }
        List<Number> edges = (List<Number>) page.evaluate(LOWEST, CONTROLS);
        double lowest = edges.stream().mapToDouble(Number::doubleValue).max().orElseThrow();
        boolean fits = edges.getFirst().doubleValue() >= 0 && lowest <= page.viewportSize().height;
        String decision = address.replaceAll("/practice/|[?].*", "");
        assertThat(fits)
                .as(
                        "%s ends at %.0f of %d, listed as: %s",
                        decision, lowest, page.viewportSize().height, BELOW.get(decision))
                .isEqualTo(!BELOW.containsKey(decision));
    }
}
