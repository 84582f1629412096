package kibitzer.web.classroom.attendance;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.attendance.Registers;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.learning.learner.LearnerId;
import kibitzer.web.classroom.TableFile;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The register of a class as a file, for those who run it or look on; for anybody else there is none. */
@RestController
class RegisterFiles {
    private final Registers registers;

    RegisterFiles(Registers registers) {
        this.registers = registers;
    }

    @GetMapping("/class/{id}/register.csv")
    void register(@PathVariable String id, HttpServletResponse response) throws IOException {
        send(id, TableFile.CSV, response);
    }

    @GetMapping("/class/{id}/register.xlsx")
    void workbook(@PathVariable String id, HttpServletResponse response) throws IOException {
        send(id, TableFile.XLSX, response);
    }

    private void send(String id, TableFile kind, HttpServletResponse response) throws IOException {
        LearnerId who = SignedIn.current().map(SignedIn::learner).orElseThrow(NoSuchClass::new);
        kind.send(registers.table(classroom(id), who), "register", response);
    }

    private static ClassroomId classroom(String id) {
        return ClassroomId.find(id).orElseThrow(NoSuchClass::new);
    }

    @ExceptionHandler(NoSuchClass.class)
    @ResponseStatus(HttpStatus.NOT_FOUND)
    void noSuchClass() {}
}
