package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static kibitzer.journey.Controls.button;
import static kibitzer.journey.Controls.field;
import static kibitzer.journey.Controls.link;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import org.junit.jupiter.api.Test;

/** An evening without screens: an instructor types in a paper by keyboard, marks its words and notes who was there; the learner reads it. */
@Journey
class OnPaperIT {
    private static final String CLASS = "Tuesday beginners";
    private static final String SET = "The first week";
    private static final String REASON = "The shape is not said.";
    private static final DateTimeFormatter TYPED = DateTimeFormatter.ofPattern("dd/MM/yyyy");

    @Test
    void aPaperIsTypedInMarkedAndRead(Browser browser) {
        try (RunningTrainer trainer = RunningTrainer.start();
                Page teacher = browser.visitWithoutMotion(Screen.DESKTOP, ColorScheme.LIGHT);
                Page learner = browser.visitWithoutMotion(Screen.PHONE, ColorScheme.DARK)) {
            ClassNight.becomesAdministrator(teacher, trainer);
            String link = ClassNight.makesAClass(teacher, trainer, CLASS);
            makesASet(teacher, trainer);
            ClassNight.assigns(teacher, trainer, CLASS, SET, "when it is handed in");
            ClassNight.registersAndJoins(learner, link, "Bert", CLASS);

            typesThePaperIn(teacher, trainer);
            marksTheWords(teacher, trainer);
            putsADayRight(teacher, trainer);

            readsTheMarks(learner, trainer);
            readsTheRegister(learner, trainer);
            assertThat(browser.faults()).isEmpty();
        }
    }

    private static void makesASet(Page page, RunningTrainer trainer) {
        ClassNight.beginsASet(page, trainer, SET, "The opening bid, and why.");
        ClassNight.writesAnOpening(page, 1, "");
        button(page, "Your own question").click();
        field(page, "The question").fill("Explain your bid.");
        Controls.choose(page, "Answered by", "In words, which you read and mark");
        button(page, "Add to the set").click();
        assertThat(page.locator("main")).containsText("2 questions,");
        assertThat(page.locator("main")).containsText("All changes are stored.");
    }

    /** With the keys alone from where the first question has the focus. */
    private static void typesThePaperIn(Page page, RunningTrainer trainer) {
        ClassNight.opens(page, trainer, CLASS, "Assignments");
        link(page, "From paper").click();
        assertThat(page.locator("main")).containsText("nothing yet.");
        assertThat(Accessibility.faults(page)).isEmpty();
        link(page, "Bert").click();
        assertThat(page.locator("main")).containsText("Nothing of Bert is there yet.");
        button(page, "Type the paper in").press("Enter");
        assertThat(page.locator("main")).containsText("Question 1 of 2. 2 are not typed in.");
        assertThat(Accessibility.faults(page)).isEmpty();
        assertThat(page.locator(".box-call:focus")).hasCount(1);
        page.keyboard().press("1");
        page.keyboard().press("n");
        assertThat(page.locator(".box-call:focus")).hasAttribute("data-call", "1NT");
        page.keyboard().press("Enter");

        assertThat(page.locator("main")).containsText("Question 2 of 2. One is not typed in.");
        assertThat(field(page, "Your answer")).isFocused();
        page.keyboard().type("Fifteen points.");
        page.keyboard().press("Enter");
        assertThat(page.locator("main")).containsText("All are typed in: look them over below.");
        assertThat(page.locator("main")).containsText("Fifteen points.");
        assertThat(Accessibility.faults(page)).isEmpty();
        button(page, "Hand in for Bert").press("Enter");
        assertThat(page.locator("main")).containsText("from paper, handed in");
    }

    private static void marksTheWords(Page page, RunningTrainer trainer) {
        ClassNight.opens(page, trainer, CLASS, "Gradebook");
        link(page, "Bert").click();
        assertThat(page.locator("main h1")).hasText("Bert");
        link(page, "Sitting 1").click();
        assertThat(page.locator("main")).containsText("From paper, typed in by Anna");
        assertThat(Accessibility.faults(page)).isEmpty();
        link(page, "Give your mark").click();
        Controls.number(page, "Credit in percent").fill("50");
        field(page, "Reason").fill(REASON);
        button(page, "See what it changes").click();
        assertThat(Accessibility.faults(page)).isEmpty();
        button(page, "Regrade to 50 %").click();
        assertThat(page.locator("main")).containsText(REASON);
        ClassNight.opens(page, trainer, CLASS, "Gradebook");
        link(page, "Marks side by side").click();
        assertThat(page.locator("main")).containsText("has been marked by two instructors yet.");
        assertThat(Accessibility.faults(page)).isEmpty();
    }

    private static void putsADayRight(Page page, RunningTrainer trainer) {
        ClassNight.opens(page, trainer, CLASS, "Gradebook");
        link(page, "Register").click();
        assertThat(page.locator("main")).containsText("A day without a live lesson");
        assertThat(Accessibility.faults(page)).isEmpty();
        Controls.date(page.locator("main vaadin-date-picker"), TYPED.format(LocalDate.now()));
        button(page, "Add it").click();
        assertThat(button(page, "Bert: away")).hasAttribute("aria-pressed", "true");
        assertThat(Accessibility.faults(page)).isEmpty();
        button(page, "Bert: excused").press("Enter");
        assertThat(button(page, "Bert: excused")).hasAttribute("aria-pressed", "true");
        assertThat(page.locator(".kb-register")).containsText("put right by you");
        link(page, "The whole register").click();
        assertThat(page.locator("main table")).containsText("excused");
        assertThat(Accessibility.faults(page)).isEmpty();
    }

    private static void readsTheMarks(Page page, RunningTrainer trainer) {
        page.navigate(trainer.at("/assignments"));
        link(page, "Look at it").click();
        assertThat(page.locator("main")).containsText("From paper, typed in by Anna");
        assertThat(Accessibility.faults(page)).isEmpty();
        link(page, "See the verdicts").click();
        link(page, "Question 2").click();
        assertThat(page.locator("main")).containsText(REASON);
        assertThat(page.locator("main")).containsText("0.5 of 1 point");
        assertThat(Accessibility.faults(page)).isEmpty();
    }

    private static void readsTheRegister(Page page, RunningTrainer trainer) {
        ClassNight.opens(page, trainer, CLASS, "When you were there");
        assertThat(page.locator("main")).containsText("Present on 0 days of 1, excused on 1 day.");
        assertThat(Accessibility.faults(page)).isEmpty();
    }
}
