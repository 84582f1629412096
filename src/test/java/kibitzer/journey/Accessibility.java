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
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What axe finds against WCAG 2.2 AA on a page as it is shown now. Its script is run as it ships; of what it finds the faults
 * alone are fetched, since its own driver fetches and reads it all, which takes as long as the finding. The contrast of ink on its
 * layers is measured once for all texts that are drawn so ({@code layers.js}): on each anew it takes most of a look.
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
            ({tags, known}) => {
                const passed = (%s)(known);
                return axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']})
                    .then(found => ({
                        rules: found.violations.length + found.passes.length,
                        passed: passed(),
                        faults: found.violations.flatMap(
                            rule => rule.nodes.map(node => `${rule.id}: ${rule.help}: ${node.html}`))}));
            }""".formatted(script(Accessibility.class, "layers.js"));

    private static final String AXE = script(AxeBuilder.class, "/axe.min.js");

    /** Ink on its layers that axe has found legible: what is drawn alike is measured once for all looks. */
    private static final Set<String> LEGIBLE = ConcurrentHashMap.newKeySet();

    private Accessibility() {}

    /** One line a fault: the rule, what it asks, the element; empty when there is none. */
    @SuppressWarnings("unchecked")
    public static List<String> faults(Page page) {
        page.evaluate(STANDS_STILL);
        if (page.evaluate("typeof axe").equals("undefined")) {
            page.evaluate("() => {" + AXE + "}");
        }
        Map<String, Object> found =
                (Map<String, Object>) page.evaluate(FAULTS, Map.of("tags", STANDARD, "known", List.copyOf(LEGIBLE)));
        if (Objects.equals(found.get("rules"), 0)) {
            throw new IllegalStateException("axe has held no rule against " + page.url());
        }
        LEGIBLE.addAll((List<String>) found.get("passed"));
        return (List<String>) found.get("faults");
    }

    private static String script(Class<?> beside, String name) {
        try (InputStream script = beside.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(script).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
