package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static kibitzer.journey.Controls.button;
import static kibitzer.journey.Controls.field;
import static kibitzer.journey.Controls.link;
import static kibitzer.journey.Controls.number;
import static kibitzer.journey.Controls.type;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Seed;
import kibitzer.classroom.problems.DealtBoards;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.journey.Answering.Means;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Two boards for a class of a pair and two teams: set on the desktop, bid and played on the phone with a break in the midst, and
 * read in the travellers by learner and instructor.
 */
@Journey
class BoardsAsHomeworkIT {
    private static final String CLASS = "Club night";
    private static final String SET = "Two boards";
    private static final int LEFT_AFTER = 3;

    /** From this seed north opens the first board with one no trump, and passing leaves south the play of the hand. */
    private static final int SEED = 3;

    private static final List<SetBoard> BOARDS = IntStream.range(0, 2)
            .mapToObj(
                    place -> new DealtBoards(new Seed(SEED), JsonNodeFactory.instance.objectNode()).question(place, 0))
            .map(question -> DealtBoards.board(question).orElseThrow())
            .toList();

    @Test
    void boardsAreSetPlayedAndReadInTheTraveller(Browser browser) throws IOException {
        try (RunningTrainer trainer = RunningTrainer.start();
                Page teacher = browser.visitWithoutMotion(Screen.DESKTOP, ColorScheme.LIGHT);
                Page learner = browser.visitWithoutMotion(Screen.LARGE_PHONE, ColorScheme.DARK);
                Page other = browser.visitWithoutMotion(Screen.PHONE, ColorScheme.LIGHT)) {
            ClassNight.becomesAdministrator(teacher, trainer);
            String link = ClassNight.makesAClass(teacher, trainer, CLASS);
            makesASet(teacher, trainer);
            ClassNight.assigns(teacher, trainer, CLASS, SET, "when it is handed in");

            ClassNight.registersAndJoins(learner, link, "Bert", CLASS);
            ClassNight.registersAndJoins(other, link, "Carl", CLASS);
            try (Page partner = browser.visitWithoutMotion(Screen.PHONE, ColorScheme.LIGHT)) {
                ClassNight.registersAndJoins(partner, link, "Dora", CLASS);
            }
            makesAPairAndTeams(teacher, trainer);
            plays(learner, trainer);
            plays(other, trainer);
            assertThat(browser.faults()).isEmpty();

            readsTheTraveller(learner, trainer);
            assertThat(learner.locator("main")).not().containsText("Bert");
            assertThat(learner.locator("main")).not().containsText("Carl");
            assertThat(browser.faults()).isEmpty();

            seesTheNames(teacher, trainer);
            assertThat(browser.faults()).isEmpty();
        }
    }

    private static void makesASet(Page page, RunningTrainer trainer) {
        ClassNight.beginsASet(page, trainer, SET, "The whole game.");
        button(page, "Deal boards").click();
        type(number(page, "How many"), String.valueOf(BOARDS.size()));
        type(number(page, "Seed"), String.valueOf(SEED));
        button(page, "Deal the boards").click();
        assertThat(page.locator("main")).containsText("2 boards are dealt, from seed " + SEED + ".");
        assertThat(page.locator(".kb-par-and-book")).hasCount(BOARDS.size());
        assertThat(page.locator(".kb-par-and-book").first()).containsText("Par, with all hands seen: ");
        assertThat(page.locator(".kb-par-and-book auction-table").first()).isVisible();
        assertThat(Accessibility.faults(page)).isEmpty();
        button(page, "Put the ticked ones into the set").click();
        assertThat(page.locator("main")).containsText("2 questions,");
        assertThat(page.locator("main")).containsText("All changes are stored.");
    }

    /** Bert and Dora are a pair and the Reds; Blue, whose name is changed once, has Carl. */
    private static void makesAPairAndTeams(Page page, RunningTrainer trainer) {
        ClassNight.opens(page, trainer, CLASS, "Roster");
        link(page, "Groups, pairs and teams").click();
        goesTo(page, "Pairs");
        makes(page, "pair", "Bert and Dora", "Bert", "Dora");
        assertThat(Accessibility.faults(page)).isEmpty();
        goesTo(page, "Teams");
        makes(page, "team", "Red", "Bert", "Dora");
        makes(page, "team", "Green", "Carl");
        type(field(page, "Name of the team"), "Blue");
        button(page, "Save").first().click();
        assertThat(page.locator("main")).containsText("Blue: 1");
        assertThat(Accessibility.faults(page)).isEmpty();
    }

    private static void goesTo(Page page, String kind) {
        page.locator("nav[aria-label='Groups, pairs and teams']")
                .getByText(kind)
                .click();
        assertThat(page.locator("main h1")).hasText(kind + " of " + CLASS);
    }

