package kibitzer.http;

import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Optional;
import kibitzer.accounts.Allowance;
import kibitzer.accounts.Allowances;
import kibitzer.accounts.Limits;
import kibitzer.accounts.Network;
import kibitzer.learning.learner.LearnerId;
import org.springframework.stereotype.Component;

/**
 * How many questions one caller may have the trainer work out within a {@linkplain Allowance#WAIT quarter of an hour}: an account
 * by itself, guests of one network together.
 */
@Component
public class AskingLimit {
    /** Questions that a double-dummy count of one strain weighs as much as. */
    public static final int COUNT_OF_A_STRAIN = 10;

    private final int most;
    private final Allowance questions;

    AskingLimit(Limits limits, Allowances allowances) {
        most = limits.questions();
        questions = allowances.of("questions", most);
    }

    /** The most that can ever be asked at once. */
    public int most() {
        return most;
    }

    /** Counts questions of the caller behind a request; where they are too many none is counted, and it says how long to wait. */
    public Optional<Duration> ask(HttpServletRequest request, int number) {
        return questions.takeOrWait(caller(request), number);
    }

    private static String caller(HttpServletRequest request) {
        return LearnerCookie.signedIn(request)
                .map(LearnerId::toString)
                .orElseGet(() -> Network.of(request.getRemoteAddr()));
    }
}
