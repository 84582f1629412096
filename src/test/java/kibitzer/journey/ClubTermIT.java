package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static kibitzer.journey.Controls.button;
import static kibitzer.journey.Controls.choose;
import static kibitzer.journey.Controls.field;
import static kibitzer.journey.Controls.link;
import static kibitzer.journey.Controls.type;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.regex.Pattern;
import kibitzer.classroom.picture.Pictures;
import org.junit.jupiter.api.Test;

/**
 * A term of a club: a page with a picture, a question that may be tried twice, what instructors note for each other, and all of
 * it taken out as one file and read in again.
 */
@Journey
class ClubTermIT {
    private static final String CLASS = "Thursday club";
    private static final String SET = "One hand";
    private static final String SEEN = "The north bank of the river, in red and blue";
    private static final String NOTE = "Plays too fast; ask for a count first.";

    @Test
    void aTermIsTaughtAndTakenAlong(Browser browser) throws IOException {
        try (RunningTrainer trainer = RunningTrainer.start();
                Page teacher = browser.visitWithoutMotion(Screen.DESKTOP, ColorScheme.DARK);
                Page learner = browser.visitWithoutMotion(Screen.PHONE, ColorScheme.LIGHT)) {
            ClassNight.becomesAdministrator(teacher, trainer);
            String link = ClassNight.makesAClass(teacher, trainer, CLASS);
            String page = writesAPageWithAPicture(teacher);
            makesASet(teacher, trainer);
            assignsItWithTwoTries(teacher, trainer);
            assertThat(browser.faults()).isEmpty();

            ClassNight.registersAndJoins(learner, link, "Bert", CLASS);
            seesThePicture(learner, page);
            triesTwice(learner, trainer);
            assertThat(browser.faults()).isEmpty();

            notesSomethingAndDeletesItWhenAskedTwice(teacher, trainer);
            assertThat(browser.faults()).isEmpty();

            readsTheCourseIn(teacher, trainer, takesTheCourseOut(teacher, trainer));
            assertThat(browser.faults()).isEmpty();
        }
    }

    private static String writesAPageWithAPicture(Page page) {
        link(page, "Pages").click();
        button(page, "A new page").click();
        type(field(page, "Title"), "Where we meet");
        Locator text = field(page, "Text");
        type(text, "By the river.");
        assertThat(page.locator("main")).containsText("All changes are stored.");
        text.press("Control+End");
        page.getByText("A picture", new Page.GetByTextOptions().setExact(true)).click();
        page.locator("main vaadin-upload input[type=file]")
                .first()
                .setInputFiles(new FilePayload("river.png", "image/png", Pictures.png(60, 20)));
        assertThat(page.locator("main")).containsText("river.png: 60 by 20 pixels. Say what is to be seen.");
        type(field(page, "What is to be seen"), SEEN);
        button(page, "Put the picture in").click();
        assertThat(text).hasValue(Pattern.compile("By the river\\.\\s+```picture\\s[^`]*```\\s*$"));
        assertThat(Accessibility.faults(page)).isEmpty();
        link(page, "See it as the class will").click();
        isSeen(page);
        button(page, "Show it to the class").click();
        assertThat(button(page, "Hide it from the class")).isVisible();
        return page.url().replace("/preview", "");
    }

    private static void isSeen(Page page) {
        Locator picture = page.locator(".kb-reading img");
        assertThat(picture).hasAttribute("alt", SEEN);
        picture.scrollIntoViewIfNeeded();
        page.waitForCondition(
                () -> Boolean.TRUE.equals(picture.evaluate("shown => shown.complete && shown.naturalWidth === 60")));
    }

    private static void seesThePicture(Page page, String address) {
        link(page, "Pages").click();
        link(page, "Where we meet").click();
        page.waitForURL(address);
        isSeen(page);
        assertThat(Accessibility.faults(page)).isEmpty();
    }

    private static void makesASet(Page page, RunningTrainer trainer) {
        ClassNight.beginsASet(page, trainer, SET, "The opening bid.");
        ClassNight.writesAnOpening(page, 1, "P P");
        assertThat(page.locator("main")).containsText("The book: Open 1NT");
        assertThat(page.locator("main")).containsText("All changes are stored.");
    }

