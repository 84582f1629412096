package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static kibitzer.journey.Controls.button;
import static kibitzer.journey.Controls.field;
import static kibitzer.journey.Controls.link;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Cookie;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/**
 * A trainer behind nginx as docs/operating.md sets both up: cookies go by HTTPS alone, the board tells the address that people
 * reach, and a live lesson's news comes through the WebSocket.
 */
@Journey
class HttpsIT {
    @Test
    void aClassWorksBehindAProxyThatHasTheCertificate() {
        assumeTrue(TlsProxy.installed().isPresent(), "No nginx on this machine: HTTPS is not tried");
        int port = Balancer.freePort();
        URI address = URI.create("https://localhost:" + port);
        try (RunningTrainer trainer = RunningTrainer.startBehind(address, TlsProxy.environment(address.toString()));
                TlsProxy proxy = TlsProxy.start(port, trainer.port());
                Browser browser = Browser.startTrusting(proxy.certificate());
                Page board = browser.visit(Screen.DESKTOP, ColorScheme.LIGHT);
                Page phone = browser.visit(Screen.PHONE, ColorScheme.DARK)) {
            List<String> sockets = new CopyOnWriteArrayList<>();
            board.onWebSocket(socket -> sockets.add(socket.url()));

            assertThat(trainer.setUpLink()).startsWith(address.toString());
            ClassNight.becomesAdministrator(board, trainer);
            String invitation = ClassNight.makesAClass(board, trainer, "Tuesday beginners");
            assertThat(invitation).startsWith(address.toString());
            assertThat(board.context().cookies()).isNotEmpty().allMatch(HttpsIT::isSecure);

            link(board, "Live lessons").click();
            field(board, "What the lesson is called").fill("The opening bid");
            button(board, "Open the board").click();
            assertThat(board.locator(".kb-live-address")).containsText(address.getAuthority() + "/live");

            phone.navigate(trainer.at("/live"));
            field(phone, "Code of the lesson")
                    .fill(board.locator(".kb-live-code-large").innerText());
            button(phone, "Join").click();
            field(phone, "Your name").fill("Zoe");
            button(phone, "Join").click();
            assertThat(board.locator(".kb-live-count")).hasText("1 is here");
            assertThat(sockets).anyMatch(url -> url.startsWith("wss://" + address.getAuthority() + "/"));
            assertThat(browser.faults()).isEmpty();
        }
    }

    private static boolean isSecure(Cookie cookie) {
        return Boolean.TRUE.equals(cookie.secure);
    }
}
