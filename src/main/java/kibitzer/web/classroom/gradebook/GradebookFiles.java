package kibitzer.web.classroom.gradebook;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.UUID;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.ExportTable;
import kibitzer.classroom.gradebook.BoardExport;
import kibitzer.classroom.gradebook.GradebookExport;
import kibitzer.classroom.gradebook.NoSuchEntry;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Citations;
import kibitzer.web.classroom.TableFile;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The gradebook of a class as files, for those who run it; for anybody else there is no such file. */
@RestController
class GradebookFiles {
    private final GradebookExport export;
    private final BoardExport boards;
    private final Citations citations;

    GradebookFiles(GradebookExport export, BoardExport boards, Citations citations) {
        this.export = export;
        this.boards = boards;
        this.citations = citations;
    }

    /** What is written of a class for somebody. */
    private interface File {
        ExportTable write(ClassroomId classroom, LearnerId who);
    }

    @GetMapping("/class/{id}/scores.csv")
    void scores(@PathVariable String id, HttpServletResponse response) throws IOException {
        send(id, "scores", export::scores, TableFile.CSV, response);
    }

    @GetMapping("/class/{id}/answers.csv")
    void answers(@PathVariable String id, HttpServletResponse response) throws IOException {
        send(id, "answers", export::answers, TableFile.CSV, response);
    }

    @GetMapping("/class/{id}/scores.xlsx")
    void scoresWorkbook(@PathVariable String id, HttpServletResponse response) throws IOException {
        send(id, "scores", export::scores, TableFile.XLSX, response);
    }

    @GetMapping("/class/{id}/answers.xlsx")
    void answersWorkbook(@PathVariable String id, HttpServletResponse response) throws IOException {
        send(id, "answers", export::answers, TableFile.XLSX, response);
    }

    @GetMapping("/class/{id}/assignment/{aid}/boards.csv")
    void boards(@PathVariable String id, @PathVariable String aid, HttpServletResponse response) throws IOException {
        send(id, "boards", boardsOf(aid), TableFile.CSV, response);
    }

    @GetMapping("/class/{id}/assignment/{aid}/boards.xlsx")
    void boardsWorkbook(@PathVariable String id, @PathVariable String aid, HttpServletResponse response)
            throws IOException {
        send(id, "boards", boardsOf(aid), TableFile.XLSX, response);
    }

    private File boardsOf(String aid) {
        return (classroom, who) -> boards.of(classroom, who, new AssignmentId(number(aid)), citations);
    }

    private static void send(String id, String name, File file, TableFile kind, HttpServletResponse response)
            throws IOException {
        LearnerId who = SignedIn.current().map(SignedIn::learner).orElseThrow(NoSuchClass::new);
        kind.send(file.write(classroom(id), who), name, response);
    }

    private static ClassroomId classroom(String id) {
        return ClassroomId.find(id).orElseThrow(NoSuchClass::new);
    }

    private static UUID number(String id) {
        try {
            return UUID.fromString(id);
        } catch (IllegalArgumentException notANumber) {
            throw new NoSuchClass();
        }
    }

    @ExceptionHandler({NoSuchClass.class, NoSuchEntry.class})
    @ResponseStatus(HttpStatus.NOT_FOUND)
    void noSuchFile() {}
}
