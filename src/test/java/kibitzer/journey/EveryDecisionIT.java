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
     * Each decision by touch or by keys in turn; the first with each control by both, and to it somebody comes by its address, goes on from
     * it and passes the next question by. In the long proofs it is so with each decision. The first question is seen whole on a small phone.
     */
    @TestFactory
    Stream<DynamicTest> isAnsweredAndPassedByInPractice(RunningTrainer trainer, Browser browser) {
        Page page = browser.visitWithoutMotion(Screen.SMALL_PHONE, ColorScheme.LIGHT);
        Map<String, Integer> seen = new HashMap<>();
        return Decisions.all().stream()
                .map(decision -> DynamicTest.dynamicTest(decision.id().text(), () -> {
                    String address = "/practice/" + decision.id().text() + "?seed=";
                    int before = seen.merge(JourneyQuestion.control(decision), 1, Integer::sum) - 1;
                    if (before == 0) {
                        page.navigate(trainer.at(address + 1));
                    } else {
                        Walk.toQuestion(page, address + 1);
                    }
                    AboveTheFold.hold(page, address);
                    Means means = JourneyQuestion.byTurns(before);
                    Answering.by(means, page.locator(QUESTION));
                    if (before == 0 || LongProof.isWhole()) {
                        Means other = JourneyQuestion.byTurns(before + 1);
                        Walk.toQuestion(page, address + 2);
                        Answering.by(other, page.locator(QUESTION));
                        other.press(page.locator(".kb-verdict .kb-button-first"));
                        page.locator(OPEN).waitFor();
                        means.press(button(page.locator(OPEN), "Skip"));
                        assertThat(page.locator(".kb-headline")).isVisible();
                    }
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
