package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import kibitzer.journey.Answering.Means;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** However fast a reader goes, one page comes after the other, and the address tells the one that is shown. */
@Journey
@Execution(ExecutionMode.CONCURRENT)
class InTurnIT {
    /** What Vaadin's client asks the server for a page. */
    private static final String ASKED = "**/*v-r=uidl*";

    private static final String ROUND = "round=00000000-0000-0000-0000-000000000007";

    /** Counts the steps through the history, before anything on the page hears of them, and the pages that have come. */
    private static final String COUNT_STEPS = "window.told = 0; addEventListener('popstate', () => (told += 1));"
            + " window.come = 0; addEventListener('vaadin-navigated', () => (come += 1));";

    /** Steps back once more as soon as the next step is asked for by a script of the page, before the browser takes it. */
    private static final String OVERTAKE = "window.overtaken = false; const go = history.go.bind(history);"
            + " history.go = (by) => { go(by); if (!overtaken && window.overtake) { overtaken = true; go(-1); } };";

    private static final String BACK = "history.back()";
    private static final String LESSONS = "document.querySelector(\"nav a[href='lessons']\").click()";

    @Test
    void twoStepsBackAtOnceLeadTwoPagesBack(RunningTrainer trainer, Browser browser) {
        try (Page page = atTheThirdQuestion(trainer, browser)) {
            whileAPageIsOnItsWay(page, BACK, () -> step(page));
            isAtAnAnsweredQuestion(page, 1);
        }
    }

    @Test
    void aStepBackFromAPageOnItsWayLeadsToWhereItsLinkWas(RunningTrainer trainer, Browser browser) {
        try (Page page = atTheThirdQuestion(trainer, browser)) {
            int before = (int) page.evaluate("come");
            whileAPageIsOnItsWay(page, LESSONS, () -> step(page));
            // The lessons come, and the question again that is still shown.
            page.waitForFunction("before => come >= before + 2", before);
            isAt(page, 3);
            page.goBack();
            isAtAnAnsweredQuestion(page, 2);
        }
    }

    /** The step that waited and the one that overtakes it are one to the browser. */
    @Test
    void aStepBackThatOvertakesTheOneThatWaitedIsTakenToo(RunningTrainer trainer, Browser browser) {
        try (Page page = atTheThirdQuestion(trainer, browser)) {
            whileAPageIsOnItsWay(page, LESSONS, () -> {
                step(page);
                page.evaluate("overtake = true");
            });
            page.waitForFunction("overtaken");
            isAtAnAnsweredQuestion(page, 2);
        }
    }

    @Test
    void aLinkFollowedWhileAPageIsOnItsWayKeepsItsQuery(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/library"));
            page.locator("a[href='library?family=poker']").first().waitFor();
            whileAPageIsOnItsWay(
                    page,
                    LESSONS,
                    () -> page.evaluate("document.querySelector(\"a[href='library?family=poker']\").click()"));
            page.waitForURL("**/library?family=poker");
            assertThat(page.locator("main h1")).hasText("The library");
            page.goBack();
            page.waitForURL("**/lessons");
            assertThat(page.locator("main h1")).hasText("Lessons");
        }
    }

    private static Page atTheThirdQuestion(RunningTrainer trainer, Browser browser) {
        Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT);
        page.addInitScript(COUNT_STEPS);
        page.addInitScript(OVERTAKE);
        page.navigate(trainer.at("/drill/" + Views.LESSON + "?" + ROUND + "&question=1"));
        for (int question = 1; question < 3; question++) {
            isAt(page, question);
            Answering.by(Means.TOUCH, page.locator(".kb-question"));
            Means.TOUCH.press(page.locator(".kb-verdict .kb-button-first"));
        }
        isAt(page, 3);
        return page;
    }

    private static void whileAPageIsOnItsWay(Page page, String way, Runnable then) {
        List<Route> asked = new ArrayList<>();
        page.route(ASKED, asked::add);
        page.evaluate(way);
        page.waitForCondition(() -> !asked.isEmpty());
        then.run();
        page.unroute(ASKED);
        asked.forEach(Route::resume);
    }

    private static void step(Page page) {
        Object before = page.evaluate("told");
        page.evaluate(BACK);
        page.waitForFunction("before => told > before", before);
    }

    private static void isAt(Page page, int question) {
        page.waitForURL(Pattern.compile(".*\\b" + ROUND + "\\b.*"));
        page.waitForURL("**question=" + question + "*");
        assertThat(page.locator("main")).containsText(question + " of 10");
    }

    private static void isAtAnAnsweredQuestion(Page page, int question) {
        isAt(page, question);
        assertThat(page.locator(".kb-headline")).isVisible();
    }
}
