package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.learning.storage.FillingDisk;
import kibitzer.web.ScriptedPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** The disk fills while a class is at work, and is cleared again. */
@SharedFixture
class FullDiskTest {
    private static final String ATTEMPT = """
            {"decision": "bridge/rule-of-eleven", "position": {"lead": "7", "dummy": "K95", "own": "A63"}, "answer": 1,
             "key": "answer-%d"}""";

    private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();

    @AfterEach
    void clear() {
        FillingDisk.fill(false);
        root.detachAppender(log);
    }

    private static HttpResponse<String> answer(TrainerOverHttp.Browser browser, int number) {
        return browser.json("/api/attempts", ATTEMPT.formatted(number));
    }

    /** Nothing of what could not be stored is there later, and the same page goes on by itself. */
    @Test
    void whoAnswersOnAnOpenPageIsToldAndGoesOnWhenThereIsSpace(@TempDir(cleanup = CleanupMode.NEVER) Path folder) {
        FillingDisk.attach();
        TrainerOverHttp trainer = TrainerOverHttp.with(
                "--kibitzer.database=jdbc:h2:filling:" + folder.resolve("open")
                        + ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE;MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH");
        TrainerOverHttp.Browser browser = trainer.browser();
        List<String> told = new ArrayList<>();
        ScriptedPage page = ScriptedPage.open(
                "practice/bridge/rule-of-eleven",
                address -> browser.get(address).body(),
                (address, body) -> {
                    told.add(browser.json(address, body).body());
                    return told.getLast();
                });
        answer(page);
        assertThat(told.getLast()).doesNotContain("disk is full");
        assertThat(attempts(browser)).isEqualTo(1);
        page.click(page.find("button", "Next question").orElseThrow());

        FillingDisk.fill(true);
        answer(page);
        assertThat(told.getLast()).contains("disk is full");
        FillingDisk.fill(false);
        assertThat(attempts(browser)).isEqualTo(1);

        page.click(page.find("button", "Answer").orElseThrow());
        assertThat(told.getLast()).doesNotContain("disk is full");
        assertThat(attempts(browser)).isEqualTo(2);
    }

    private static void answer(ScriptedPage page) {
        page.type(page.line("Your answer, a number").orElseThrow(), "1");
        page.click(page.find("button", "Answer").orElseThrow());
    }

    private static long attempts(TrainerOverHttp.Browser browser) {
        return browser.get("/api/attempts").body().split("\"decision\"", -1).length - 1;
    }

    @Test
    void theTrainerSaysThatTheDiskIsFullAndGoesOnByItselfWhenItIsNot(
            @TempDir(cleanup = CleanupMode.NEVER) Path folder) {
        FillingDisk.attach();
        TrainerOverHttp trainer = TrainerOverHttp.with(
                "--kibitzer.database=jdbc:h2:filling:" + folder.resolve("kibitzer")
                        + ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE;MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH");
        TrainerOverHttp.Browser browser = trainer.browser();
        for (int number = 1; number <= 3; number++) {
            assertThat(answer(browser, number).statusCode()).isEqualTo(200);
        }
        log.start();
        root.addAppender(log);

        FillingDisk.fill(true);
        for (int number = 4; number <= 8; number++) {
            HttpResponse<String> refused = answer(browser, number);
            assertThat(refused.statusCode()).as(refused.body()).isEqualTo(507);
            assertThat(refused.headers().firstValue("Retry-After")).contains("60");
            assertThat(refused.body()).contains("disk is full");
        }
        HttpResponse<String> page = trainer.browser().get("/");
        assertThat(page.statusCode()).isEqualTo(507);
        assertThat(page.body()).contains("The disk is full");

        FillingDisk.fill(false);
        assertThat(answer(browser, 9).statusCode()).isEqualTo(200);
        assertThat(trainer.browser().get("/").statusCode()).isEqualTo(200);
        assertThat(browser.get("/api/attempts").body())
                .contains("answer-1", "answer-2", "answer-3", "answer-9")
                .doesNotContain("answer-4");
        List<String> errors = log.list.stream()
                .filter(line -> line.getLevel().isGreaterOrEqual(Level.WARN))
                .filter(line -> !line.getLoggerName().startsWith("org.apache.catalina")) // that a start was slow
                .map(ILoggingEvent::getFormattedMessage)
                .toList();
        assertThat(errors).hasSize(1).first().asString().contains("The disk is full");
    }
}
