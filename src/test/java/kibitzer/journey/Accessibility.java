package kibitzer.journey;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.List;

/** What axe finds against WCAG 2.2 AA on a page as it is shown now. */
public final class Accessibility {

    private static final List<String> STANDARD = List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa");

    /** What fades in has its colours only when it is there; the busy sign turns without end. */
    private static final String STANDS_STILL = """
            () => Promise.allSettled(document.getAnimations()
                .filter(animation => animation.effect.getComputedTiming().endTime !== Infinity)
                .map(animation => animation.finished))""";

    private Accessibility() {}

    /** One line a fault: the rule, what it asks, the element; empty when there is none. */
    public static List<String> faults(Page page) {
        page.evaluate(STANDS_STILL);
        // What passes need not be described, which would take as long again.
        AxeRunOptions violations = new AxeRunOptions();
        violations.setResultTypes(List.of("violations"));
        // There are no frames from elsewhere, for whose sake axe would gather its findings in a page of its own.
        return new AxeBuilder(page)
                .options(violations).setLegacyMode(true).withTags(STANDARD).analyze().getViolations().stream()
                        .flatMap(rule -> rule.getNodes().stream()
                                .map(node -> rule.getId() + ": " + rule.getHelp() + ": " + node.getHtml()))
                        .toList();
    }
}
