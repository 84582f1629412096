package kibitzer;

import com.vaadin.flow.spring.annotation.EnableVaadin;
import kibitzer.accounts.OneTimeLinks;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.web.server.context.WebServerInitializedEvent;
import org.springframework.context.annotation.Import;
import org.springframework.context.event.EventListener;

/** The web trainer. */
@SpringBootConfiguration
@EnableAutoConfiguration
@AutoConfigurationPackage(basePackages = "kibitzer.learning") // where Spring Boot itself looks: rows and their queries
@TrainerParts
@EnableVaadin("kibitzer.web")
@Import(Rehearsal.class)
public class KibitzerApplication {

    private final OneTimeLinks links;

    KibitzerApplication(OneTimeLinks links) {
        this.links = links;
    }

    /** Tells on standard output where the trainer is, in the one line that a person (or a test) waits for. */
    @EventListener
    void tellAddress(WebServerInitializedEvent event) {
        if (event.getApplicationContext().getServerNamespace() != null) {
            return; // the port for health and figures
        }
        String address = "http://localhost:" + event.getWebServer().getPort();
        System.out.println("Kibitzer is at " + address);
        links.toSetUp()
                .ifPresent(link ->
                        System.out.println("Nobody administers it yet. This link makes you the administrator, once,"
                                + " within a day: " + address + "/setup/" + link.text()));
    }
}
