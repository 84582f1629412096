package kibitzer;

import com.vaadin.flow.spring.annotation.EnableVaadin;
import java.io.Console;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import kibitzer.accounts.OneTimeLinks;
import kibitzer.http.PublicAddress;
import org.springframework.beans.factory.annotation.Value;
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
    private final PublicAddress address;
    private final String data;

    KibitzerApplication(OneTimeLinks links, PublicAddress address, @Value("${kibitzer.data}") String data) {
        this.links = links;
        this.address = address;
        this.data = data;
    }

    private static boolean isTerminal() {
        return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    }

    /** Tells on standard output where the trainer is, in the one line that a person (or a test) waits for. */
    @EventListener
    void tellAddress(WebServerInitializedEvent event) {
        if (event.getApplicationContext().getServerNamespace() != null) {
            return; // the port for health and figures
        }
        String here = "http://localhost:" + event.getWebServer().getPort();
        System.out.println("Kibitzer is at " + here);
        String reached = address.told().map(URI::toString).orElse(here);
        new SetUpLine(isTerminal(), Path.of(data), System.out).tell(reached, links.toSetUp());
    }
}
