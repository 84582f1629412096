package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static kibitzer.journey.Controls.button;
import static kibitzer.journey.Controls.field;
import static kibitzer.journey.Controls.link;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;

/** How a class begins: somebody sets the trainer up and makes it, others register by its link and come in. */
final class ClassNight {
    private static final String PASSWORD = "four old rule books";
    private static final Pattern SET_UP = Pattern.compile("http://\\S+/setup/\\S+");

    private ClassNight() {}

    static void becomesAdministrator(Page page, RunningTrainer trainer) {
        page.navigate(trainer.awaitPrinted(SET_UP));
        field(page, "Name").fill("Anna");
        field(page, "Password").fill(PASSWORD);
        page.locator("main .kb-button").first().click();
        page.waitForURL(trainer.at("/admin/accounts"));
    }

    /** The link by which learners come in. */
    static String makesAClass(Page page, RunningTrainer trainer, String name) {
        page.navigate(trainer.at("/classes"));
        field(page, "Name of the class").fill(name);
        button(page, "Make the class").click();
        assertThat(page.locator("main h1")).hasText(name);
        return page.getByLabel("Or send this link").inputValue();
    }

    static void registersAndJoins(Page page, String link, String name, String classroom) {
        page.navigate(link);
        link(page, "Register").click();
        assertThat(page.locator("main h1")).hasText("Register");
        field(page, "Name").fill(name);
        field(page, "Password").fill(PASSWORD);
        button(page, "Register").click();
        button(page, "Join " + classroom).click();
        assertThat(page.locator("main h1")).hasText(classroom);
    }
}
