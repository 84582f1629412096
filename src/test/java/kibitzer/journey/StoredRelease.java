package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static kibitzer.journey.Controls.button;
import static kibitzer.journey.Controls.choose;
import static kibitzer.journey.Controls.field;
import static kibitzer.journey.Controls.link;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/**
 * Has a release write a database by its own pages, for the test of the upgrade: an instructor's class with a set that two learners
 * sit at, and what one of them answered on their own. It starts the trainer of {@code -Dkibitzer.jar}, and leaves in a folder the
 * database and what the pages told of it. {@code src/test/resources/upgrade/README.md} says how it is called.
 */
public final class StoredRelease {
    private static final String PASSWORD = "four old rule books";
    private static final String CLASS = "Tuesday beginners";
    private static final String SET = "No trump or not?";

    /** Fifteen points and even, nobody vulnerable, is one no trump; so are eighteen where the side is vulnerable. */
    private static final String QUESTIONS = """
            {"title": "No trump or not?", "about": "Even hands, weak and strong.", "author": "Anna", "level": 1, "questions": [
             {"decision": "bridge/call", "position": {"system": "acol", "hand": "AQ4.KJ52.Q83.K97", "dealer": "S", "auction": [],
              "vulnerable": "none"}, "expect": "1NT", "points": 1},
             {"decision": "bridge/call", "position": {"system": "acol", "hand": "KQ5.AJ3.KJ84.A92", "dealer": "S", "auction": [],
              "vulnerable": "ns"}, "expect": "1NT", "points": 3}]}
            """;

    private final RunningTrainer trainer;
    private final List<String> told = new ArrayList<>();

    private StoredRelease(RunningTrainer trainer) {
        this.trainer = trainer;
    }

    /** @param folder where the database is put */
    public static void main(String[] folder) throws IOException {
        Path into = Path.of(folder[0]);
        try (RunningTrainer trainer = RunningTrainer.start();
                Browser browser = Browser.start()) {
            StoredRelease release = new StoredRelease(trainer);
            release.write(browser);
            Path database = trainer.stop();
            try (OutputStream packed = new GZIPOutputStream(Files.newOutputStream(into.resolve("kibitzer.mv.db.gz")))) {
                Files.copy(database, packed);
            }
            Files.writeString(into.resolve("told.txt"), String.join("\n", release.told) + "\n", StandardCharsets.UTF_8);
        }
    }

