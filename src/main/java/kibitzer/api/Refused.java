package kibitzer.api;

import java.time.Duration;
import java.util.Optional;
import org.springframework.http.HttpStatus;

/** A request that cannot be served as a whole; the reply has its status and says why. */
final class Refused extends RuntimeException {
    private final HttpStatus status;
    private final Optional<Duration> wait;

    Refused(HttpStatus status, String why) {
        this(status, why, Optional.empty());
    }

    private Refused(HttpStatus status, String why, Optional<Duration> wait) {
        super(why, null, false, false);
        this.status = status;
        this.wait = wait;
    }

    /** @param wait after which the same request would be served */
    static Refused forNow(HttpStatus status, String why, Duration wait) {
        return new Refused(status, why, Optional.of(wait));
    }

    static Refused notFound(String why) {
        return new Refused(HttpStatus.NOT_FOUND, why);
    }

    HttpStatus status() {
        return status;
    }

    /** How long to wait before the same is asked again; empty where waiting does not help. */
    Optional<Duration> waiting() {
        return wait;
    }
}
