package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;

/** Gives some answer to a question, whatever it asks for. */
final class Answering {
    private static final int MOST_CARDS = 13;
    /** What fields for numbers, odds and words take between them. */
    private static final List<String> TYPED = List.of("1", "0", "none");

    private Answering() {}

    /** Returns when the verdict is there. */
    static void somehow(Locator question) {
        question.locator(".box-call, .choice, .hand-card, .meld-tray, .meld-card, order-list, .kb-typed input")
                .first()
                .waitFor();
        if (question.locator(".box-call").count() > 0) {
            question.locator("[data-call=P]").click();
        } else if (question.locator(".choice").count() > 0) {
            question.locator(".choice").first().click();
        } else if (question.locator(".kb-typed input").count() > 0) {
            type(question);
        } else if (question.locator(".kb-answer .kb-button-first").count() > 0) {
            confirm(question);
        } else {
            question.locator(".hand-card").first().focus();
            question.page().keyboard().press("Enter");
        }
        assertThat(question.locator(".kb-headline")).isVisible();
    }

    private static void type(Locator question) {
        for (String words : TYPED) {
            for (Locator field : question.locator(".kb-typed input").all()) {
                field.fill(words);
            }
            question.locator(".kb-typed .kb-button-first").click();
            question.locator(".kb-headline, [invalid]").first().waitFor();
            if (question.locator(".kb-headline").count() > 0) {
                return;
            }
        }
    }

    /** Cards are ticked until there are enough of them. */
    private static void confirm(Locator question) {
        Locator confirm = question.locator(".kb-answer .kb-button-first");
        for (int card = 0; card < MOST_CARDS && confirm.innerText().startsWith("Tick"); card++) {
            String before = confirm.innerText();
            question.locator(".hand-card").nth(card).focus();
            question.page().keyboard().press("Space");
            assertThat(question.locator(".hand-card[aria-selected=true]")).hasCount(card + 1);
            if (before.equals(confirm.innerText())) {
                confirm.hover();
            }
        }
        confirm.click();
    }
}
