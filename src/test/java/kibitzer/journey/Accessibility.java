package kibitzer.journey;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What axe finds against WCAG 2.2 AA on a page as it is shown now. Its script is run as it ships; of what it finds the faults
 * alone are fetched, since its own driver fetches and reads it all, which takes as long as the finding.
 */
public final class Accessibility {

    private static final List<String> STANDARD = List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa");

    /**
     * What fades in has its colours only when it is there; the busy sign turns without end. What is folded away stands still in
     * the middle of its way for ever, and is not seen.
     */
    private static final String STANDS_STILL = """
            () => {
                const moving = document.getAnimations()
                    .filter(animation => animation.effect.getComputedTiming().endTime !== Infinity)
                    .filter(animation => animation.effect.target?.checkVisibility());
                const names = moving.map(one => `${one.transitionProperty ?? one.animationName} of ${one.effect.target.outerHTML.slice(0, 80)}`);
                return Promise.race([
                    Promise.allSettled(moving.map(animation => animation.finished)),
                    new Promise((_, fail) => setTimeout(() => fail(new Error('no end of ' + names.join(', '))), 30000))]);
            }""";

    private static final String FAULTS = """
            tags => axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']})
                .then(found => ({
                    rules: found.violations.length + found.passes.length,
                    faults: found.violations.flatMap(
                        rule => rule.nodes.map(node => `${rule.id}: ${rule.help}: ${node.html}`))}))""";

    private static final String AXE = script();

    private Accessibility() {}

    /** One line a fault: the rule, what it asks, the element; empty when there is none. */
    @SuppressWarnings("unchecked")
    public static List<String> faults(Page page) {
        page.evaluate(STANDS_STILL);
        if (page.evaluate("typeof axe").equals("undefined")) {
            page.evaluate("() => {" + AXE + "}");
        }
        Map<String, Object> found = (Map<String, Object>) page.evaluate(FAULTS, STANDARD);
        if (Objects.equals(found.get("rules"), 0)) {
            throw new IllegalStateException("axe has held no rule against " + page.url());
        }
        return (List<String>) found.get("faults");
    }

    private static String script() {
        try (InputStream script = AxeBuilder.class.getResourceAsStream("/axe.min.js")) {
            return new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