    private static void makes(Page page, String kind, String name, String... members) {
        Locator form = page.locator("main form").last();
        type(form.getByLabel("Name of the " + kind), name);
        for (String member : members) {
            form.locator("vaadin-multi-select-combo-box input").fill(member);
            page.locator("vaadin-multi-select-combo-box-item:visible")
                    .getByText(member)
                    .first()
                    .click();
            page.keyboard().press("Escape");
        }
        button(page, "Make the " + kind).click();
        assertThat(page.locator("main")).containsText(name + ": " + members.length);
    }

    private static void plays(Page page, RunningTrainer trainer) {
        begins(page, trainer);
        playsABoard(page, 1);
        link(page, "Next question").click();
        playsABoard(page, 2);
        link(page, "Hand in").click();
        button(page, "Hand in").click();
        assertThat(page.locator("main h1")).not().containsText("Hand in");
    }

    private static void begins(Page page, RunningTrainer trainer) {
        page.navigate(trainer.at("/assignments"));
        link(page, "Look and start").click();
        button(page, "Start").click();
    }

    /** Passes whatever is bid, plays the first card that may be played, and goes away from it in its midst. */
    private static void playsABoard(Page page, int number) {
        assertThat(page.locator("main")).containsText("Question " + number + " of 2.");
        Locator question = page.locator(".kb-question");
        isUnderWay(question);
        assertThat(shown(question))
                .containsExactlyInAnyOrderElementsOf(BOARDS.get(number - 1).deal().hand(SetBoard.LEARNER).stream()
                        .map(Card::toString)
                        .toList());
        int moves = 0;
        while (isUnderWay(question)) {
            WholeBoard.move(Means.TOUCH, question);
            if (++moves == LEFT_AFTER) {
                String before = WholeBoard.standing(question);
                page.reload();
                isUnderWay(question);
                assertThat(WholeBoard.standing(question)).isEqualTo(before);
                assertThat(Accessibility.faults(page)).isEmpty();
            }
        }
        assertThat(question).containsText("is stored");
        assertThat(moves).isGreaterThan(LEFT_AFTER);
    }

    private static boolean isUnderWay(Locator question) {
        question.locator(".box-call, .hand-card[role], .kb-kept:visible")
                .first()
                .waitFor();
        return question.locator(".kb-kept:visible").count() == 0;
    }

    /** Every card that is named anywhere in the page of the question. */
    private static Set<String> shown(Locator question) {
        return Pattern.compile("\\b[AKQJT2-9][SHDC]\\b")
                .matcher(String.valueOf(question.evaluate("""
                        panel => [...panel.querySelectorAll('*')]
                            .flatMap(each => [...each.attributes])
                            .filter(each => /card/.test(each.name)).map(each => each.value).join(' ')""")))
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toSet());
    }

    private static void readsTheTraveller(Page page, RunningTrainer trainer) {
        page.navigate(trainer.at("/assignments"));
        link(page, "Look at it").click();
        link(page, "The boards: what everybody made of them").click();
        assertThat(page.locator("main h2")).containsText(new String[] {"Teams", "Pairs", "Board 1", "Board 2"});
        // Both play alike: nothing is between the teams, and each board is a half.
        Locator red = page.locator("main table.kb-data").first().locator("tr.kb-strong");
        assertThat(red.locator("th, td")).hasText(new String[] {"Red", "1", "2", "0", "1 of 2"});
        Locator pair = page.locator("tr.kb-strong", new Page.LocatorOptions().setHasText("Your pair"));
        assertThat(pair.locator("th, td")).hasText(new String[] {"Your pair", "1", "2", "1 of 2", "50"});
        assertThat(page.locator("main table.kb-data").last()).containsText("You");
        assertThat(Accessibility.faults(page)).isEmpty();
    }

    private static void seesTheNames(Page page, RunningTrainer trainer) throws IOException {
        ClassNight.opens(page, trainer, CLASS, "Gradebook");
        link(page, SET).click();
        link(page, "The boards").click();
        assertThat(page.locator("main table.kb-data").first()).containsText("Blue");
        assertThat(page.locator("main tr", new Page.LocatorOptions().setHasText("Bert and Dora"))
                        .locator("th, td"))
                .hasText(new String[] {"Bert and Dora", "1", "2", "1 of 2", "50"});
        assertThat(page.locator("main table.kb-data").last()).containsText("Bert");
        page.getByText("Where each first left the book, board 1").click();
        assertThat(page.locator("main details[open] li").first()).containsText("Bert: ");
        Download file =
                page.waitForDownload(() -> link(page, "The boards as CSV").click());
        assertThat(Files.readString(file.path(), StandardCharsets.UTF_8)).contains("Bert", "IMPs to par");
        assertThat(Accessibility.faults(page)).isEmpty();
    }
}
