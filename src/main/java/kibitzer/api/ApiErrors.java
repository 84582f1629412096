package kibitzer.api;

import java.io.IOException;
import java.time.Duration;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.http.TurnedAway;
import kibitzer.learning.storage.FullDisk;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Says what was wrong: {"error": "position.hand: 14 cards; expected 13"}. */
@RestControllerAdvice(basePackages = "kibitzer.api")
class ApiErrors {
    private static final Logger LOG = LoggerFactory.getLogger(ApiErrors.class);

    static ObjectNode error(BadQuestion bad) {
        return error(String.valueOf(bad.getMessage()));
    }

    static ObjectNode error(String why) {
        return JsonNodeFactory.instance.objectNode().put("error", why);
    }

    @ExceptionHandler
    ResponseEntity<ObjectNode> badQuestion(BadQuestion bad) {
        return reply(HttpStatus.BAD_REQUEST, error(bad));
    }

    @ExceptionHandler
    ResponseEntity<ObjectNode> refused(Refused refused) {
        ObjectNode error = error(String.valueOf(refused.getMessage()));
        return refused.waiting()
                .map(wait -> reply(refused.status(), wait, error))
                .orElseGet(() -> reply(refused.status(), error));
    }

    @ExceptionHandler
    ResponseEntity<ObjectNode> unreadable(InvalidParameterException unreadable) {
        return reply(
                HttpStatus.BAD_REQUEST,
                error("the address after the question mark cannot be read; expected %-signs with two hexadecimal digits"
                        + " each, in UTF-8"));
    }

    /** The other side hung up: nobody is there to be told. */
    @ExceptionHandler
    void hungUp(IOException hungUp) {
        LOG.debug("The client hung up", hungUp);
    }

    @ExceptionHandler
    ResponseEntity<ObjectNode> ourFault(RuntimeException fault) {
        if (FullDisk.behind(fault)) {
            return reply(HttpStatus.INSUFFICIENT_STORAGE, FullDisk.TRY_AGAIN, error(FullDisk.SAYS));
        }
        LOG.error("A request failed", fault);
        return reply(HttpStatus.INTERNAL_SERVER_ERROR, error("the trainer failed here; its log says why"));
    }

    private static ResponseEntity<ObjectNode> reply(HttpStatus status, Duration wait, ObjectNode error) {
        return ResponseEntity.status(status)
                .header(HttpHeaders.RETRY_AFTER, TurnedAway.seconds(wait))
                .contentType(MediaType.APPLICATION_JSON)
                .body(error);
    }

    private static ResponseEntity<ObjectNode> reply(HttpStatus status, ObjectNode error) {
        return ResponseEntity.status(status)
                .contentType(MediaType.APPLICATION_JSON)
                .body(error);
    }
}
