package kibitzer.journey;

import com.microsoft.playwright.Locator;
import kibitzer.journey.Answering.Means;

/** Bids and plays a board in the browser, move by move: passes, and plays the first card that follows suit. */
final class WholeBoard {
    /** A board that is kept for a class, or judged. */
    private static final String DONE = ".kb-kept:visible, .kb-headline";

    private WholeBoard() {}

    /** Returns when the verdict is there. */
    static void playThrough(Means means, Locator question) {
        while (question.locator(DONE).count() == 0) {
            move(means, question);
        }
    }

    /** The cards before the learner, what lies on the table and what was bid, in one look: the page may change between two. */
    static String standing(Locator question) {
        return String.valueOf(question.evaluateAll("""
                found => found.map(panel => [...panel.querySelectorAll('.hand-card, card-trick, auction-table')]
                    .map(each => each.dataset.card ?? each.getAttribute('cards') ?? each.getAttribute('calls')).join(' '))
                    .join()"""));
    }

    static void move(Means means, Locator question) {
        String before = standing(question);
        if (question.locator(".box-call").count() > 0) {
            means.call(question, "P");
        } else {
            playACard(means, question);
        }
        question.page()
                .waitForCondition(() -> question.locator(DONE).count() > 0
                        || !standing(question).equals(before));
    }

    /** The first of the suit that was led, or else the first. */
    private static void playACard(Means means, Locator question) {
        String card = String.valueOf(question.evaluate("""
                panel => {
                  const led = panel.querySelector('.kb-bridge-table card-trick')?.getAttribute('cards')?.at(1) ?? '';
                  const held = [...panel.querySelectorAll('.hand-card[role]')].map(each => each.dataset.card);
                  return held.find(each => each.endsWith(led)) ?? held[0];
                }"""));
        means.play(question.locator(".hand-card[role][data-card='" + card + "']"));
    }
}
