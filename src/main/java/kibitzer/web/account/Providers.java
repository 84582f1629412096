package kibitzer.web.account;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.security.oauth2.client.registration.ClientRegistration;
import org.springframework.security.oauth2.client.registration.ClientRegistrationRepository;
import org.springframework.stereotype.Component;

/** The sign-in providers that are configured ({@code spring.security.oauth2.client}); usually none. */
@Component
public class Providers {
    private static final String BEGIN = "/oauth2/authorization/";

    private final Map<String, String> all = new LinkedHashMap<>();

    Providers(ObjectProvider<ClientRegistrationRepository> configured) {
        if (configured.getIfAvailable() instanceof Iterable<?> registrations) {
            for (Object registration : registrations) {
                if (registration instanceof ClientRegistration client) {
                    all.put(BEGIN + client.getRegistrationId(), client.getClientName());
                }
            }
        }
    }

    /** Where the sign-in begins, and the provider's name. */
    public Map<String, String> all() {
        return Collections.unmodifiableMap(all);
    }
}
