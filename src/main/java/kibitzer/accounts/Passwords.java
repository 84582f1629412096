package kibitzer.accounts;

import java.util.Map;
import java.util.Optional;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.security.crypto.argon2.Argon2PasswordEncoder;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.security.crypto.password.DelegatingPasswordEncoder;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Component;

/** Hashes passwords with Argon2id in Spring Security's current strength; reads bcrypt too, and says when to hash anew. */
@Component
class Passwords {
    private static final String CURRENT = "argon2@SpringSecurity_v5_8";

    // the figures of Argon2PasswordEncoder.defaultsForSpringSecurity_v5_8()
    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 32;
    private static final int LANES = 1;
    private static final int PASSES = 2;

    /** Of no password (salt and hash are zeros); takes as long to compare as any other. */
    private final String nobodys;

    private final PasswordEncoder encoder;

    /** @param memory what one hash fills, in KiB: tests, which guess no password, ask for less */
    Passwords(@Value("${kibitzer.password-memory:16384}") int memory) {
        nobodys = "{" + CURRENT + "}$argon2id$v=19$m=" + memory + ",t=" + PASSES + ",p=" + LANES + "$" + "A".repeat(22)
                + "$" + "A".repeat(43);
        encoder = new DelegatingPasswordEncoder(
                CURRENT,
                Map.of(
                        CURRENT,
                        new Argon2PasswordEncoder(SALT_BYTES, HASH_BYTES, LANES, memory, PASSES),
                        "bcrypt",
                        new BCryptPasswordEncoder()));
    }

    String hash(String password) {
        return String.valueOf(encoder.encode(password));
    }

    /** Takes the same time where there is no hash. */
    boolean matches(String entered, Optional<String> hash) {
        String tried = entered.length() > NewPassword.LONGEST ? "" : entered;
        return encoder.matches(tried, hash.orElse(nobodys)) && hash.isPresent() && !tried.isEmpty();
    }

    boolean outdated(String hash) {
        return encoder.upgradeEncoding(hash);
    }
}
