package kibitzer.web.classroom.roster;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.course.ClassCopies;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The course of a class as a file, for those who run it; for anybody else there is no such file. */
@RestController
class CourseFiles {
    static final String NAME = "course.json";

    private final ClassCopies copies;

    CourseFiles(ClassCopies copies) {
        this.copies = copies;
    }

    @GetMapping("/class/{id}/" + NAME)
    void course(@PathVariable String id, HttpServletResponse response) throws IOException {
        LearnerId who = SignedIn.current().map(SignedIn::learner).orElseThrow(NoSuchClass::new);
        byte[] file = copies.file(classroom(id), who).written();
        response.setContentType(MediaType.APPLICATION_JSON_VALUE);
        response.setHeader(
                HttpHeaders.CONTENT_DISPOSITION,
                ContentDisposition.attachment().filename(NAME).build().toString());
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.getOutputStream().write(file);
    }

    private static ClassroomId classroom(String id) {
        return ClassroomId.find(id).orElseThrow(NoSuchClass::new);
    }

    @ExceptionHandler(NoSuchClass.class)
    @ResponseStatus(HttpStatus.NOT_FOUND)
    void noSuchFile() {}

    @ExceptionHandler(BadEntry.class)
    ResponseEntity<byte[]> tooLarge(BadEntry bad) {
        return ResponseEntity.status(HttpStatus.CONFLICT)
                .contentType(MediaType.TEXT_PLAIN)
                .body(bad.says().getBytes(StandardCharsets.UTF_8));
    }
}
