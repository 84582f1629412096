package kibitzer.accounts;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;

/** Which addresses are one network's: an IPv4 address by itself, of an IPv6 address the first 64 bits, which is one household's. */
public final class Network {
    private static final int BYTES = 8;

    private Network() {}

    /** @param address as the server tells it; anything that is no address stands for itself */
    public static String of(String address) {
        if (!address.contains(":")) {
            return address;
        }
        try {
            return InetAddress.ofLiteral(address) instanceof Inet6Address six
                    ? HexFormat.of().formatHex(Arrays.copyOf(six.getAddress(), BYTES)) + "::/64"
                    : address;
        } catch (IllegalArgumentException unreadable) {
            return address;
        }
    }
}
