package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import kibitzer.journey.Answering.Means;

/** The links, buttons and fields of a page's own part, by the names that are read aloud. */
final class Controls {
    private static final String CHOICES = "main vaadin-select, main .kb-choice";
    private static final Pattern GO_ON = Pattern.compile("^Go on$");

    private Controls() {}

    /** The first whose name has these words. */
    static Locator link(Page page, String name) {
        return page.locator("main")
                .getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName(name))
                .first();
    }

    /** That has just this name. */
    static Locator button(Page page, String name) {
        return page.locator("main")
                .getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName(name).setExact(true));
    }

    /** For words; the first whose name begins so. */
    static Locator field(Page page, String name) {
        return named(page, AriaRole.TEXTBOX, name);
    }

    /** For a number; the first whose name begins so. */
    static Locator number(Page page, String name) {
        return named(page, AriaRole.SPINBUTTON, name);
    }

    private static Locator named(Page page, AriaRole role, String name) {
        return page.locator("main")
                .getByRole(role, new Locator.GetByRoleOptions().setName(Pattern.compile("^" + name)))
                .first();
    }

    /** Where the verdict on a move waits for "Go on", Enter goes on; after a right answer the play has gone on by itself. Returns when it has. */
    static void goOnByKey(Page page, String before) {
        Locator goOn = page.locator("button.kb-button-first:focus", new Page.LocatorOptions().setHasText(GO_ON));
        page.waitForCondition(() -> !page.url().equals(before) || goOn.count() > 0);
        if (page.url().equals(before)) {
            page.keyboard().press("Enter");
            page.waitForURL(url -> !url.equals(before));
        }
    }

    /** The same by other means. */
    static void goOn(Page page, Means means, String before) {
        Locator goOn = button(page, "Go on").first();
        page.waitForCondition(() -> !page.url().equals(before) || goOn.isVisible());
        if (page.url().equals(before)) {
            means.press(goOn);
            page.waitForURL(url -> !url.equals(before));
        }
    }

    /** Types and leaves the field. */
    static void type(Locator field, String words) {
        field.fill(words);
        field.press("Tab");
    }

    /** Types it and clicks elsewhere: Tab would go into the calendar, and Enter sends the form. */
    static void date(Locator picker, String day) {
        picker.locator("input").fill(day);
        assertThat(picker).hasAttribute("opened", "");
        picker.page().locator("main h1").click(new Locator.ClickOptions().setForce(true));
        assertThat(picker).not().hasAttribute("opened", "");
        assertThat(picker.locator("input")).hasValue(day);
    }

    /** Chooses in the select that stands at this place, from 0. */
    static void choose(Page page, int select, String item) {
        choose(page, page.locator(CHOICES).nth(select), item);
    }

    /** Chooses in the select with this label. */
    static void choose(Page page, String label, String item) {
        choose(
                page,
                page.locator(CHOICES, new Page.LocatorOptions().setHasText(label))
                        .first(),
                item);
    }

    private static void choose(Page page, Locator select, String item) {
        Locator own = select.locator("select");
        if (own.count() > 0) {
            own.selectOption(own.locator("option", new Locator.LocatorOptions().setHasText(item))
                    .first()
                    .getAttribute("value"));
            return;
        }
        select.click();
        page.locator("vaadin-select-item:visible").getByText(item).first().click();
    }
}
