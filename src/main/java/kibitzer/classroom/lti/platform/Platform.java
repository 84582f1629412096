package kibitzer.classroom.lti.platform;

import java.net.URI;
import java.time.ZoneId;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.accounts.BadEntry;

/**
 * A learning platform as it was registered.
 *
 * @param name for people
 * @param issuer as it names itself in its messages
 * @param clientId as it names the trainer
 * @param authorization where a login goes on
 * @param token where it gives tokens for its services
 * @param keys where its public keys are
 * @param audience whom a request for a token speaks to; empty for the address of the tokens
 * @param origins of its services and frames beside those of the addresses above, such as {@code https://school.example.org}
 * @param deployments which it may launch from
 * @param zone of the classes that are made for its courses
 */
public record Platform(
        PlatformId id,
        String name,
        String issuer,
        String clientId,
        URI authorization,
        URI token,
        URI keys,
        Optional<String> audience,
        Set<String> origins,
        Set<String> deployments,
        ZoneId zone) {
    private static final int LONGEST_NAME = 80;
    private static final int LONGEST_ISSUER = 300;
    private static final int LONGEST_ID = 255;
    private static final int LONGEST_LIST = 4000;

    /** @throws BadEntry if something is missing, too long or no address */
    public Platform {
        name = required("The name", name, LONGEST_NAME);
        issuer = required("The issuer", issuer, LONGEST_ISSUER);
        clientId = required("The client ID", clientId, LONGEST_ID);
        authorization = PlatformAddress.read("The address for authentication requests", authorization.toString());
        token = PlatformAddress.read("The address for access tokens", token.toString());
        keys = PlatformAddress.read("The address of the key set", keys.toString());
        audience = audience.map(String::strip).filter(text -> !text.isEmpty());
        origins = list(origins.stream()
                .map(String::strip)
                .filter(origin -> !origin.isEmpty())
                .map(origin -> PlatformAddress.origin(PlatformAddress.read("A further address", origin)))
                .toList());
        deployments = list(deployments.stream()
                .map(String::strip)
                .filter(deployment -> !deployment.isEmpty())
                .toList());
        deployments.forEach(deployment -> required("A deployment ID", deployment, LONGEST_ID));
    }

    /** Where its services, its frames and its pages may be. */
    public Set<String> allOrigins() {
        Set<String> all = new LinkedHashSet<>();
        Stream.of(authorization, token, keys).map(PlatformAddress::origin).forEach(all::add);
        issuerAddress().map(PlatformAddress::origin).ifPresent(all::add);
        all.addAll(origins);
        return all;
    }

    private Optional<URI> issuerAddress() {
        try {
            return Optional.of(PlatformAddress.read("The issuer", issuer));
        } catch (BadEntry onlyAName) {
            return Optional.empty();
        }
    }

    /** True for an address at one of its hosts: nothing else is called for it, whatever its messages name. */
    public boolean owns(URI address) {
        return hosts().own(address);
    }

    public PlatformHosts hosts() {
        return new PlatformHosts(name, allOrigins());
    }

    /** Whom a request for a token speaks to. */
    public String tokenAudience() {
        return audience.orElseGet(token::toString);
    }

    private static Set<String> list(Collection<String> entries) {
        if (String.join("\n", entries).length() > LONGEST_LIST) {
            throw new BadEntry(BadEntry.Field.ELSEWHERE, "A list has " + LONGEST_LIST + " signs at most.");
        }
        return Collections.unmodifiableSet(new LinkedHashSet<>(List.copyOf(entries)));
    }

    private static String required(String what, String entered, int longest) {
        String text = entered.strip();
        if (text.isEmpty() || text.length() > longest || text.chars().anyMatch(Character::isISOControl)) {
            throw new BadEntry(BadEntry.Field.ELSEWHERE, what + " needs 1 to " + longest + " signs of one line.");
        }
        return text;
    }
}
