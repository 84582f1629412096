package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.WaitUntilState;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The session ends between two clicks: the page goes on where it was, says so, and loses nothing of an answer. */
@Journey
class SessionEndIT {
    private static final String TOLD = "Nothing that you have answered is lost";
    private static final String SESSION = "JSESSIONID";
    private static final Pattern TRACE = Pattern.compile("^\\s+at \\S+\\(|Exception", Pattern.MULTILINE);

    private final RunningTrainer trainer;
    private final Page page;
    private final int printed;

    SessionEndIT(RunningTrainer trainer, Browser browser) {
        this.trainer = trainer;
        this.page = browser.visitWithoutMotion(Screen.PHONE, ColorScheme.LIGHT);
        this.printed = trainer.output().size();
    }

    private void ask(String question) {
        page.navigate(trainer.at(question));
        assertThat(question()).isVisible();
    }

    private Locator question() {
        return page.locator(".kb-question");
    }

    private Locator confirm() {
        return question().locator(".kb-answer .kb-button-first");
    }

    /** The browser names a session that the trainer does not have (any more); the learner is still known. */
    private void sessionEnds() {
        page.context()
                .addCookies(List.of(
                        new Cookie(SESSION, "ended").setUrl(trainer.at("/")).setHttpOnly(true)));
    }

    /** The page is loaded anew by itself, tells what happened, and shows no verdict that nobody asked for. */
    private void goOn() {
        Locator told = page.locator(".kb-loaded-anew");
        assertThat(told).containsText(TOLD);
        assertThat(question()).isVisible();
        assertThat(question().locator(".kb-headline")).hasCount(0);
        String text = page.locator("body").textContent();
        assertThat(TRACE.matcher(text).find()).as(text).isFalse();
    }

    /** The answer that stands there again is taken, once. */
    private void answerIsTaken(Runnable answer) {
        answer.run();
        assertThat(question().locator(".kb-headline")).isVisible();
        assertThat(page.request().get(trainer.at("/api/attempts")).text().split("\"decision\""))
                .hasSize(2);
    }

    @BeforeEach
    void aNewLearner() {
        assertThat(page.context().cookies()).isEmpty();
    }

    @AfterEach
    void nothingBroke() {
        String log = String.join(
                "\n", trainer.output().subList(printed, trainer.output().size()));
        page.close();
        assertThat(TRACE.matcher(log).find()).as(log).isFalse();
    }

    /** A browser that keeps no session would be sent round for ever. */
    @Test
    void whereLoadingDoesNotHelpThePageWaitsForAClick() {
        ask("/practice/bridge/rule-of-eleven?seed=3");
        for (int loaded = 0; loaded < 3; loaded++) {
            question().locator("input").fill("2");
            sessionEnds();
            confirm().click();
            goOn();
        }
        sessionEnds();
        confirm().click();

        Locator waits = page.locator(".v-system-error");
        assertThat(waits).containsText(TOLD);
        page.waitForNavigation(waits::click);
        assertThat(question().locator("input")).hasValue("2");
    }

    @Test
    void wordsStandInTheirFieldAgain() {
        ask("/practice/bridge/rule-of-eleven?seed=3");
        question().locator("input").fill("2");
        sessionEnds();
        confirm().click();
        goOn();

        assertThat(question().locator("input")).hasValue("2");
        answerIsTaken(() -> confirm().click());
    }

    /** Loaded again before its fields are there: by an impatient reader, or by another tab that took the session. */
    @Test
    void soTheyDoWhereThePageIsLoadedTwice() {
        ask("/practice/bridge/rule-of-eleven?seed=5");
        question().locator("input").fill("4");
        page.reload(new Page.ReloadOptions().setWaitUntil(WaitUntilState.DOMCONTENTLOADED));
        page.reload();

        assertThat(question().locator("input")).hasValue("4");
    }

    @Test
    void soTheyDoWhereTheBrowserHasForgottenTheSession() {
        ask("/practice/bridge/rule-of-eleven?seed=4");
        question().locator("input").fill("3");
        page.context().clearCookies(new BrowserContext.ClearCookiesOptions().setName(SESSION));
        confirm().click();
        goOn();

        assertThat(question().locator("input")).hasValue("3");
        answerIsTaken(() -> confirm().click());
    }

    @Test
    void tickedCardsAreTickedAgain() {
        ask("/practice/rummy/lay-off?seed=3");
        for (int card = 0; card < 2; card++) {
            question().locator(".hand-card").nth(card).focus();
            page.keyboard().press("Space");
        }
        assertThat(confirm()).hasText("Lay off these 2 cards");
        sessionEnds();
        confirm().click();
        goOn();

        assertThat(question().locator(".hand-card[aria-selected=true]")).hasCount(2);
        assertThat(confirm()).hasText("Lay off these 2 cards");
        answerIsTaken(() -> confirm().click());
    }

    @Test
    void meldsLieAsTheyWereLaid() {
        ask("/practice/gin/melds?seed=5");
        question().locator(".meld-card").first().focus();
        page.keyboard().press("1");
        assertThat(question().locator(".meld[data-place='1'] .meld-card")).hasCount(1);
        sessionEnds();
        confirm().click();
        goOn();

        assertThat(question().locator(".meld[data-place='1'] .meld-card")).hasCount(1);
        // One card is no meld; without any the division is an answer.
        question().locator(".meld[data-place='1'] .meld-card").focus();
        page.keyboard().press("0");
        answerIsTaken(() -> confirm().click());
    }

    @Test
    void aWordThatWasChosenIsChosenAndGivenByTheLearnerAlone() {
        ask("/practice/poker/class?seed=5");
        sessionEnds();
        question().locator(".choice").nth(1).click();
        goOn();

        assertThat(question().locator(".choice").nth(1)).hasAttribute("aria-checked", "true");
        answerIsTaken(() -> question().locator(".choice").nth(1).click());
    }

    @Test
    void soIsACall() {
        ask("/practice/bridge/call?seed=7");
        sessionEnds();
        question().locator("[data-call=P]").click();
        goOn();

        assertThat(question().locator("[data-call=P]")).hasAttribute("aria-selected", "true");
        answerIsTaken(() -> question().locator("[data-call=P]").click());
    }
}