    private static void assignsItWithTwoTries(Page page, RunningTrainer trainer) {
        ClassNight.beginsToAssign(page, trainer, CLASS, SET, "when it is handed in");
        assertThat(field(page, "Tries count, percent")).isHidden();
        choose(page, 2, "with each answer");
        type(field(page, "Tries count, percent"), "100 100");
        assertThat(page.locator("vaadin-text-field[invalid]")).hasCount(1);
        type(field(page, "Tries count, percent"), "100 50");
        assertThat(page.locator("vaadin-text-field[invalid]")).hasCount(0);
        assertThat(Accessibility.faults(page)).isEmpty();
        ClassNight.endsAssigning(page);
    }

    private static void triesTwice(Page page, RunningTrainer trainer) {
        page.navigate(trainer.at("/assignments"));
        link(page, "Look and start").click();
        assertThat(page.locator("main")).containsText("the second try earns 50 % of the points");
        button(page, "Start").click();
        Locator question = page.locator(".kb-question");
        question.locator("[data-call=P]").click();
        assertThat(page.locator("main")).containsText("is not right. Try again, for 50 % of the points.");
        assertThat(page.locator("main")).not().containsText("The book:");
        assertThat(Accessibility.faults(page)).isEmpty();
        // What was tried stands also after the page was loaded anew.
        page.reload();
        assertThat(page.locator("main")).containsText("is not right. Try again, for 50 % of the points.");
        question.locator("[data-call='1NT']").click();
        assertThat(page.locator(".kb-headline")).containsText("Right: open 1NT");
        page.reload();
        assertThat(page.locator("main")).containsText("Tried before: Pass.");
        link(page, "Hand in").click();
        button(page, "Hand in").click();
        assertThat(page.locator("main")).containsText("0.5 of 1 point");
        assertThat(Accessibility.faults(page)).isEmpty();
    }

    private static void notesSomethingAndDeletesItWhenAskedTwice(Page page, RunningTrainer trainer) {
        ClassNight.opens(page, trainer, CLASS, "Gradebook");
        link(page, "Bert").click();
        type(field(page, "A note on the learner"), NOTE);
        button(page, "Add the note").click();
        Locator notes = page.locator(".kb-private-notes");
        assertThat(notes).containsText("Stored.");
        assertThat(notes.locator("li")).containsText(NOTE);
        page.reload();
        assertThat(notes.locator("li")).containsText(NOTE);
        assertThat(button(page, "Delete it")).isHidden();
        notes.locator("summary").click();
        assertThat(Accessibility.faults(page)).isEmpty();
        button(page, "Keep it").click();
        assertThat(button(page, "Delete it")).isHidden();
        assertThat(notes.locator("li")).containsText(NOTE);
        notes.locator("summary").click();
        button(page, "Delete it").click();
        assertThat(notes).containsText("Deleted.");
        assertThat(notes.locator("li:visible")).hasCount(0);
    }

    private static String takesTheCourseOut(Page page, RunningTrainer trainer) throws IOException {
        ClassNight.opens(page, trainer, CLASS, "Settings");
        Download file =
                page.waitForDownload(() -> link(page, "Download the course").click());
        String course = Files.readString(file.path(), StandardCharsets.UTF_8);
        assertThat(course).contains(SET, SEEN, "\"100 50\"").doesNotContain("Bert", NOTE);
        return course;
    }

    private static void readsTheCourseIn(Page page, RunningTrainer trainer, String course) {
        page.navigate(trainer.at("/classes"));
        page.getByText("A class from a file").click();
        page.locator("main vaadin-upload input[type=file]")
                .first()
                .setInputFiles(
                        new FilePayload("course.json", "application/json", course.getBytes(StandardCharsets.UTF_8)));
        assertThat(page.locator("main")).containsText("1 set, 1 assignment, 1 page");
        Locator form = page.locator("main details[open] form");
        type(form.getByLabel("Name of the class"), "Next term");
        Controls.date(form.locator("vaadin-date-picker"), "01/09/2040");
        assertThat(Accessibility.faults(page)).isEmpty();
        button(page, "Make a class of it").click();
        assertThat(page.locator("main h1")).hasText("Next term");
        link(page, "Pages").click();
        link(page, "Where we meet").click();
        isSeen(page);
        ClassNight.opens(page, trainer, "Next term", "Assignments");
        assertThat(page.locator("main")).containsText(SET);
        assertThat(page.locator("main")).containsText("2040");
    }
}
