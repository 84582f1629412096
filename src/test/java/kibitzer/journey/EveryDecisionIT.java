package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.LongProof;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.journey.Answering.Means;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every question that can be asked can be answered, and passed by where that is allowed. */
@Journey
class EveryDecisionIT {
    private static final String QUESTION = ".kb-question";
    private static final String OPEN = ".kb-question:not(.kb-question-done)";

    /**
     * Each kind of answer by touch and by keys, and each decision by the one or the other in turn; in the long proofs each by both. The
     * next question is passed by. The first is seen whole on a small phone, and for each kind of answer somebody comes to it by its
     * address; to the others they walk.
     */
    @TestFactory
    Stream<DynamicTest> isAnsweredAndPassedByInPractice(RunningTrainer trainer, Browser browser) {
        Page page = browser.visitWithoutMotion(Screen.SMALL_PHONE, ColorScheme.LIGHT);
        Map<String, Integer> seen = new HashMap<>();
        return Decisions.all().stream()
                .map(decision -> DynamicTest.dynamicTest(decision.id().text(), () -> {
                    String address = "/practice/" + decision.id().text() + "?seed=";
                    int before = seen.merge(JourneyQuestion.kind(decision), 1, Integer::sum) - 1;
                    if (before == 0) {
                        page.navigate(trainer.at(address + 1));
                    } else {
                        Walk.toQuestion(page, address + 1);
                    }
                    AboveTheFold.hold(page, address);
                    Means means = before % 2 == 0 ? Means.TOUCH : Means.KEYBOARD;
                    Answering.by(means, page.locator(QUESTION));
                    if (before == 0 || LongProof.isWhole()) {
                        means = means == Means.TOUCH ? Means.KEYBOARD : Means.TOUCH;
                        Walk.toQuestion(page, address + 2);
                        Answering.by(means, page.locator(QUESTION));
                    }
                    means.press(page.locator(".kb-verdict .kb-button-first"));
                    page.locator(OPEN).waitFor();
                    (means == Means.TOUCH ? Means.KEYBOARD : Means.TOUCH).press(button(page.locator(OPEN), "Skip"));
                    assertThat(page.locator(".kb-headline")).isVisible();
                    assertThat(browser.faults()).as("errors in the console").isEmpty();
                }))
                .onClose(page::close);
    }

    /** A question passed by would keep a streak alive; one leaves it instead. */
    @Test
    void isNotPassedByInAStreakButLeft(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT)) {
            page.navigate(trainer.at("/mix?mode=streak&round=00000000-0000-0000-0000-000000000005&n=1"));
            page.locator(OPEN).waitFor();
            assertThat(button(page.locator(OPEN), "Skip")).not().isVisible();
            Finger.tap(page.getByText("Another mix"));
            page.waitForURL(url -> !url.contains("streak"));
        }
    }

    private static Locator button(Locator question, String name) {
        return question.locator("button")
                .filter(new Locator.FilterOptions().setHasText(name))
                .first();
    }
}
