package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;

/**
 * Goes to another page of the trainer as its links do: its scripts, which are the dearest part of a visit, stay where they are.
 * The page that one walks from must be one of the trainer's.
 */
final class Walk {
    /** The questions that are seen now are marked, so that they are not taken for those of the page walked to. */
    private static final String FOLLOW = """
        address => {
            document.querySelectorAll('.kb-question').forEach(question => question.setAttribute('data-left', ''));
            const link = document.body.appendChild(document.createElement('a'));
            link.href = address;
            link.click();
            link.remove();
        }\
        """;

    private Walk() {}

    /**
     * Returns when a question of that page is there and none of this one, and the page lies at its beginning.
     *
     * @param address given from the root, other than the one where the page is
     */
    static void toQuestion(Page page, String address) {
        page.evaluate(FOLLOW, address);
        assertThat(page.locator(".kb-question[data-left]")).hasCount(0);
        page.locator(".kb-question").first().waitFor();
        Rest.atBeginning(page);
    }
}
