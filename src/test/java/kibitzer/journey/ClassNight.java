package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static kibitzer.journey.Controls.button;
import static kibitzer.journey.Controls.choose;
import static kibitzer.journey.Controls.field;
import static kibitzer.journey.Controls.link;
import static kibitzer.journey.Controls.type;

import com.microsoft.playwright.Page;
import kibitzer.decisions.ask.HowMany;

/**
 * What every class begins with: somebody sets the trainer up and makes it, others register by its link and come in, and a set is
 * made and assigned.
 */
final class ClassNight {
    private static final String PASSWORD = "four old rule books";
    /** Fifteen balanced points, nobody vulnerable: one no trump, and a pass is wrong. */
    static final String WEAK_NO_TRUMP = "AQ4.KJ52.Q83.K97";

    private ClassNight() {}

    static void becomesAdministrator(Page page, RunningTrainer trainer) {
        page.navigate(trainer.setUpLink());
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

    /** A page of the class, from anywhere. */
    static void opens(Page page, RunningTrainer trainer, String classroom, String part) {
        page.navigate(trainer.at("/classes"));
        link(page, classroom).click();
        link(page, part).click();
    }

    /** A set with no question in it. */
    static void beginsASet(Page page, RunningTrainer trainer, String title, String trains) {
        page.navigate(trainer.at("/sets"));
        button(page, "A new set").click();
        type(field(page, "Title"), title);
        type(field(page, "What it trains"), trains);
    }

    /** The weak no trump, to be opened after these calls: the question with this number, from 1, of the set. */
    static void writesAnOpening(Page page, int number, String auction) {
        button(page, "Write").click();
        button(page, "Begin with a dealt one").click();
        assertThat(page.locator("main")).containsText(HowMany.of(number, "question") + ",");
        type(field(page, "Auction"), auction);
        choose(page, "Dealer", "North");
        choose(page, "Vulnerable", "Nobody");
        type(field(page, "Hand"), WEAK_NO_TRUMP);
    }

    static void assigns(Page page, RunningTrainer trainer, String classroom, String set, String feedback) {
        beginsToAssign(page, trainer, classroom, set, feedback);
        endsAssigning(page);
    }

    /** As far as the terms that are seldom asked for. */
    static void beginsToAssign(Page page, RunningTrainer trainer, String classroom, String set, String feedback) {
        opens(page, trainer, classroom, "Assignments");
        link(page, "Assign a set").click();
        choose(page, 0, set);
        choose(page, 2, feedback);
    }

    static void endsAssigning(Page page) {
        button(page, "Assign it").click();
        assertThat(page.locator("main")).containsText("See it as a learner");
    }
}
