package kibitzer.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import kibitzer.journey.Answering.Means;
import org.junit.jupiter.api.Test;

/**
 * Somebody who has never held cards, on a phone: the door for the new, twenty decisions on cards that lie there within the
 * first ten minutes, and never more than a screen to read before one.
 *
 * <p>The minutes are counted and not measured: every word that the pages show until then, read at the pace of adults
 * who read silently (238 in a minute on the average), and a while to think for each decision.
 */
@Journey
class FirstHourIT {
    private static final Pattern ONWARD = Pattern.compile("^(Go on|Next): ");
    private static final int DECISIONS = 20;
    private static final int MINUTES = 10;
    private static final int WORDS_A_MINUTE = 238;
    private static final int SECONDS_TO_DECIDE = 8;
    private static final String TOLD = ".kb-verdict > .kb-headline, .kb-verdict > .kb-why, .kb-verdict > .kb-purpose";
    private static final String FIRST_STEPS = "/lesson/tricks/the-trick/";
    /** What a question shows of cards: held, played or in a trick. */
    private static final String CARDS = "playing-card, card-hand, card-row, card-table";

    private static final String QUESTION = ".kb-question";
    private static final String OPEN = ".kb-question:not(.kb-question-done)";

    /** How far below the top of the page, or below the question before it, a question begins. */
    private static final String TO_READ = """
        questions => questions.map((question, at) => question.getBoundingClientRect().top
            - (at === 0 ? -scrollY : questions[at - 1].getBoundingClientRect().bottom))\
        """;

    @Test
    void decidesTwentyTimesAndNeverReadsMoreThanAScreenBefore(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/"));
            Finger.tap(link(
                    page.locator(".kb-tile").filter(new Locator.FilterOptions().setHasText("I am new to cards")),
                    "Show me a trick"));
            page.waitForURL("**/lesson/**");
            Hour hour = new Hour(0, 0);
            while (hour.decided < DECISIONS) {
                assertThat(page.url()).as("no other course comes between").contains(FIRST_STEPS);
                hour = lesson(page, hour);
                hour = drill(page, hour);
                // Filled after a drill that was passed, open beside one that was not.
                Finger.tap(page.locator(".kb-drill-summary .kb-actions a")
                        .filter(new Locator.FilterOptions().setHasText(ONWARD)));
                page.waitForURL("**/lesson/**");
            }
            assertThat(hour.seconds()).as("%s", hour).isLessThanOrEqualTo(60 * MINUTES);
            page.navigate(trainer.at("/"));
            assertThat(link(page, "Go on: ").textContent()).isNotBlank();
            assertThat(browser.faults()).isEmpty();
        }
    }

    /**
     * What has been done so far.
     *
     * @param words that stood on the pages until the last decision counted, verdicts too
     */
    private record Hour(int decided, int words) {
        /** After so many more decisions on a page that shows so many words; those behind the twentieth are not counted. */
        Hour and(int decisions, int shown) {
            int counted = Math.min(decisions, DECISIONS - decided);
            return counted <= 0 ? this : new Hour(decided + counted, words + shown * counted / decisions);
        }

        int seconds() {
            return words * 60 / WORDS_A_MINUTE + decided * SECONDS_TO_DECIDE;
        }
    }

    private static Hour lesson(Page page, Hour before) {
        page.locator(QUESTION).first().waitFor();
        assertNotMuchToRead(page);
        int questions = page.locator(QUESTION).count();
        int words = words(page.locator("main"));
        for (int number = 0; number < questions; number++) {
            assertShowsCards(page.locator(QUESTION).nth(number));
            Answering.by(Means.TOUCH, page.locator(QUESTION).nth(number));
            words += told(page.locator(QUESTION).nth(number));
        }
        return before.and(questions, words);
    }

    private static Hour drill(Page page, Hour before) {
        Finger.tap(link(page, "Start the drill"));
        page.waitForURL("**/drill/**");
        Hour hour = before;
        do {
            page.locator(OPEN).waitFor();
            assertNotMuchToRead(page);
            assertShowsCards(page.locator(QUESTION));
            int words = words(page.locator("main"));
            Answering.by(Means.TOUCH, page.locator(QUESTION));
            hour = hour.and(1, words + told(page.locator(QUESTION)));
            String address = page.url();
            Means.TOUCH.press(page.locator(".kb-verdict .kb-button-first"));
            page.waitForURL(url -> !url.equals(address));
            page.locator(OPEN + ", .kb-score").waitFor();
        } while (page.locator(".kb-score").count() == 0);
        return hour;
    }

    private static int words(Locator shown) {
        return shown.innerText().split("\\s+").length;
    }

    /** Words of the verdict before what is there to be looked up: both answers, how it is counted, and the page. */
    private static int told(Locator question) {
        return question.locator(TOLD).allInnerTexts().stream()
                .mapToInt(told -> told.split("\\s+").length)
                .sum();
    }

    private static void assertShowsCards(Locator question) {
        assertThat(question.locator(CARDS).count())
                .as(() -> "cards in: " + question.innerText())
                .isPositive();
    }

    @SuppressWarnings("unchecked")
    private static void assertNotMuchToRead(Page page) {
        assertThat((Iterable<Number>) page.locator(QUESTION).evaluateAll(TO_READ))
                .isNotEmpty()
                .allSatisfy(pixels -> assertThat(pixels.intValue()).isLessThan(Screen.LARGE_PHONE.height));
    }

    private static Locator link(Page page, String name) {
        return link(page.locator("body"), name);
    }

    private static Locator link(Locator within, String name) {
        return within.getByRole(AriaRole.LINK, new Locator.GetByRoleOptions().setName(name))
                .first();
    }
}
