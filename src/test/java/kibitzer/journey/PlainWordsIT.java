package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import kibitzer.journey.Answering.Means;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a reader is told, where it is easily misread; and a phone on its side. */
@Journey
class PlainWordsIT {
    private static final Pattern AN_ID = Pattern.compile("\\[[a-z0-9-]+\\.[a-z]\\d+|\\b[a-z-]+\\.[pe]\\d\\d\\b");

    /** "Face [down]" is no defeat of declarer, and hearts need no French. */
    @ParameterizedTest
    @ValueSource(
            strings = {"bridge/procedure/01-tricks", "rummy/gin/02-when-to-knock", "poker/poker/01-the-nine-hands"})
    void aFirstLessonExplainsNoOrdinaryWordByAnotherSense(String lesson, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visitWithoutMotion(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/lesson/" + lesson));
            page.locator(".kb-question").first().waitFor();
            assertThat(page.locator("glossary-term").allInnerTexts())
                    .doesNotContain("down", "face", "hearts", "clubs", "ace", "off", "line", "loose cards");
        }
    }

    /** "Not right: straight" reads as if a straight were not right. */
    @Test
    void aVerdictOnAWrongAnswerSaysWhatItIsAndNamesNoId(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visitWithoutMotion(Screen.LARGE_PHONE, ColorScheme.DARK)) {
            page.navigate(trainer.at("/practice/poker/class?seed=5"));
            int choices = choices(page).count();
            for (int tried = 0; tried < choices; tried++) {
                page.navigate(trainer.at("/practice/poker/class?seed=5"));
                Finger.tap(choices(page).nth(tried));
                Locator headline = page.locator(".kb-headline");
                headline.waitFor();
                if (headline.innerText().contains("Not right")) {
                    assertThat(headline.innerText()).containsPattern("Not right: (it|the answer) is ");
                    assertThat(page.locator(".kb-verdict").innerText()).doesNotContainPattern(AN_ID);
                    return;
                }
            }
            throw new AssertionError("none of " + choices + " answers is wrong");
        }
    }

    private static Locator choices(Page page) {
        page.locator(".choice").first().waitFor();
        return page.locator(".choice");
    }

    @Test
    void backToAnAnsweredQuestionShowsItsVerdictAndWhatIsDueIsToldOnce(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visitWithoutMotion(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.navigate(
                    trainer.at("/drill/" + Views.LESSON + "?round=00000000-0000-0000-0000-000000000007&question=1"));
            Answering.by(Means.TOUCH, page.locator(".kb-question"));
            Means.TOUCH.press(page.locator(".kb-verdict .kb-button-first"));
            page.waitForURL("**question=2*");
            page.goBack(); // at once, while the next is on its way
            page.waitForURL("**question=1*");
            assertThat(page.locator(".kb-headline")).isVisible();
            page.navigate(trainer.at("/review"));
            assertThat(page.locator("main h1")).isVisible();
            String told = page.locator("main").innerText();
            assertThat(told.contains("Nothing is due") && told.contains("today"))
                    .as(told)
                    .isFalse();
        }
    }

    /** Of 900 rules each is told from every other, and none is called by its id. */
    @Test
    void aRuleIsChosenByWhatItIsAboutAndWhatItIsCalled(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visitWithoutMotion(Screen.DESKTOP, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/practice/bridge/call?seed=7"));
            page.locator(".kb-when-seen").scrollIntoViewIfNeeded();
            Locator chooser = page.locator("vaadin-combo-box.kb-wide-select input");
            chooser.fill("grand slam");
            page.locator("vaadin-combo-box-item:not([hidden]) .kb-rule-topic")
                    .first()
                    .waitFor();
            List<String> shown =
                    page.locator("vaadin-combo-box-item:not([hidden])").allInnerTexts();
            assertThat(shown).hasSizeGreaterThan(2).doesNotHaveDuplicates().allMatch(one -> one.contains("lam"));
            page.locator("vaadin-combo-box-item:not([hidden])").first().click();
            page.waitForURL("**rules=*grand-slam*");
        }
    }

    /** On its side a phone shows question and answer together, and cuts nothing off. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "/practice/bridge/call?seed=7",
                "/practice/poker/draw?seed=5",
                "/practice/gin/discard?seed=5",
                "/practice/whist/signal?seed=1",
                "/practice/bridge/score?seed=3"
            })
    void aPhoneOnItsSideShowsQuestionAndAnswerTogether(String address, RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visitWithoutMotion(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.setViewportSize(Screen.LARGE_PHONE.height, Screen.LARGE_PHONE.width);
            page.navigate(trainer.at(address));
            Locator answer = page.locator(".kb-question :is(.box-call, .choice, .hand-card[role], .kb-answer input)")
                    .first();
            answer.waitFor();
            assertThat(page.locator(".kb-prompt")).isInViewport();
            assertThat(answer).isInViewport();
            assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
            Answering.by(Means.TOUCH, page.locator(".kb-question"));
            assertThat(page.locator(".kb-headline")).isInViewport();
        }
    }

    /** While a hand goes on each decision made in it is a tap away. */
    @Test
    void aPastDecisionAtTheTableIsOneTapAway(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visitWithoutMotion(Screen.LARGE_PHONE, ColorScheme.DARK)) {
            page.navigate(trainer.at("/play/gin?seed=7&said=s.s"));
            Locator line = page.locator(".kb-so-far summary").last();
            Finger.tap(line);
            assertThat(page.locator(".kb-so-far").getByText("Try again from here"))
                    .isVisible();
            assertThat(page.locator(".kb-so-far")).containsText("You: Leave the upcard.");
        }
    }
}