    private void write(Browser browser) {
        try (Page anna = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT);
                Page bert = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT);
                Page carla = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT)) {
            anna.navigate(trainer.setUpLink());
            field(anna, "Name").fill("Anna");
            field(anna, "Password").fill(PASSWORD);
            anna.locator("main .kb-button").first().click();
            anna.waitForURL(trainer.at("/admin/accounts"));
            String join = makesAClass(anna);
            assignsASet(anna);

            learnsAlone(bert);
            joins(bert, "Bert", join);
            setsTheTable(bert);
            answers(bert, "1NT", "P");
            handsIn(bert);
            joins(carla, "Carla", join);
            answers(carla, "1NT");

            regrades(anna);
            note(bert, "Bert's progress", "/progress");
            note(bert, "Bert's reviews", "/review");
            note(bert, "Bert's assignments", "/assignments");
            note(anna, "The classes", "/classes");
        }
    }

    private String makesAClass(Page page) {
        page.navigate(trainer.at("/classes"));
        field(page, "Name of the class").fill(CLASS);
        button(page, "Make the class").click();
        assertThat(page.locator("main h1")).hasText(CLASS);
        field(page, "Message to the class").fill("Bring a pencil on Tuesday.");
        button(page, "Say it to the class").click();
        assertThat(page.locator(".kb-messages")).containsText("Bring a pencil");
        return page.getByLabel("Or send this link").inputValue();
    }

    private void assignsASet(Page page) {
        page.navigate(trainer.at("/sets"));
        page.getByText("Import a set").click();
        page.locator("main textarea").first().fill(QUESTIONS);
        button(page, "Read it").click();
        button(page, "Make a set of 2 questions").click();
        assertThat(page.locator("main")).containsText("2 questions,");
        page.navigate(trainer.at("/classes"));
        link(page, CLASS).click();
        link(page, "Assignments").click();
        link(page, "Assign a set").click();
        choose(page, 0, SET);
        choose(page, 2, "when it is handed in");
        button(page, "Assign it").click();
        assertThat(page.locator("main")).containsText("See it as a learner");
    }

    /** As a guest: a question of a lesson, two of its drill, three of practice. */
    private void learnsAlone(Page page) {
        page.navigate(trainer.at("/lesson/" + Views.LESSON));
        call(page.locator("#question-1"), "7NT");
        verdict(page.locator("#question-1"), "question-1 of the lesson, 7NT");
        link(page, "Start the drill").click();
        call(page.locator(".kb-question"), "7NT");
        verdict(page.locator(".kb-question"), "question 1 of the drill, 7NT");
        button(page, "Next question").click();
        assertThat(page.locator(".kb-progress")).containsText("2 of 10");
        call(page.locator(".kb-question"), "1NT");
        verdict(page.locator(".kb-question"), "question 2 of the drill, 1NT");
        for (String practised :
                List.of("bridge/rule-of-eleven?seed=1", "gin/discard?seed=1", "cribbage/lay-away?seed=1")) {
            page.navigate(trainer.at("/practice/" + practised));
            Answering.somehow(page.locator(".kb-question"));
            verdict(page.locator(".kb-question"), practised);
        }
    }

    private void verdict(Locator question, String asked) {
        assertThat(question.locator(".kb-headline")).isVisible();
        told.add("Bert, " + asked + ": " + question.locator(".kb-headline").innerText());
    }

    private void joins(Page page, String name, String join) {
        page.navigate(join);
        link(page, "Register").click();
        assertThat(page.locator("main h1")).hasText("Register");
        field(page, "Name").fill(name);
        field(page, "Password").fill(PASSWORD);
        button(page, "Register").click();
        button(page, "Join " + CLASS).click();
        assertThat(page.locator("main h1")).hasText(CLASS);
    }

    private void setsTheTable(Page page) {
        page.navigate(trainer.at("/settings"));
        page.getByLabel("Four colours").check();
        assertThat(page.locator("html[data-pack=four-colour]")).hasCount(1);
    }

    private void answers(Page page, String... calls) {
        page.navigate(trainer.at("/assignments"));
        link(page, "Look and start").click();
        button(page, "Start").click();
        for (int question = 1; question <= calls.length; question++) {
            assertThat(page.locator("main")).containsText("Question " + question + " of 2.");
            call(page.locator(".kb-question"), calls[question - 1]);
            assertThat(link(page, "Question " + question + ", answered")).isVisible();
            if (question < calls.length) {
                link(page, "Next question").click();
            }
        }
    }

    private void handsIn(Page page) {
        link(page, "Hand in").click();
        assertThat(page.locator("main")).containsText("All 2 questions are answered.");
        button(page, "Hand in").click();
        link(page, "Question 2").click();
        assertThat(page.locator(".kb-headline")).containsText("Not right");
        told.add("Bert, question 2 of the sitting, P: "
                + page.locator(".kb-headline").innerText());
    }

    private void regrades(Page page) {
        page.navigate(trainer.at("/classes"));
        link(page, CLASS).click();
        link(page, "Gradebook").click();
        assertThat(page.locator("main h1")).containsText("Gradebook");
        note(page, "The gradebook before the regrade");
        link(page, SET).click();
        link(page, "Regrade question 2 for all").click();
        field(page, "Reason").fill("We had not come to strong hands.");
        button(page, "See what it changes").click();
        button(page, "Regrade to 100 %").click();
        assertThat(page.locator("main")).containsText("We had not come to strong hands.");
        link(page, "Gradebook").click();
        assertThat(page.locator("main table").first()).containsText("Bert");
        note(page, "The gradebook");
    }

    private void note(Page page, String what, String path) {
        page.navigate(trainer.at(path));
        note(page, what);
    }

    private void note(Page page, String what) {
        assertThat(page.locator("main h1")).isVisible();
        told.add("\n" + what + "\n" + page.locator("main").innerText());
    }

    private static void call(Locator question, String call) {
        question.locator(".box-call").first().waitFor();
        Answering.Means.POINTER.call(question, call);
    }
}
