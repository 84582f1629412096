package kibitzer.reminders.push;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/**
 * The push services that the trainer calls: a browser names the address, and whoever holds a browser may name any. Only https at
 * hosts that are known is called, and only while they are on the public internet.
 */
@Component
public class PushServices {
    private static final int HTTPS = 443;
    private static final int SHARED_FIRST = 100;
    private static final int SHARED_SECOND = 64;
    private static final int SHARED_MASK = 0xc0;
    private static final int UNIQUE_LOCAL = 0xfc;
    private static final int UNIQUE_LOCAL_MASK = 0xfe;
    private static final int BYTE = 0xff;

    private final List<String> known;
    private final Resolver resolver;

    /** Finds the addresses of a host. */
    interface Resolver {
        InetAddress[] of(String host) throws UnknownHostException;
    }

    @Autowired
    PushServices(PushSettings settings) {
        this(settings, InetAddress::getAllByName);
    }

    PushServices(PushSettings settings, Resolver resolver) {
        this.known = settings.services();
        this.resolver = resolver;
    }

    /** The address, if it is at a service that is known; nobody is asked for it. */
    public Optional<URI> known(String endpoint) {
        if (endpoint.length() > PushSubscription.LONGEST) {
            return Optional.empty();
        }
        try {
            return Optional.of(new URI(endpoint)).filter(this::isKnown);
        } catch (URISyntaxException unreadable) {
            return Optional.empty();
        }
    }

    /** The host of an address, for whoever is told that it is not known. */
    public static String host(String endpoint) {
        try {
            return Optional.ofNullable(new URI(endpoint).getHost()).orElse("no host");
        } catch (URISyntaxException unreadable) {
            return "no address";
        }
    }

    /** True if a known service is where everybody can reach it, or where it was written down as an origin. */
    boolean isReachable(URI endpoint) throws UnknownHostException {
        if (isOrigin(endpoint)) {
            return true;
        }
        for (InetAddress address : resolver.of(endpoint.getHost())) {
            if (!isPublic(address)) {
                return false;
            }
        }
        return true;
    }

    private boolean isKnown(URI endpoint) {
        if (endpoint.getHost() == null || endpoint.getRawUserInfo() != null || endpoint.getRawFragment() != null) {
            return false;
        }
        return isOrigin(endpoint)
                || "https".equalsIgnoreCase(endpoint.getScheme())
                        && (endpoint.getPort() == -1 || endpoint.getPort() == HTTPS)
                        && isBelowKnown(endpoint.getHost().toLowerCase(Locale.ROOT));
    }

    private boolean isBelowKnown(String host) {
        return known.stream()
                .filter(service -> !service.contains("/"))
                .anyMatch(service -> host.equals(service) || host.endsWith("." + service));
    }

    private boolean isOrigin(URI endpoint) {
        String origin = endpoint.getScheme() + "://" + endpoint.getHost()
                + (endpoint.getPort() == -1 ? "" : ":" + endpoint.getPort());
        return known.contains(origin.toLowerCase(Locale.ROOT));
    }

    private static boolean isPublic(InetAddress address) {
        byte[] bytes = address.getAddress();
        boolean shared =
                bytes.length == 4 && (bytes[0] & BYTE) == SHARED_FIRST && (bytes[1] & SHARED_MASK) == SHARED_SECOND;
        boolean uniqueLocal = address instanceof Inet6Address && (bytes[0] & UNIQUE_LOCAL_MASK) == UNIQUE_LOCAL;
        return !(address.isLoopbackAddress()
                || address.isAnyLocalAddress()
                || address.isLinkLocalAddress()
                || address.isSiteLocalAddress()
                || address.isMulticastAddress()
                || shared
                || uniqueLocal);
    }
}
