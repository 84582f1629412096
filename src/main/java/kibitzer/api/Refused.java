package kibitzer.api;

import org.springframework.http.HttpStatus;

/** A request that cannot be served as a whole; the reply has its status and says why. */
final class Refused extends RuntimeException {
    private final HttpStatus status;

    Refused(HttpStatus status, String why) {
        super(why, null, false, false);
        this.status = status;
    }

    static Refused notFound(String why) {
        return new Refused(HttpStatus.NOT_FOUND, why);
    }

    HttpStatus status() {
        return status;
    }
}
