package kibitzer.reminders.push;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;

/**
 * Where a browser is sent messages, and how they are hidden from the service that carries them; as the browser told it.
 *
 * @param endpoint an address of its maker's push service
 * @param p256dh the browser's public key, a point of the curve P-256, base64url
 * @param auth a secret of 16 bytes, base64url
 */
public record PushSubscription(String endpoint, String p256dh, String auth) {
    static final int LONGEST = 2000;

    private static final int POINT = 65;
    private static final int SECRET = 16;

    /** SHA-256 of the endpoint in hexadecimal, by which it is found. */
    public static String hash(String endpoint) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(endpoint.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    public String hash() {
        return hash(endpoint);
    }

    /** @throws IllegalArgumentException if it is none */
    byte[] point() {
        return decoded("p256dh", p256dh, POINT);
    }

    /** @throws IllegalArgumentException if it is none */
    byte[] secret() {
        return decoded("auth", auth, SECRET);
    }

    private static byte[] decoded(String what, String text, int length) {
        byte[] bytes = Base64.getUrlDecoder().decode(text);
        if (bytes.length != length) {
            throw new IllegalArgumentException(what + ": " + bytes.length + " bytes; expected " + length);
        }
        return bytes;
    }

    /** Keeps the secret out of logs. */
    @Override
    public String toString() {
        return "PushSubscription[...]";
    }
}
