package kibitzer;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/**
 * With {@code kibitzer.rehearsal} set, the trainer visits itself once and ends: the launcher has the JVM write down what a
 * start needs, for all starts that follow.
 */
@Component
@ConditionalOnProperty("kibitzer.rehearsal")
class Rehearsal {

    /** A page as a browser asks for it, then Vaadin's own request for what is on it; an answer of the API. */
    private static final List<String> ASKED = List.of("/", "/?v-r=init&location=&query=", "/lessons", "/api/decisions");

    @EventListener(ApplicationReadyEvent.class)
    void begin(ApplicationReadyEvent ready) {
        ConfigurableApplicationContext trainer = ready.getApplicationContext();
        int port = trainer.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
        Thread.ofPlatform().name("rehearsal").start(() -> {
            try {
                visit(URI.create("http://localhost:" + port));
            } finally {
                System.exit(SpringApplication.exit(trainer));
            }
        });
    }

    private static void visit(URI address) {
        try (HttpClient visitor =
                HttpClient.newBuilder().cookieHandler(new CookieManager()).build()) {
            for (String asked : ASKED) {
                visitor.send(HttpRequest.newBuilder(address.resolve(asked)).build(), BodyHandlers.discarding());
            }
        } catch (IOException e) {
            throw new IllegalStateException("The trainer does not answer", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
