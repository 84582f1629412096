package kibitzer.accounts;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.springframework.security.core.GrantedAuthority;
import org.springframework.security.core.authority.SimpleGrantedAuthority;

/** What somebody with an account may do; each role may do all that those before it may. */
public enum Role {
    LEARNER,
    INSTRUCTOR,
    ADMINISTRATOR;

    /** Names of the roles for annotations such as {@code @RolesAllowed}. */
    public static final String LEARNERS = "LEARNER";

    public static final String INSTRUCTORS = "INSTRUCTOR";
    public static final String ADMINISTRATORS = "ADMINISTRATOR";

    private static final String PREFIX = "ROLE_";

    public boolean atLeast(Role other) {
        return compareTo(other) >= 0;
    }

    /** This role and all before it, as Spring Security names them. */
    public List<GrantedAuthority> authorities() {
        return Arrays.stream(values())
                .filter(this::atLeast)
                .<GrantedAuthority>map(role -> new SimpleGrantedAuthority(PREFIX + role.name()))
                .toList();
    }

    /** As people say it: "learner". */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
