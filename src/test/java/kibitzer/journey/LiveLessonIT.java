package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static kibitzer.journey.Controls.button;
import static kibitzer.journey.Controls.field;
import static kibitzer.journey.Controls.link;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kibitzer.LongProof;
import org.junit.jupiter.api.Test;

/**
 * A board and a phone in two browsers and as many phones as a class brings beside them, through a lesson of four questions; the phone is loaded anew, and
 * loses its network.
 */
@Journey
class LiveLessonIT {
    private static final int SCREEN = 844;
    private static final int OTHERS = LongProof.of(20, 60);
    private static final int ALL = OTHERS + 1;

    @Test
    void aBoardAndPhonesGoThroughALessonTogether(Browser browser) throws IOException {
        try (RunningTrainer trainer = RunningTrainer.start();
                Page board = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT);
                Page phone = browser.visitForTheFirstTime(Screen.PHONE, ColorScheme.DARK)) {
            opensABoard(board, trainer);
            addsFourQuestions(board);
            movesAboutInTheBiddingBox(board);
            assertThat(Accessibility.faults(board)).isEmpty();
            String code = board.locator(".kb-live-code-large").innerText();
            joins(phone, trainer, code);
            assertThat(board.locator(".kb-live-count")).hasText("1 is here");
            assertThat(board.locator(".kb-live-address"))
                    .containsText(trainer.address().getAuthority() + "/live");
            picture(board, "board-lobby");
            try (RoomOfPhones others = new RoomOfPhones(trainer, code, OTHERS)) {
                assertThat(board.locator(".kb-live-count")).hasText(ALL + " are here");
                goThrough(browser, board, phone, others);
                assertThat(others.connected()).isEqualTo(OTHERS);
            }
        }
    }

    private static void goThrough(Browser browser, Page board, Page phone, RoomOfPhones others) throws IOException {
        firstQuestion(board, phone, others);
        secondQuestionWithThePhoneLoadedAnew(board, phone, others);
        assertThat(browser.faults()).isEmpty();
        thirdQuestionWithTheNetworkLost(board, phone, others);
        assertThat(browser.faults())
                .allMatch(fault -> fault.contains("ERR_INTERNET_DISCONNECTED")
                        || fault.contains("WebSocket")
                        || fault.contains("Failed to load resource"));
        fourthQuestionAnsweredWithoutANetwork(board, phone, others);
        looksBack(board, phone, others);
    }

    private static void opensABoard(Page page, RunningTrainer trainer) {
        ClassNight.becomesAdministrator(page, trainer);
        ClassNight.makesAClass(page, trainer, "Tuesday beginners");
        link(page, "Live lessons").click();
        field(page, "What the lesson is called").fill("The opening bid");
        button(page, "Open the board").click();
        assertThat(page.locator(".kb-live-code-large")).isVisible();
    }

    private static void addsFourQuestions(Page page) {
        page.getByText("Add questions").click();
        button(page, "Deal").click();
        page.locator("main vaadin-integer-field input").fill("4");
        page.locator("main vaadin-integer-field input").press("Tab");
        button(page, "Add to the lesson").click();
        assertThat(page.locator(".kb-live-actions")).containsText("4 more planned");
        page.getByText("Add questions").click();
    }

    /** The arrow keys are the bidding box's there, and do not lead the lesson. */
    private static void movesAboutInTheBiddingBox(Page page) {
        page.getByText("Add questions").click();
        button(page, "Write").click();
        button(page, "Begin with a dealt one").click();
        Controls.type(field(page, "Auction"), "");
        page.getByText("Choose the calls").click();
        page.locator(".kb-auction-picker [data-call=P]").focus();
        for (String key : List.of("ArrowDown", "ArrowRight", "ArrowRight", "ArrowLeft", "Enter")) {
            page.keyboard().press(key);
        }
        assertThat(field(page, "Auction")).hasValue("1D");
        assertThat(page.locator(".kb-auction-picker [data-call=P]")).isFocused();
        assertThat(Accessibility.faults(page)).isEmpty();
        picture(page, "board-auction");
        assertThat(page.locator(".kb-live-code-large")).isVisible();
        assertThat(page.locator(".kb-live-actions")).containsText("4 more planned");
        page.getByText("Add questions").click();
    }

    private static void joins(Page phone, RunningTrainer trainer, String code) {
        phone.navigate(trainer.at("/live"));
        field(phone, "Code of the lesson").fill(code.toLowerCase(Locale.ROOT));
        button(phone, "Join").click();
        field(phone, "Your name").fill("Zoe");
        button(phone, "Join").click();
        assertThat(phone.locator(".kb-live-stage")).containsText("You are in");
        assertThat(Accessibility.faults(phone)).isEmpty();
    }

    private static void firstQuestion(Page board, Page phone, RoomOfPhones others) {
        goOn(board, "Close the question");
        assertThat(phone.locator(".kb-live-stage .kb-prompt")).isVisible();
        picture(board, "board-asking");
        picture(phone, "phone-asking");
        isAboveTheFold(phone, ".kb-live-stage .kb-prompt");
        isAboveTheFold(phone, ".kb-live-stage [data-call=P]");
        assertThat(Accessibility.faults(board)).isEmpty();
        assertThat(Accessibility.faults(phone)).isEmpty();
        phone.locator(".kb-live-stage [data-call=P]").dblclick();
        assertThat(phone.locator(".kb-live-taken")).containsText("It is taken.");
        assertThat(board.locator(".kb-live-answered")).containsText("1 of " + ALL + " have answered");
        others.pass(1);
        assertThat(board.locator(".kb-live-answered")).containsText(ALL + " of " + ALL + " have answered");
        picture(phone, "phone-taken");
        verdict(board, phone, others, 1);
    }

    /** Closed, spread, and the steps of the verdict, until the next question can be asked. */
    private static void verdict(Page board, Page phone, RoomOfPhones others, int question) {
        goOn(board, "Show the answers");
        goOn(board, "Tell the verdict");
        assertThat(board.locator(".kb-live-spread li")).hasCount(1);
        picture(board, "board-spread");
        goOn(board, "Say why");
        assertThat(board.locator(".kb-verdict-line")).isVisible();
        assertThat(phone.locator(".kb-live-stage .kb-headline")).isVisible();
        others.isTold(" of " + question + " right");
        goOn(board, "Show the facts");
        goOn(board, "Who was right");
        picture(board, "board-facts");
        picture(phone, "phone-verdict");
        assertThat(Accessibility.faults(board)).isEmpty();
        assertThat(Accessibility.faults(phone)).isEmpty();
        board.keyboard().press("Space");
        assertThat(board.locator(".kb-live-standings")).isVisible();
        picture(board, "board-standings");
    }

    private static void secondQuestionWithThePhoneLoadedAnew(Page board, Page phone, RoomOfPhones others) {
        goOn(board, "Close the question");
        assertThat(phone.locator(".kb-live-stage [data-call=P]")).isVisible();
        phone.reload();
        phone.locator(".kb-live-stage [data-call=P]").click();
        assertThat(phone.locator(".kb-live-taken")).isVisible();
        others.pass(2);
        phone.reload();
        assertThat(phone.locator(".kb-live-taken")).containsText("It is taken.");
        assertThat(board.locator(".kb-live-answered")).containsText(ALL + " of " + ALL + " have answered");
        board.keyboard().press("ArrowLeft");
        assertThat(phone.locator(".kb-live-stage .kb-headline")).isVisible();
        board.keyboard().press("Space");
        assertThat(phone.locator(".kb-live-taken")).isVisible();
        verdict(board, phone, others, 2);
    }

    private static void thirdQuestionWithTheNetworkLost(Page board, Page phone, RoomOfPhones others) {
        phone.context().setOffline(true);
        assertThat(phone.locator(".kb-live-offline"))
                .hasText(
                        "No connection. An answer has arrived once this page says that it is taken. Keep the page open; it"
                                + " goes on by itself.");
        assertThat(phone.locator(".kb-live-offline")).isVisible();
        goOn(board, "Close the question");
        assertThat(board.locator(".kb-live-answered")).containsText("0 of " + ALL + " have answered");
        others.pass(3);
        assertThat(board.locator(".kb-live-answered")).containsText(OTHERS + " of " + ALL + " have answered");
        phone.context().setOffline(false);
        assertThat(phone.locator(".kb-live-offline")).isHidden();
        // Vaadin's client waits for what is pushed, and the trainer answers all the same.
        phone.evaluate("window.Vaadin.connectionState.state = 'reconnecting'");
        assertThat(phone.locator(".kb-live-offline")).isVisible();
        assertThat(phone.locator(".kb-live-offline")).isHidden();
        phone.locator(".kb-live-stage [data-call=P]").click();
        assertThat(board.locator(".kb-live-answered")).containsText(ALL + " of " + ALL + " have answered");
        assertThat(phone.locator(".kb-live-taken")).isVisible();
        verdict(board, phone, others, 3);
    }

    /** What is tapped without a connection is not said to be taken; it is the learner's answer once the page says so. */
    private static void fourthQuestionAnsweredWithoutANetwork(Page board, Page phone, RoomOfPhones others) {
        goOn(board, "Close the question");
        assertThat(phone.locator(".kb-live-stage [data-call=P]")).isVisible();
        phone.context().setOffline(true);
        assertThat(phone.locator(".kb-live-offline")).isVisible();
        phone.locator(".kb-live-stage [data-call=P]").click();
        others.pass(4);
        assertThat(board.locator(".kb-live-answered")).containsText(OTHERS + " of " + ALL + " have answered");
        assertThat(phone.locator(".kb-live-taken")).hasCount(0);
        phone.context().setOffline(false);
        assertThat(phone.locator(".kb-live-taken")).containsText("It is taken.");
        assertThat(board.locator(".kb-live-answered")).containsText(ALL + " of " + ALL + " have answered");
        verdict(board, phone, others, 4);
    }

    private static void looksBack(Page board, Page phone, RoomOfPhones others) throws IOException {
        board.getByText("Settings and the end").click();
        button(board, "End the lesson").click();
        assertThat(phone.locator(".kb-live-stage")).containsText("The lesson is over");
        others.isTold("The lesson is over");
        button(board, "See the report").click();
        assertThat(board.locator(".kb-live-scores")).containsText("Zoe");
        assertThat(board.locator(".kb-live-asked")).hasCount(4);
        picture(board, "report");
        assertThat(Accessibility.faults(board)).isEmpty();
        Download file =
                board.waitForDownload(() -> link(board, "Answers as CSV").click());
        assertThat(Files.readString(file.path(), StandardCharsets.UTF_8).lines())
                .hasSize(1 + 4 * (1 + OTHERS));
    }

    /** By the key; the button says then what comes next. */
    private static void goOn(Page board, String next) {
        board.keyboard().press("Space");
        assertThat(board.locator(".kb-live-actions > .kb-button-first")).hasText(next);
    }

    private static void isAboveTheFold(Page page, String what) {
        BoundingBox box = page.locator(what).first().boundingBox();
        assertThat(box.y + box.height).as(what).isLessThanOrEqualTo(SCREEN);
    }

    /** Kept where a folder for pictures is named. */
    private static void picture(Page page, String name) {
        Optional.ofNullable(System.getProperty("kibitzer.pictures"))
                .ifPresent(folder -> page.screenshot(
                        new Page.ScreenshotOptions().setPath(Path.of(folder, "live-" + name + ".png"))));
    }
}
