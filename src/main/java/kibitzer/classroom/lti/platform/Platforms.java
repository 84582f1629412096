package kibitzer.classroom.lti.platform;

import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.Role;
import kibitzer.accounts.SignedIn;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** The platforms that may send their users; administrators register them, and are asked for anew with each call. */
@Service
@Transactional
public class Platforms {
    private final PlatformRows rows;
    private final Accounts accounts;
    private final Clock clock;

    Platforms(PlatformRows rows, Accounts accounts, Clock clock) {
        this.rows = rows;
        this.accounts = accounts;
        this.clock = clock;
    }

    /** By name. */
    @Transactional(readOnly = true)
    public List<Platform> all(SignedIn acting) {
        requireAdministrator(acting);
        return rows.all();
    }

    /**
     * Registers a platform, or changes one.
     *
     * @throws BadEntry if issuer and client ID are registered already, or the issuer with other keys: whoever holds those
     *     could pass for the other's users
     */
    public void save(SignedIn acting, Platform platform) {
        requireAdministrator(acting);
        store(platform);
    }

    /** The same for a platform that an administrator has asked to register itself. */
    public void store(Platform platform) {
        for (Platform other : rows.of(platform.issuer())) {
            if (!other.id().equals(platform.id())) {
                if (other.clientId().equals(platform.clientId())) {
                    throw bad("This issuer and this client ID are registered already, as " + other.name() + ".");
                }
                if (!other.keys().equals(platform.keys())) {
                    throw bad("This issuer is registered already, with another key set, as " + other.name()
                            + ". One issuer has one key set.");
                }
            }
        }
        try {
            if (!rows.update(platform)) {
                rows.insert(platform, clock.instant().truncatedTo(ChronoUnit.MILLIS));
            }
        } catch (DuplicateKeyException meanwhile) {
            throw bad("This issuer and this client ID are registered already.");
        }
    }

    /** Takes nobody from a platform any more. Accounts and classes stay; what belonged to which course is forgotten. */
    public void remove(SignedIn acting, PlatformId id) {
        requireAdministrator(acting);
        rows.delete(id);
    }

    @Transactional(readOnly = true)
    public Optional<Platform> find(PlatformId id) {
        return rows.find(id);
    }

    /**
     * The platform that begins a login.
     *
     * @param clientId as it names the trainer; where it does not say, an issuer with one registration is enough
     */
    @Transactional(readOnly = true)
    public Optional<Platform> named(String issuer, Optional<String> clientId) {
        List<Platform> of = rows.of(issuer);
        return clientId.isEmpty() && of.size() > 1
                ? Optional.empty()
                : of.stream()
                        .filter(platform ->
                                clientId.isEmpty() || platform.clientId().equals(clientId.get()))
                        .findFirst();
    }

    /** Where all platforms may be: none but these may show the trainer's pages in a frame. */
    @Transactional(readOnly = true)
    public Set<String> origins() {
        Set<String> all = new LinkedHashSet<>();
        rows.all().forEach(platform -> all.addAll(platform.allOrigins()));
        return all;
    }

    /** @throws AccessDeniedException unless whoever acts is an administrator now */
    public void requireAdministrator(SignedIn acting) {
        if (accounts.behind(acting)
                .filter(account -> account.role() == Role.ADMINISTRATOR)
                .isEmpty()) {
            throw new AccessDeniedException("only an administrator may do this");
        }
    }

    private static BadEntry bad(String says) {
        return new BadEntry(BadEntry.Field.ELSEWHERE, says);
    }
}
