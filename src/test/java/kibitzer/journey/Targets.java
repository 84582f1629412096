package kibitzer.journey;

import com.microsoft.playwright.Page;
import java.util.List;

/** What is too small for a finger: less than 44 by 44 pixels of it answer. */
final class Targets {
    /** What may be smaller, and why. */
    private static final List<String> EXCEPT = List.of(
            ".kb-skip", // seen by who has a keyboard alone
            "vaadin-select *, vaadin-text-field *, vaadin-text-area *, vaadin-integer-field *, vaadin-number-field *, vaadin-combo-box *,"
                    + " vaadin-checkbox *, vaadin-radio-button *, vaadin-upload *, vaadin-details *", // inside a field
            // that is met as
            // a whole
            ".auction-meant", // a call in an auction: as high as its line, so that the hand below is in sight
            ".meld-card", // cards that overlap on their tray: arrows and the strip that is seen
            "glossary-term *, .kb-term"); // a word in a sentence

    /** Links that stand in a line of text; one that is alone in its line is a target like any other. */
    private static final String IN_A_LINE =
            ".kb-lesson-meta a, main h3 > a, main li > a, main p > a, main td > a, main th > a, main span > a, main dd > a";

    /** Links inside a sentence are as high as its line. */
    private static final String SMALL = """
            ([except, inALine]) => {
              const HALF = 21;
              const targets = document.querySelectorAll(
                'a[href], button, summary, input, select, textarea, [role=button], [role=radio], [role=option], [role=checkbox], [role=tab], [role=combobox]');
              const inText = (one) => one.matches('a, glossary-term button, glossary-term') && getComputedStyle(one).display.startsWith('inline')
                && !getComputedStyle(one).display.includes('flex') && one.parentElement.textContent.trim().length > one.textContent.trim().length + 3;
              const hasBeside = (one) => one.parentElement.textContent.trim().length > one.textContent.trim().length;
              const own = (one, x, y) => {
                const met = document.elementFromPoint(x, y);
                return met && (one === met || one.contains(met) || met.contains(one) && met.matches('label, li.kb-tile, vaadin-select, vaadin-text-field, vaadin-combo-box, vaadin-checkbox, vaadin-radio-button, vaadin-number-field, vaadin-integer-field, .kb-tile')
                  || met.closest('label')?.contains(one) || met.closest('label')?.htmlFor === one.id && one.id);
              };
              const found = [];
              for (const one of targets) {
                if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || one.disabled || one.matches(except) || one.closest('[inert], .kb-unseen') || inText(one) || one.matches(inALine) && hasBeside(one)) continue;
                one.scrollIntoView({ block: 'center' });
                const { left, top, width, height } = one.getBoundingClientRect();
                if (width < 4 || height < 4 || width >= 2 * HALF + 1 && height >= 2 * HALF + 1) continue;
                const x = left + width / 2, y = top + height / 2;
                if (x < HALF || x > innerWidth - HALF) { if (height >= 2 * HALF + 1 && width >= 24) continue; }
                const wide = width >= 2 * HALF || (own(one, x - HALF, y) && own(one, x + HALF, y));
                const high = height >= 2 * HALF || (own(one, x, y - HALF) && own(one, x, y + HALF));
                if (!wide || !high) found.push(`${one.tagName.toLowerCase()}.${[...one.classList].join('.')} in ${one.parentElement.className || one.parentElement.tagName} ${Math.round(width)}x${Math.round(height)} ${one.textContent.trim().slice(0, 20)}`);
              }
              scrollTo(0, 0);
              return found;
            }""";

    private Targets() {}

    /** One line a target. */
    @SuppressWarnings("unchecked")
    static List<String> tooSmall(Page page) {
        return (List<String>) page.evaluate(SMALL, List.of(String.join(", ", EXCEPT), IN_A_LINE));
    }
}
