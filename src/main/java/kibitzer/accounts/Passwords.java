package kibitzer.accounts;

import java.util.Map;
import java.util.Optional;
import org.springframework.security.crypto.argon2.Argon2PasswordEncoder;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.security.crypto.password.DelegatingPasswordEncoder;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Component;

/** Hashes passwords with Argon2id in Spring Security's current strength; reads bcrypt too, and says when to hash anew. */
@Component
class Passwords {
    private static final String CURRENT = "argon2@SpringSecurity_v5_8";

    /** Of no password (salt and hash are zeros); takes as long to compare as any other. */
    private static final String NOBODYS =
            "{" + CURRENT + "}$argon2id$v=19$m=16384,t=2,p=1$" + "A".repeat(22) + "$" + "A".repeat(43);

    private final PasswordEncoder encoder = new DelegatingPasswordEncoder(
            CURRENT,
            Map.of(
                    CURRENT,
                    Argon2PasswordEncoder.defaultsForSpringSecurity_v5_8(),
                    "bcrypt",
                    new BCryptPasswordEncoder()));

    String hash(String password) {
        return String.valueOf(encoder.encode(password));
    }

    /** Takes the same time where there is no hash. */
    boolean matches(String entered, Optional<String> hash) {
        String tried = entered.length() > NewPassword.LONGEST ? "" : entered;
        return encoder.matches(tried, hash.orElse(NOBODYS)) && hash.isPresent() && !tried.isEmpty();
    }

    boolean outdated(String hash) {
        return encoder.upgradeEncoding(hash);
    }
}
