package kibitzer.classroom.lti.platform;

import java.net.URI;
import java.util.Set;

/**
 * Where a platform may be called.
 *
 * @param name of the platform, for people
 * @param origins that an administrator typed
 */
public record PlatformHosts(String name, Set<String> origins) {
    public PlatformHosts {
        origins = Set.copyOf(origins);
    }

    /** True for an address at one of the origins. */
    public boolean own(URI address) {
        return PlatformAddress.isTaken(address) && origins.contains(PlatformAddress.origin(address));
    }
}
