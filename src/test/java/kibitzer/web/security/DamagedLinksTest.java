package kibitzer.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import kibitzer.SharedFixture;
import org.junit.jupiter.api.Test;

/** Addresses that nothing can be read from, sent as a browser sends them: byte for byte. */
@SharedFixture
class DamagedLinksTest {
    private final TrainerOverHttp trainer = TrainerOverHttp.usual();

    /** A whole reply, head and body. */
    private String asked(String target, String accept) {
        URI there = URI.create(trainer.address());
        try (Socket socket = new Socket(there.getHost(), there.getPort())) {
            socket.getOutputStream()
                    .write(("GET " + target + " HTTP/1.1\r\nHost: localhost\r\nAccept: " + accept
                                    + "\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String body(String reply) {
        return reply.substring(reply.indexOf("\r\n\r\n") + 4);
    }

    @Test
    void aLinkWithBrokenPercentSignsGetsAPageOfTheHouseWithAWayBack() {
        for (String link : List.of(
                "/analyse?cards=%ff",
                "/analyse?d=%%%",
                "/practice/bridge/call?seed=%zz",
                "/?%",
                "/sign-in?x=%c3%28",
                "/%ff",
                "/analyse%",
                "/lesson;x/y",
                "/a%2f%2fb")) {
            String reply = asked(link, "text/html");
            assertThat(reply).as(link).startsWith("HTTP/1.1 400");
            assertThat(reply.toLowerCase(Locale.ROOT)).as(link).contains("content-type: text/html;charset=utf-8");
            assertThat(body(reply))
                    .as(link)
                    .contains(
                            "<h1 class=\"kb-title\">This link cannot be read</h1>",
                            "href=\"/\">To the first page",
                            "/kibitzer/page-")
                    .doesNotContain("Whitelabel", "HTTP Status", "Exception", "at org.");
        }
    }

    @Test
    void aBrowserThatTakesAnythingGetsThePageToo() {
        assertThat(body(asked("/analyse?cards=%ff", "*/*")))
                .contains("<h1 class=\"kb-title\">This link cannot be read</h1>");
    }

    @Test
    void aProgramIsAnsweredInJson() {
        for (String link :
                List.of("/api/decisions/bridge/call/deal?seed=%ff", "/api/decisions/%ff", "/api/attempts;x")) {
            String reply = asked(link, "application/json");
            assertThat(reply).as(link).startsWith("HTTP/1.1 400");
            assertThat(body(reply))
                    .as(link)
                    .contains("{\"error\":\"", "cannot be read")
                    .doesNotContain("<html");
        }
    }

    @Test
    void aFileThatIsNotThereAndTheErrorPageItselfSayThatThereIsNoSuchPage() {
        for (String link : List.of("/kibitzer/none.css", "/error")) {
            String reply = asked(link, "text/html");
            assertThat(reply).as(link).startsWith("HTTP/1.1 404");
            assertThat(body(reply)).as(link).contains("<h1 class=\"kb-title\">There is no such page</h1>");
        }
    }
}
