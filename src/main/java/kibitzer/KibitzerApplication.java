package kibitzer;

import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.web.server.context.WebServerInitializedEvent;
import org.springframework.context.event.EventListener;

/** The web trainer. */
@SpringBootApplication
public class KibitzerApplication {

    /** Tells on standard output where the trainer is, in the one line that a person (or a test) waits for. */
    @EventListener
    void tellAddress(WebServerInitializedEvent event) {
        System.out.println(
                "Kibitzer is at http://localhost:" + event.getWebServer().getPort());
    }
}
