package kibitzer.learning;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/**
 * The secret by which a browser is known again: 256 random bits in its cookie, of which only the hash is stored.
 *
 * @param text as it stands in the cookie; whatever a client may have put there
 */
public record LearnerKey(String text) {
    private static final int BYTES = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    static LearnerKey fresh() {
        byte[] bits = new byte[BYTES];
        RANDOM.nextBytes(bits);
        return new LearnerKey(Base64.getUrlEncoder().withoutPadding().encodeToString(bits));
    }

    /** SHA-256 in hexadecimal; the key is random, so that no salt is needed. */
    String hash() {
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
        return "LearnerKey[...]";
    }
}
