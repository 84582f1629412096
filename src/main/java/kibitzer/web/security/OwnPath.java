package kibitzer.web.security;

import java.net.URI;
import java.net.URISyntaxException;

/** The part of an address behind the host: a page that was asked for by any name of a host is asked for again by the present one. */
final class OwnPath {
    private OwnPath() {}

    /** @return a path that begins with one slash; the first page for what cannot be read */
    static String of(String address) {
        try {
            URI uri = new URI(address);
            String path = uri.getRawPath() == null ? "/" : uri.getRawPath().replaceFirst("^/*", "/");
            return uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery();
        } catch (URISyntaxException oddSigns) {
            return "/";
        }
    }
}
