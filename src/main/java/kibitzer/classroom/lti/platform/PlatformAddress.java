package kibitzer.classroom.lti.platform;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;
import kibitzer.accounts.BadEntry;

/** Reads addresses of platforms: https with a host, at most {@value #LONGEST} signs; plain http on this machine alone. */
public final class PlatformAddress {
    public static final int LONGEST = 1000;

    private static final Set<String> THIS_MACHINE = Set.of("localhost", "127.0.0.1", "[::1]");

    private PlatformAddress() {}

    /**
     * @param what it is, as the one who entered it is told
     * @throws BadEntry if it is none
     */
    public static URI read(String what, String entered) {
        String text = entered.strip();
        try {
            URI address = new URI(text);
            if (text.length() <= LONGEST && isTaken(address)) {
                return address;
            }
        } catch (URISyntaxException unreadable) {
            // told below
        }
        throw new BadEntry(
                BadEntry.Field.ELSEWHERE,
                what + ": \"" + (text.length() > 100 ? text.substring(0, 100) + "..." : text)
                        + "\" is not taken; expected an address such as https://learn.example.org/path");
    }

    /** True for what the trainer would call at all. */
    public static boolean isTaken(URI address) {
        return address.getHost() != null
                && address.getRawUserInfo() == null
                && address.getRawFragment() == null
                && ("https".equalsIgnoreCase(address.getScheme())
                        || "http".equalsIgnoreCase(address.getScheme())
                                && THIS_MACHINE.contains(address.getHost().toLowerCase(Locale.ROOT)));
    }

    /** "https://learn.example.org": where an address points, without its path; the usual port is left out. */
    public static String origin(URI address) {
        String scheme = address.getScheme().toLowerCase(Locale.ROOT);
        int port = address.getPort();
        boolean usual = port == -1 || port == ("https".equals(scheme) ? 443 : 80);
        return scheme + "://" + address.getHost().toLowerCase(Locale.ROOT) + (usual ? "" : ":" + port);
    }
}
