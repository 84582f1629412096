package kibitzer.web.account;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import kibitzer.accounts.SignedIn;
import kibitzer.http.LearnerCookie;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.records.LearnerRecords;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.json.JsonMapper;

/** Everything that is stored of whoever asks, and of nobody else: there is no way to name another learner. */
@RestController
class AccountData {
    private final LearnerRecords records;
    private final LearnerCookie cookie;

    AccountData(LearnerRecords records, LearnerCookie cookie) {
        this.records = records;
        this.cookie = cookie;
    }

    /** Of whoever signed in; a sign-in that has ended is refused, so that nobody takes a guest's records for his own. */
    @GetMapping(OwnData.OF_ACCOUNT)
    void account(HttpServletResponse response) throws IOException {
        tell(SignedIn.current().map(SignedIn::learner), HttpStatus.FORBIDDEN, response);
    }

    /** Of a guest too, known by the key that this browser holds. */
    @GetMapping(OwnData.OF_GUEST)
    void guest(HttpServletRequest request, HttpServletResponse response) throws IOException {
        tell(cookie.find(request), HttpStatus.NOT_FOUND, response);
    }

    private void tell(Optional<LearnerId> owner, HttpStatus nobody, HttpServletResponse response) throws IOException {
        if (owner.isEmpty()) {
            response.sendError(nobody.value());
            return;
        }
        response.setContentType(MediaType.APPLICATION_JSON_VALUE);
        response.setHeader(
                HttpHeaders.CONTENT_DISPOSITION,
                ContentDisposition.attachment()
                        .filename("kibitzer.json")
                        .build()
                        .toString());
        try (JsonGenerator json = JsonMapper.shared()
                .createGenerator(response.getOutputStream())
                .configure(StreamWriteFeature.AUTO_CLOSE_TARGET, false)) {
            records.write(owner.get(), json);
        }
    }
}
