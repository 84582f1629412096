package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static kibitzer.journey.Controls.button;
import static kibitzer.journey.Controls.field;
import static kibitzer.journey.Controls.link;
import static kibitzer.journey.Controls.type;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** An instructor and a learner in two browsers: from the class that is made to the credit that is given. */
@Journey
class ClassroomIT {
    private static final String CLASS = "Tuesday beginners";
    private static final String SET = "The first week";
    private static final int QUESTIONS = 3;

    private static final String BOARD = """
            [Event "Club night"]
            [Board "1"]
            [Dealer "N"]
            [Vulnerable "None"]
            [Deal "N:KQ5.AJ3.KJ84.Q92 J73.Q84.A92.T864 T986.T976.T5.A75 A42.K52.Q763.KJ3"]
            """;

    @Test
    void anInstructorAssignsASetAndALearnerHandsItIn(Browser browser) throws IOException {
        try (RunningTrainer trainer = RunningTrainer.start();
                Page teacher = browser.visitWithoutMotion(Screen.DESKTOP, ColorScheme.LIGHT);
                Page learner = browser.visitForTheFirstTime(Screen.PHONE, ColorScheme.DARK)) {
            ClassNight.becomesAdministrator(teacher, trainer);
            String link = ClassNight.makesAClass(teacher, trainer, CLASS);
            makesASet(teacher, trainer);
            ClassNight.assigns(teacher, trainer, CLASS, SET, "when it is handed in");

            ClassNight.registersAndJoins(learner, link, "Bert", CLASS);
            assertThat(browser.faults()).isEmpty();
            String page = writesAPage(teacher, trainer);
            readsThePage(learner, page);
            assertThat(browser.faults()).isEmpty();
            answersWithTheConnectionLost(learner, trainer);
            assertThat(browser.faults()).allMatch(fault -> fault.contains("ERR_INTERNET_DISCONNECTED"));
            handsIn(learner);

            regrades(teacher, trainer);
            readsTheFile(teacher);

            learner.navigate(trainer.at("/assignments"));
            link(learner, "Look at it").click();
            link(learner, "See the verdicts").click();
            link(learner, "Question 2").click();
            assertThat(learner.locator("main")).containsText("credit given by your instructor");
            assertThat(Accessibility.faults(learner)).isEmpty();
            assertThat(browser.faults()).isEmpty();
        }
    }

    /** One question is dealt, one is the instructor's own, one comes from a file of deals. */
    private static void makesASet(Page page, RunningTrainer trainer) {
        ClassNight.beginsASet(page, trainer, SET, "The opening bid, on three kinds of hand.");

        button(page, "Deal").click();
        button(page, "Add to the set").click();
        assertThat(page.locator("main")).containsText("1 question,");

        ClassNight.writesAnOpening(page, 2, "");
        callsTwoPasses(page);
        assertThat(page.locator("main")).containsText("The book: Open 1NT");

        button(page, "From a file of deals").click();
        field(page, "Deals, as PBN or LIN text").fill(BOARD);
        button(page, "Read the deals").click();
        button(page, "Add the ticked ones").click();
        assertThat(page.locator("main")).containsText(QUESTIONS + " questions,");
        assertThat(page.locator("main")).containsText("All changes are stored.");

        String address = page.url();
        field(page, "Author, as others see it").fill("Anna, at the last moment");
        page.locator(".kb-nav a[href=progress]").click();
        page.waitForURL("**/progress");
        page.navigate(address);
        assertThat(field(page, "Author, as others see it")).hasValue("Anna, at the last moment");
    }

    /** By taps and by keys; the text follows, and is followed. */
    private static void callsTwoPasses(Page page) {
        page.getByText("Choose the calls").click();
        Locator picker = page.locator(".kb-auction-picker");
        Locator text = field(page, "Auction");
        picker.locator("[data-call=P]").click();
        assertThat(text).hasValue("P");
        picker.locator("[data-call='1S']").click();
        assertThat(text).hasValue("P 1S");
        assertThat(picker).containsText("East: one spade. South is to call.");
        assertThat(picker.locator("[data-call='1S']")).hasAttribute("aria-disabled", "true");
        assertThat(picker.locator("[data-call=X]")).hasAttribute("aria-disabled", "false");
        assertThat(picker.locator("[data-call=P]")).isFocused();
        page.keyboard().press("X");
        page.keyboard().press("Enter");
        assertThat(text).hasValue("P 1S X");
        assertThat(Accessibility.faults(page)).isEmpty();

        type(text, "P 1S 1H");
        assertThat(picker).containsText("it is not higher than the last bid, 1S");
        button(page, "Begin again").click();
        assertThat(text).hasValue("");
        type(text, "P");
        assertThat(picker).containsText("North: pass. East is to call.");
        picker.locator("[data-call='2H']").click();
        assertThat(text).hasValue("P 2H");
        button(page, "Take back the last call").click();
        assertThat(text).hasValue("P");
        picker.locator("[data-call=P]").click();
        assertThat(text).hasValue("P P");
        assertThat(picker).containsText("South is to call.");
    }

