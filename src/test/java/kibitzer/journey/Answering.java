package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;

/** Gives some answer to a question, whatever it asks for. Fails where there is nothing to answer with. */
final class Answering {
    /** "Tick 3 cards", until there are so many. */
    private static final String TICK = "Tick";

    /** What fields for numbers, odds and words take between them. */
    private static final List<String> TYPED = List.of("1", "0", "none", "knocker 13", "0 0 0 0", "0 0 0", "0 0 0 0 0");

    private static final String CONTROLS =
            ".box-call, .choice, .hand-card[role], .meld-tray, .meld-card, order-list button, .kb-answer input";

    /** A field that says why it does not take what is written: one of Vaadin's, or the browser's own. */
    private static final String REFUSED = ":is([invalid], [aria-invalid=true])";

    /** On the strip of a card that no neighbour of the fan covers, in pixels from its corner. */
    private static final double ACROSS = 8;

    private static final double DOWN = 30;

    /** With what a learner answers. */
    enum Means {
        POINTER {
            @Override
            void press(Locator what) {
                what.click();
            }
        },
        TOUCH {
            @Override
            void press(Locator what) {
                Finger.tap(what);
            }

            @Override
            void take(Locator card) {
                Finger.tap(card, ACROSS, DOWN);
            }

            @Override
            void play(Locator card) {
                take(card);
                press(card.locator("xpath=ancestor::card-hand").locator("[data-play]"));
            }
        },
        KEYBOARD {
            @Override
            void press(Locator what) {
                what.press("Enter"); // in one go: what has the focus may be drawn anew
            }
        };

        abstract void press(Locator what);

        /** Ticks a card of a fan, or lifts it. */
        void take(Locator card) {
            card.press("Space");
        }

        /** Makes a call, out of the levels that a phone folds away too. */
        void call(Locator question, String call) {
            Locator wanted = question.locator("[data-call='" + call + "']");
            if (!wanted.isVisible()) {
                press(question.locator("[data-more]"));
            }
            press(wanted);
        }

        /** Plays a card of a fan. */
        void play(Locator card) {
            take(card);
        }
    }

    private Answering() {}

    /** Returns when the verdict is there. */
    static void somehow(Locator question) {
        by(Means.POINTER, question);
    }

    /** Answers by these means alone; returns when the verdict is there. */
    static void by(Means means, Locator question) {
        give(means, question);
        assertThat(question.locator(".kb-headline")).isVisible();
    }

    /** Answers at a table, which goes on by itself after what is right. */
    static void give(Means means, Locator question) {
        question.locator(CONTROLS).first().waitFor();
        if (question.locator(".kb-hand-table").count() > 0) {
            playOrGiveUp(means, question);
        } else if (question.locator(".box-call").count() > 0) {
            means.press(question.locator("[data-call=P]"));
        } else if (question.locator(".choice").count() > 0) {
            choose(means, question);
        } else if (question.locator(".kb-answer input").count() > 0) {
            type(means, question);
        } else if (question.locator(".kb-answer .kb-button-first").count() > 0) {
            confirm(means, question);
        } else {
            play(means, question);
        }
    }

    /** The first choice; of those folded away the first that a card of the hand has. */
    private static void choose(Means means, Locator question) {
        if (!question.locator(".choice").first().isVisible()) {
            means.take(question.locator(".hand-card[role]").first());
            question.locator(".choice").first().waitFor(); // a key would go to the card
        }
        means.press(question.locator(".choice").first());
    }

    /** A whole hand takes longer than this: nothing of it is played. A board is, for nothing of it is given up. */
    private static void playOrGiveUp(Means means, Locator question) {
        Locator giveUp = question.getByText("Give up the tricks left");
        if (giveUp.count() == 0) {
            WholeBoard.playThrough(means, question);
            return;
        }
        means.press(giveUp);
        means.press(question.getByText("Yes, give them up"));
    }

    /** The first card that may be played; one that may not lies in the hand again. */
    private static void play(Means means, Locator question) {
        Locator hand = question.locator(".hand-card[role]");
        String told = "";
        String here = question.page().url();
        for (int card = 0; card < hand.count(); card++) {
            means.play(hand.nth(card));
            told = fault(question, told, here);
            if (told.isEmpty()) {
                return;
            }
        }
    }

    /** Why the page says that this is no answer, in other words than before or told anew; empty where it was taken. */
    private static String fault(Locator question, String before, String here) {
        Locator verdict = question.locator(".kb-headline");
        Locator faults = question.locator(".kb-fault:visible");
        Locator told = verdict.or(question.locator(".kb-fault:not([data-read]):visible"))
                .or(faults.filter(new Locator.FilterOptions().setHasNotText(before)));
        // a table has gone on after a right answer
        question.page()
                .waitForCondition(
                        () -> told.count() > 0 || !question.page().url().equals(here));
        if (!question.page().url().equals(here)) {
            return "";
        }
        List<String> words = faults.allInnerTexts(); // it goes when the verdict comes
        faults.evaluateAll("told => told.forEach(one => one.setAttribute('data-read', ''))");
        return verdict.count() > 0 || words.isEmpty() ? "" : words.getFirst();
    }

    private static void type(Means means, Locator question) {
        Locator fields = question.locator(".kb-answer input:not([type=radio])");
        List<String> typed = new ArrayList<>(TYPED);
        question.locator("playing-card[card]").all().stream()
                .limit(1)
                .map(card -> card.getAttribute("card"))
                .forEach(typed::add);
        for (String words : typed) {
            for (Locator field : fields.all()) {
                field.fill(words);
            }
            assertThat(question.locator(REFUSED)).hasCount(0); // what the last word was told is gone
            means.press(question.locator(".kb-answer .kb-button-first"));
            question.locator(".kb-headline, " + REFUSED).first().waitFor();
            if (question.locator(".kb-headline").count() > 0) {
                return;
            }
        }
    }

    /** Cards are ticked until there are enough of them. */
    private static void confirm(Means means, Locator question) {
        Locator confirm = question.locator(".kb-answer .kb-button-first");
        String asked = confirm.innerText();
        if (asked.startsWith(TICK)) {
            int cards = Integer.parseInt(asked.replaceAll("\\D", ""));
            for (int card = 0; card < cards; card++) {
                means.take(question.locator(".hand-card[role]").nth(card));
                assertThat(question.locator(".hand-card[aria-selected=true]")).hasCount(card + 1);
            }
            assertThat(confirm).not().containsText(TICK); // the trainer has heard of the last one
        }
        if (question.locator("card-hand[ordered]").count()
                > 0) { // the last card first: what is ticked first stands first
            means.take(question.locator(".hand-card[role]").last());
            assertThat(question.locator("[data-place='1']")).hasCount(1);
            assertThat(confirm).containsText("In this order: ");
        }
        String here = question.page().url();
        means.press(confirm);
        if (!fault(question, "", here).isEmpty()) {
            means.take(question.locator(".hand-card[role]").first());
            means.press(confirm);
        }
    }
}
