package kibitzer.api;

import jakarta.servlet.http.HttpServletRequest;
import kibitzer.accounts.Allowance;
import kibitzer.http.AskingLimit;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Counts the questions that a request wants worked out, before any of them is. */
@Component
final class CountedQuestions {
    private final AskingLimit limit;

    CountedQuestions(AskingLimit limit) {
        this.limit = limit;
    }

    /** @throws Refused if the caller asked too many lately; then none is counted */
    void count(HttpServletRequest request, int questions) {
        if (questions == 0) {
            return;
        }
        if (questions > limit.most()) {
            throw new Refused(
                    HttpStatus.CONTENT_TOO_LARGE,
                    questions + " questions in one request; expected at most " + limit.most());
        }
        limit.ask(request, questions).ifPresent(wait -> {
            throw Refused.forNow(
                    HttpStatus.TOO_MANY_REQUESTS,
                    "too many questions lately; expected at most " + limit.most() + " in " + Allowance.WAIT.toMinutes()
                            + " minutes",
                    wait);
        });
    }
}
