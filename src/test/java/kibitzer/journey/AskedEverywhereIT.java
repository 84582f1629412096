package kibitzer.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.LongProof;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * All that answers are given with is used by touch and by keys where a lesson or a problem set has it, and by the one or the other in a
 * storm; in the long proofs each decision of a lesson or a set is answered, of which {@code EveryQuestionTest} sees without a browser
 * that it can be. One visitor comes to the lessons by their addresses, and walks from the first question of a set or storm to the others.
 */
@Journey
class AskedEverywhereIT {
    private static final String OPEN = ".kb-question:not(.kb-question-done)";

    private static final String LESSON = "/lesson/";

    @TestFactory
    Stream<DynamicTest> inALesson(RunningTrainer trainer, Browser browser) {
        return answered(JourneyQuestion.inLessons(LongProof.isWhole()), trainer, browser);
    }

    @TestFactory
    Stream<DynamicTest> inAProblemSet(RunningTrainer trainer, Browser browser) {
        return answered(JourneyQuestion.inSets(LongProof.isWhole()), trainer, browser);
    }

    /** And the storm goes on to a question that is passed by. */
    @TestFactory
    Stream<DynamicTest> inAStorm(RunningTrainer trainer, Browser browser) {
        Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.LIGHT);
        return JourneyQuestion.inStorms(LongProof.isWhole()).stream()
                .map(asked -> DynamicTest.dynamicTest(named(List.of(asked)), () -> {
                    open(page, trainer, asked.page());
                    Answering.by(asked.means(), page.locator(asked.question()));
                    asked.means().press(page.locator(".kb-verdict .kb-button-first"));
                    Locator next = page.locator(OPEN);
                    next.waitFor();
                    asked.means()
                            .press(next.locator("button")
                                    .filter(new Locator.FilterOptions().setHasText("Skip"))
                                    .first());
                    page.locator(".kb-headline").waitFor();
                    assertThat(browser.faults()).as("errors in the console").isEmpty();
                }))
                .onClose(page::close);
    }

    private static Stream<DynamicTest> answered(
            Map<String, List<JourneyQuestion>> pages, RunningTrainer trainer, Browser browser) {
        Page page = browser.visitWithoutMotion(Screen.LARGE_PHONE, ColorScheme.DARK);
        return pages.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(named(entry.getValue()), () -> {
                    open(page, trainer, entry.getKey());
                    entry.getValue().forEach(asked -> Answering.by(asked.means(), page.locator(asked.question())));
                    assertThat(browser.faults()).as("errors in the console").isEmpty();
                }))
                .onClose(page::close);
    }

    private static void open(Page page, RunningTrainer trainer, String address) {
        // where a long page is left while it still hears from the trainer, Vaadin's router writes an error to the
        // console
        if (address.startsWith(LESSON)
                || !page.url().startsWith(trainer.address().toString())) {
            page.navigate(trainer.at(address));
        } else {
            Walk.toQuestion(page, address);
        }
    }

    private static String named(List<JourneyQuestion> asked) {
        return asked.getFirst().page() + ": "
                + asked.stream()
                        .map(one -> one.decision().id().text() + " " + one.means())
                        .collect(Collectors.joining(", "));
    }
}
