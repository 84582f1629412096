package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.content.problemset.ProblemSets;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.journey.Answering.Means;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Every question that can be asked can be answered, by touch and by keys, and passed by where that is allowed. */
@Journey
@Execution(ExecutionMode.CONCURRENT)
class EveryDecisionIT {
    private static final String QUESTION = ".kb-question";
    private static final String OPEN = ".kb-question:not(.kb-question-done)";
    private static final int OF_A_STORM = 10;

    /** One question by touch and, of another visitor, by keys; the next is passed by. The first is seen whole on a small phone. */
    @TestFactory
    @Execution(ExecutionMode.SAME_THREAD)
    Stream<DynamicTest> isAnsweredByBothMeansAndPassedByInPractice(RunningTrainer trainer, Browser browser) {
        Page page = browser.visit(Screen.SMALL_PHONE, ColorScheme.LIGHT);
        return Decisions.all().stream()
                .map(decision -> "/practice/" + decision.id().text() + "?seed=1")
                .map(address -> DynamicTest.dynamicTest(address, () -> {
                    page.navigate(trainer.at(address));
                    Fold.hold(page, address);
                    Answering.by(Means.TOUCH, page.locator(QUESTION));
                    page.context().clearCookies();
                    page.navigate(trainer.at(address));
                    Answering.by(Means.KEYBOARD, page.locator(QUESTION));
                    Means.KEYBOARD.press(page.locator(".kb-verdict .kb-button-first"));
                    page.locator(OPEN).waitFor();
                    Means.TOUCH.press(button(page.locator(OPEN), "Skip"));
                    assertThat(page.locator(".kb-headline")).isVisible();
                    assertThat(browser.faults()).as("errors in the console").isEmpty();
                }))
                .onClose(page::close);
    }

    /** One question for every kind of answer, by the one means or the other. */
    @TestFactory
    @Execution(ExecutionMode.SAME_THREAD)
    Stream<DynamicTest> ofEveryKindIsAnsweredInALessonAndASet(RunningTrainer trainer, Browser browser) {
        Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.DARK);
        Map<String, String> places = new LinkedHashMap<>();
        for (Lesson lesson : Lessons.shipped().all()) {
            lesson.questions()
                    .forEach(ask -> places.putIfAbsent(
                            kind(ask.question().decision()) + " in a lesson",
                            "/lesson/" + lesson.id().text() + "?at=" + ask.id()));
        }
        for (ProblemSet set : ProblemSets.shipped().all()) {
            for (int number = 1; number <= set.problems().size(); number++) {
                places.putIfAbsent(
                        kind(set.problems().get(number - 1).question().decision()) + " in a set",
                        "/problem-set/" + set.id() + "?question=" + number);
            }
        }
        List<DynamicTest> tests = new ArrayList<>();
        places.forEach((what, address) -> {
            Means means = tests.size() % 2 == 0 ? Means.KEYBOARD : Means.TOUCH;
            tests.add(DynamicTest.dynamicTest(what + " " + means, () -> {
                page.navigate(trainer.at(address));
                int at = address.indexOf("?at=");
                Answering.by(means, page.locator(at < 0 ? QUESTION : "#" + address.substring(at + "?at=".length())));
                assertThat(browser.faults()).as("errors in the console").isEmpty();
            }));
        });
        return tests.stream().onClose(page::close);
    }

    @Test
    void isAnsweredOrPassedByInAStorm(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.LARGE_PHONE, ColorScheme.DARK)) {
            page.navigate(trainer.at("/mix?mode=storm&round=00000000-0000-0000-0000-000000000005&n=1"));
            for (int question = 0; question < OF_A_STORM; question++) {
                Means means = question % 2 == 0 ? Means.TOUCH : Means.KEYBOARD;
                if (question % 3 == 2) {
                    means.press(button(page.locator(OPEN), "Skip"));
                } else {
                    Answering.by(means, page.locator(QUESTION));
                }
                String before = page.url();
                means.press(page.locator(".kb-verdict .kb-button-first"));
                page.waitForURL(url -> !url.equals(before));
                page.locator(OPEN).waitFor();
            }
        }
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

    private static String kind(Decision<?, ?> decision) {
        return decision.answerKind().getClass().getSimpleName();
    }

    private static Locator button(Locator question, String name) {
        return question.locator("button")
                .filter(new Locator.FilterOptions().setHasText(name))
                .first();
    }
}
