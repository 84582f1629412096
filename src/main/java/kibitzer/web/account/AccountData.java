package kibitzer.web.account;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import kibitzer.accounts.SignedIn;
import kibitzer.learning.LearnerRecords;
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

    AccountData(LearnerRecords records) {
        this.records = records;
    }

    @GetMapping("/account/data.json")
    void data(HttpServletResponse response) throws IOException {
        SignedIn owner = SignedIn.current().orElse(null);
        if (owner == null) {
            response.sendError(HttpStatus.FORBIDDEN.value());
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
            records.write(owner.learner(), json);
        }
    }
}
