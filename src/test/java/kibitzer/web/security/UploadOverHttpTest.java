package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.web.ScriptedPage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A page that takes files, asked by HTTP at the address it has for them: the server holds the limit, whatever a browser does. */
@SharedFixture
class UploadOverHttpTest {
    private static final int LARGEST = 1 << 20;
    private static final String REFUSED = "board.pbn was not taken: it is larger than 1 MB.";
    private static final String BOARD = """
            [Board "7"]
            [Dealer "N"]
            [Vulnerable "None"]
            [Deal "N:AKJ5.KQ3.72.8543 T9.AJT.KQJ3.QT92 Q8742.86.A54.A76 63.97542.T986.KJ"]
            """;

    private TrainerOverHttp.Browser browser;
    private ScriptedPage page;

    @BeforeEach
    void open() {
        TrainerOverHttp.Browser own = TrainerOverHttp.usual().browser();
        browser = own;
        page = ScriptedPage.open(
                "analyse/bridge",
                address -> own.get(address).body(),
                (address, body) -> own.json(address, body).body());
        page.unfold(page.find("details", "Or upload a file").orElseThrow());
    }

    private String target() {
        String target =
                page.said(page.last("vaadin-upload").orElseThrow(), "target").orElseThrow();
        assertThat(target).startsWith("VAADIN/dynamic/");
        return "/" + target;
    }

    private static byte[] bytes(int length) {
        byte[] content = new byte[length];
        Arrays.fill(content, (byte) ' ');
        return content;
    }

    private static BodyPublisher inChunks(byte[] content) {
        return BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(content));
    }

    @Test
    void aByteMoreThanAMegabyteIsRefusedWithALengthAndInChunks() {
        for (BodyPublisher tooLong :
                List.of(BodyPublishers.ofByteArray(bytes(LARGEST + 1)), inChunks(bytes(LARGEST + 1)))) {
            open();
            int status = browser.file(target(), "board.pbn", tooLong).statusCode();
            page.poll();
            assertThat(status).isGreaterThanOrEqualTo(400);
            assertThat(page.text()).contains(REFUSED);
        }
    }

    @Test
    void aFileWithinItIsTakenEitherWay() {
        byte[] content = BOARD.getBytes(StandardCharsets.UTF_8);
        for (BodyPublisher file : List.of(BodyPublishers.ofByteArray(content), inChunks(content))) {
            open();
            assertThat(browser.file(target(), "board.pbn", file).statusCode()).isEqualTo(200);
            page.poll();
            assertThat(page.text()).contains("Board 7").doesNotContain("was not taken");
        }
    }

    /** The address of a page's files is its session's: whoever else has it brings nothing there. */
    @Test
    void anotherSessionBringsNothingToThePage() {
        TrainerOverHttp.Browser other = TrainerOverHttp.usual().browser();
        other.get("/?v-r=init&location=analyse/bridge&query=");
        for (TrainerOverHttp.Browser stranger :
                List.of(other, TrainerOverHttp.usual().browser())) {
            assertThat(stranger.file(target(), "board.pbn", BodyPublishers.ofString(BOARD))
                            .statusCode())
                    .isIn(403, 404);
        }
        page.poll();
        assertThat(page.text()).doesNotContain("Board 7");
    }
}
