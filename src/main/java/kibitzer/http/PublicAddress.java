package kibitzer.http;

import jakarta.servlet.http.HttpServletRequest;
import java.net.URI;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/**
 * Where people find the trainer, as {@code kibitzer.address} says it ({@code https://cards.example.org}). With it a request for
 * any other host is refused, but for this machine's own name; without it every host is taken, and no answer repeats it.
 */
@Component
public class PublicAddress {
    private static final Set<String> THIS_MACHINE = Set.of("localhost", "127.0.0.1", "[::1]", "::1");

    private final Optional<URI> address;

    /** @throws IllegalArgumentException if it is no address of a host */
    PublicAddress(@Value("${kibitzer.address:}") String text) {
        address = text.isBlank() ? Optional.empty() : Optional.of(read(text.strip()));
    }

    private static URI read(String text) {
        try {
            URI read = URI.create(text);
            if (read.getHost() != null && read.getScheme().matches("https?")) {
                return read;
            }
        } catch (IllegalArgumentException unreadable) {
            // told below
        }
        throw new IllegalArgumentException(
                "kibitzer.address: \"" + text + "\" is no address; expected one such as https://cards.example.org");
    }

    /**
     * What stands before the path of the trainer's own addresses, such as {@code https://cards.example.org}, where others are to be
     * told them. Without {@code kibitzer.address} it is known to a browser on this machine alone: a host that a request names is
     * not believed.
     */
    public Optional<URI> base(HttpServletRequest request) {
        return told().or(() -> Optional.of(request.getServerName())
                .filter(host -> THIS_MACHINE.contains(host.toLowerCase(Locale.ROOT)))
                .map(host -> URI.create(
                        request.getScheme() + "://" + request.getServerName() + ":" + request.getServerPort())));
    }

    /** The trainer's own address without a path, where it is set. */
    public Optional<URI> told() {
        return address.map(own -> URI.create(own.getScheme() + "://" + own.getRawAuthority()));
    }

    /** True where the trainer's own address is set. */
    public boolean isTold() {
        return address.isPresent();
    }

    Optional<String> host() {
        return address.map(URI::getHost);
    }

    boolean takes(String host) {
        return host().map(own -> own.equalsIgnoreCase(host) || THIS_MACHINE.contains(host.toLowerCase(Locale.ROOT)))
                .orElse(true);
    }

    boolean isOrigin(String origin) {
        return told().map(URI::toString)
                .filter(own -> own.equalsIgnoreCase(origin))
                .isPresent();
    }
}
