package kibitzer.reminders.push;

import java.util.List;
import java.util.Locale;
import org.springframework.boot.context.properties.ConfigurationProperties;

/**
 * What whoever runs the trainer says of reminders ({@code kibitzer.reminders.*}).
 *
 * @param services hosts of push services, each with all below it; one that is written as an origin ({@code https://push.example.org:8443})
 *     is taken as it stands, wherever it is
 * @param contact whom push services may write to, {@code mailto:} or {@code https:}; empty for the trainer's own address
 */
@ConfigurationProperties("kibitzer.reminders")
public record PushSettings(List<String> services, String contact) {

    /** @throws IllegalArgumentException if the contact is no such address */
    public PushSettings {
        services = services.stream()
                .map(service -> service.strip().toLowerCase(Locale.ROOT))
                .filter(service -> !service.isEmpty())
                .toList();
        contact = contact.strip();
        if (!contact.isEmpty() && !contact.startsWith("mailto:") && !contact.startsWith("https://")) {
            throw new IllegalArgumentException("kibitzer.reminders.contact: \"" + contact
                    + "\"; expected an address such as mailto:cards@example.org or https://example.org");
        }
    }
}
