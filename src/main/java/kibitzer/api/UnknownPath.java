package kibitzer.api;

import jakarta.servlet.http.HttpServletRequest;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Answers for whatever else is asked under {@code /api}, so that no page of the trainer answers a program. */
@RestController
class UnknownPath {

    @RequestMapping({"/api", "/api/**"})
    void nothingHere(HttpServletRequest request) {
        throw Refused.notFound(request.getMethod() + " " + request.getRequestURI()
                + " is not here; there are POST /api/advise, /api/mark, /api/attempts and GET /api/decisions,"
                + " /api/decisions/{family}/{name}, /api/decisions/{family}/{name}/deal, /api/attempts,"
                + " /api/assignments");
    }
}
