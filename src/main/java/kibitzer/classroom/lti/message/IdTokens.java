package kibitzer.classroom.lti.message;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.crypto.RSASSAVerifier;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.text.ParseException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.lti.call.CallFailed;
import kibitzer.classroom.lti.call.PlatformKeys;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.learning.learner.Secret;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Holds a platform's message against its registration: signed by its key with RS256 and nothing else, by it, for the trainer,
 * now, in answer to this login, and from a deployment that is registered.
 */
@Component
public class IdTokens {
    /** By how much clocks may differ. */
    static final Duration LEEWAY = Duration.ofMinutes(1);

    /** Nobody takes longer from the platform to the trainer. */
    static final Duration OLDEST = Duration.ofHours(1);

    private final PlatformKeys keys;
    private final Clock clock;

    public IdTokens(PlatformKeys keys, Clock clock) {
        this.keys = keys;
        this.clock = clock;
    }

    /**
     * @param platform at which the login was begun
     * @param nonceHash of the word that was given for it
     * @throws LaunchRefused if it is not as it should be
     */
    public Launch check(String token, Platform platform, String nonceHash) {
        JWTClaimsSet claims = genuine(token, platform);
        List<String> audience = claims.getAudience();
        require(
                platform.issuer().equals(claims.getIssuer()),
                Fault.NOT_GENUINE,
                "iss is " + claims.getIssuer() + ", expected " + platform.issuer());
        require(
                audience.contains(platform.clientId()),
                Fault.NOT_GENUINE,
                "aud is " + audience + ", expected " + platform.clientId());
        Object azp = claims.getClaim("azp");
        require(
                azp == null ? audience.size() == 1 : platform.clientId().equals(azp),
                Fault.NOT_GENUINE,
                "azp is " + azp + " with aud " + audience + ", expected " + platform.clientId());
        times(claims);
        require(
                claims.getClaim("nonce") instanceof String nonce
                        && new Secret(nonce).hash().equals(nonceHash),
                Fault.NOT_GENUINE,
                "nonce is not that of this login");
        Launch launch = Claims.read(claims.getClaims());
        require(
                platform.deployments().contains(launch.deployment()),
                Fault.NOT_DEPLOYED,
                "deployment_id " + launch.deployment() + " is not among those registered for " + platform.name()
                        + "; add it there if it is to be taken");
        return launch;
    }

    private JWTClaimsSet genuine(String token, Platform platform) {
        try {
            SignedJWT message = SignedJWT.parse(token);
            // A key of RSA says nothing of the other algorithms; "none" has no signature and cannot be read as signed
            // at all.
            require(
                    JWSAlgorithm.RS256.equals(message.getHeader().getAlgorithm()),
                    Fault.NOT_GENUINE,
                    "alg is " + message.getHeader().getAlgorithm() + ", expected RS256");
            String number = Optional.ofNullable(message.getHeader().getKeyID())
                    .orElseThrow(() -> new LaunchRefused(Fault.NOT_GENUINE, "kid is missing"));
            RSAKey key = keys.find(platform, number)
                    .orElseThrow(() -> new LaunchRefused(
                            Fault.NOT_GENUINE, "kid " + number + " is not among the keys at " + platform.keys()));
            require(
                    message.verify(new RSASSAVerifier(key)),
                    Fault.NOT_GENUINE,
                    "the signature is not that of key " + number + " at " + platform.keys());
            return message.getJWTClaimsSet();
        } catch (ParseException unreadable) {
            throw new LaunchRefused(Fault.NOT_GENUINE, "id_token is no signed message: " + unreadable.getMessage());
        } catch (JOSEException unusable) {
            throw new LaunchRefused(Fault.NOT_GENUINE, "id_token cannot be checked: " + unusable.getMessage());
        } catch (CallFailed silent) {
            throw new LaunchRefused(Fault.SILENT, silent.says());
        }
    }

    private void times(JWTClaimsSet claims) {
        Instant now = clock.instant();
        Instant until = moment(claims.getExpirationTime(), "exp");
        Instant since = moment(claims.getIssueTime(), "iat");
        require(
                until.plus(LEEWAY).isAfter(now),
                Fault.EXPIRED,
                "exp is " + until + ", and it is " + now + "; if that cannot be, compare the clocks");
        require(
                !since.minus(LEEWAY).isAfter(now) && since.plus(OLDEST).isAfter(now),
                Fault.EXPIRED,
                "iat is " + since + ", and it is " + now + "; if that cannot be, compare the clocks");
    }

    private static Instant moment(@Nullable Date date, String name) {
        if (date == null) {
            throw new LaunchRefused(Fault.NOT_GENUINE, name + " is missing");
        }
        return date.toInstant();
    }

    private static void require(boolean holds, Fault fault, String reason) {
        if (!holds) {
            throw new LaunchRefused(fault, reason);
        }
    }
}
