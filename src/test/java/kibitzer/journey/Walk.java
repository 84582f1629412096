package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;

/**
 * Goes to another page of the trainer as its links do: its scripts, which are the dearest part of a visit, stay where they are.
 * The page that one walks from must be one of the trainer's.
 */
final class Walk {
    /** The heading and the questions that are seen now are marked, so that they are not taken for those of the page walked to. */
    private static final String FOLLOW = """
        address => {
            document.querySelectorAll('main h1, .kb-question').forEach(seen => seen.setAttribute('data-left', ''));
            const link = document.body.appendChild(document.createElement('a'));
            link.href = address;
            link.click();
            link.remove();
        }\
        """;

    /** Where a long page is left while it still hears from the trainer, Vaadin's router writes an error to the console. */
    private static final String HEARD =
            "() => Object.values(Vaadin.Flow.clients).every(client => !client.isActive || !client.isActive())";

    private Walk() {}

    /**
     * Returns when a question of that page is there and none of this one, and the page lies at its beginning.
     *
     * @param address given from the root, other than the one where the page is
     */
    static void toQuestion(Page page, String address) {
        follow(page, address);
        assertThat(page.locator(".kb-question[data-left]")).hasCount(0);
        page.locator(".kb-question").first().waitFor();
        PageAtRest.atBeginning(page);
    }

    /**
     * Returns when the heading of that page is there and not this one's, and the page lies at its beginning.
     *
     * @param address given from the root, of another view than the page's
     */
    static void toView(Page page, String address) {
        follow(page, address);
        assertThat(page.locator("main h1[data-left]")).hasCount(0);
        page.locator("main h1").waitFor();
        PageAtRest.atBeginning(page);
    }

    private static void follow(Page page, String address) {
        page.waitForFunction(HEARD);
        page.evaluate(FOLLOW, address);
    }
}
