package kibitzer.learning.learner;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/**
 * A text that opens a door for whoever knows it: 256 random bits in a cookie or a link, of which only the hash is stored.
 *
 * @param text as it came from the client; whatever that may have put there
 */
public record Secret(String text) {
    private static final int BYTES = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    public static Secret fresh() {
        byte[] bits = new byte[BYTES];
        RANDOM.nextBytes(bits);
        return new Secret(Base64.getUrlEncoder().withoutPadding().encodeToString(bits));
    }

    /** Whether it looks like one that was made here, so that looking for it can find something. */
    public boolean isWellFormed() {
        return text.matches("[A-Za-z0-9_-]{43}");
    }

    /** SHA-256 in hexadecimal, 64 characters; the secret is random, so that no salt is needed. */
    public String hash() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Keeps the secret out of logs. */
    @Override
    public String toString() {
        return "Secret[...]";
    }
}