    /** Typed, with a hand and a question put in where the cursor stood; its address for who reads it. */
    private static String writesAPage(Page page, RunningTrainer trainer) {
        ClassNight.opens(page, trainer, CLASS, "Pages");
        button(page, "A new page").click();
        type(field(page, "Title"), "One no trump");
        Locator text = field(page, "Text");
        type(text, "Count *first*.\n\nThen bid.");
        assertThat(page.locator("main")).containsText("All changes are stored.");
        text.press("Control+Home");
        page.getByText("A hand", new Page.GetByTextOptions().setExact(true)).click();
        type(field(page, "Cards"), ClassNight.WEAK_NO_TRUMP);
        button(page, "Put the hand in").click();
        assertThat(text).hasValue(Pattern.compile("^```hand\\s[^`]*```\\s+Count \\*first\\*\\.\\s+Then bid\\.\\s*$"));
        text.press("Control+End");
        page.getByText("A question, dealt or written").click();
        button(page, "Deal").click();
        button(page, "Add to the page").click();
        assertThat(text).hasValue(Pattern.compile("Then bid\\.\\s+```question\\s"));
        assertThat(Accessibility.faults(page)).isEmpty();
        link(page, "See it as the class will").click();
        assertThat(page.locator(".kb-reading em")).hasText("first");
        button(page, "Show it to the class").click();
        assertThat(button(page, "Hide it from the class")).isVisible();
        assertThat(Accessibility.faults(page)).isEmpty();
        return page.url().replace("/preview", "");
    }

    private static void readsThePage(Page page, String address) {
        link(page, "Pages").click();
        link(page, "One no trump").click();
        page.waitForURL(address);
        assertThat(page.locator(".kb-reading card-hand").first()).isVisible();
        Answering.somehow(page.locator(".kb-question"));
        assertThat(Accessibility.faults(page)).isEmpty();
    }

    private static void answersWithTheConnectionLost(Page page, RunningTrainer trainer) {
        page.navigate(trainer.at("/assignments"));
        link(page, "Look and start").click();
        button(page, "Start").click();
        isAsked(page, 1);
        pass(page);
        assertThat(link(page, "Question 1, answered")).isVisible();
        link(page, "Next question").click();
        isAsked(page, 2);

        page.context().setOffline(true);
        page.locator(".kb-question [data-call=P]").click();
        assertThat(page.locator("main")).containsText("The connection is lost. What you answer now is not stored yet;");
        // What was answered meanwhile is sent by itself when the connection is back.
        page.context().setOffline(false);
        assertThat(link(page, "Question 2, answered")).isVisible();
        assertThat(link(page, "Question 1, answered")).isVisible();

        // On another device, or after the browser was closed: the sitting stands where it was.
        page.navigate(trainer.at("/assignments"));
        link(page, "Go on").click();
        button(page, "Go on").click();
        isAsked(page, 3);
        pass(page);
        assertThat(link(page, "Question 3, answered")).isVisible();
        assertThat(page.locator("main")).not().containsText("The book:");
    }

    /** A call made before the page of the question is there would be made on the page that goes. */
    private static void isAsked(Page page, int number) {
        assertThat(page.locator("main")).containsText("Question " + number + " of " + QUESTIONS + ".");
    }

    private static void handsIn(Page page) {
        link(page, "Hand in").click();
        assertThat(page.locator("main")).containsText("All " + QUESTIONS + " questions are answered.");
        button(page, "Hand in").click();
        link(page, "Question 2").click();
        assertThat(page.locator(".kb-headline")).containsText("Not right: the book says open 1NT");
    }

    private static void regrades(Page page, RunningTrainer trainer) {
        ClassNight.opens(page, trainer, CLASS, "Gradebook");
        assertThat(page.locator("main table").first()).containsText("Bert");
        link(page, SET).click();
        link(page, "Regrade question 2 for all").click();
        field(page, "Reason").fill("We had not come to one no trump.");
        button(page, "See what it changes").click();
        assertThat(page.locator("main")).containsText("changes 1 learner's score.");
        button(page, "Regrade to 100 %").click();
        assertThat(page.locator("main")).containsText("We had not come to one no trump.");
    }

    private static void readsTheFile(Page page) throws IOException {
        link(page, "Gradebook").click();
        Download file = page.waitForDownload(() -> link(page, "Scores as CSV").click());
        assertThat(Files.readString(file.path(), StandardCharsets.UTF_8))
                .contains(SET)
                .contains("Bert");
    }

    private static void pass(Page page) {
        page.locator(".kb-question [data-call=P]").click();
    }
}
