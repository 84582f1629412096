package kibitzer.web.classroom.gradebook;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.UUID;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.GradebookExport;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The gradebook of a class as files, for those who run it; for anybody else there is no such file. */
@RestController
class GradebookFiles {
    private static final String CSV = "text/csv;charset=UTF-8";

    private final GradebookExport export;

    GradebookFiles(GradebookExport export) {
        this.export = export;
    }

    /** What is written of a class for somebody. */
    private interface File {
        byte[] write(ClassroomId classroom, LearnerId who);
    }

    @GetMapping("/class/{id}/scores.csv")
    void scores(@PathVariable String id, HttpServletResponse response) throws IOException {
        send(id, "scores.csv", export::scores, response);
    }

    @GetMapping("/class/{id}/answers.csv")
    void answers(@PathVariable String id, HttpServletResponse response) throws IOException {
        send(id, "answers.csv", export::answers, response);
    }

    private static void send(String id, String name, File file, HttpServletResponse response) throws IOException {
        LearnerId who = SignedIn.current().map(SignedIn::learner).orElseThrow(NoSuchClass::new);
        byte[] text = file.write(classroom(id), who);
        response.setContentType(CSV);
        response.setHeader(
                HttpHeaders.CONTENT_DISPOSITION,
                ContentDisposition.attachment().filename(name).build().toString());
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.getOutputStream().write(text);
    }

    private static ClassroomId classroom(String id) {
        try {
            return new ClassroomId(UUID.fromString(id));
        } catch (IllegalArgumentException notANumber) {
            throw new NoSuchClass();
        }
    }

    @ExceptionHandler(NoSuchClass.class)
    @ResponseStatus(HttpStatus.NOT_FOUND)
    void noSuchClass() {}
}
