package kibitzer.web.classroom.live;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.UUID;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.live.LiveLessonId;
import kibitzer.classroom.live.LiveReports;
import kibitzer.classroom.live.NoSuchLesson;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.classroom.TableFile;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The answers of a live lesson as a file, for those who run the class; for anybody else there is no such file. */
@RestController
class LiveFiles {
    private final LiveReports reports;

    LiveFiles(LiveReports reports) {
        this.reports = reports;
    }

    @GetMapping("/class/{id}/live/{lesson}/answers.csv")
    void answers(@PathVariable String id, @PathVariable String lesson, HttpServletResponse response)
            throws IOException {
        send(id, lesson, TableFile.CSV, response);
    }

    @GetMapping("/class/{id}/live/{lesson}/answers.xlsx")
    void workbook(@PathVariable String id, @PathVariable String lesson, HttpServletResponse response)
            throws IOException {
        send(id, lesson, TableFile.XLSX, response);
    }

    private void send(String id, String lesson, TableFile kind, HttpServletResponse response) throws IOException {
        LearnerId who = SignedIn.current().map(SignedIn::learner).orElseThrow(NoSuchLesson::new);
        LiveLessonId asked = new LiveLessonId(read(lesson));
        if (!reports.of(who, asked).head().classroom().id().equals(read(id))) {
            throw new NoSuchLesson();
        }
        kind.send(reports.answers(who, asked), "live-lesson", response);
    }

    private static UUID read(String number) {
        try {
            return UUID.fromString(number);
        } catch (IllegalArgumentException notANumber) {
            throw new NoSuchLesson();
        }
    }

    @ExceptionHandler(NoSuchLesson.class)
    @ResponseStatus(HttpStatus.NOT_FOUND)
    void noSuchLesson() {}
}
