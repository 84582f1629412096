package kibitzer.web.account;

import com.vaadin.flow.server.VaadinServletRequest;
import java.util.Optional;
import kibitzer.http.LearnerCookie;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.records.LearnerRecords;
import org.springframework.stereotype.Component;

/** The guest whose key lies in this browser beside a sign-in: somebody answered here without signing in. */
@Component
class GuestOfThisBrowser {
    private final LearnerCookie cookie;
    private final LearnerRecords records;

    GuestOfThisBrowser(LearnerCookie cookie, LearnerRecords records) {
        this.cookie = cookie;
        this.records = records;
    }

    /** Read from the request each time: only who holds the key may bring the records. */
    Optional<LearnerId> find() {
        return Optional.ofNullable(VaadinServletRequest.getCurrent())
                .flatMap(request -> cookie.guest(request.getHttpServletRequest()));
    }

    boolean hasAnswers() {
        return answers() > 0;
    }

    long answers() {
        return find().map(records::count).orElse(0L);
    }
}
