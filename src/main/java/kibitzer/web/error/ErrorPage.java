package kibitzer.web.error;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.RequestMapping;

/** Where the server sends what nobody answered. */
@Controller
class ErrorPage implements ErrorController {
    private final ErrorAnswer answer;

    ErrorPage(ErrorAnswer answer) {
        this.answer = answer;
    }

    @RequestMapping("/error")
    void tell(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Refusal refusal = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE) instanceof Integer status
                ? Refusal.of(status)
                : Refusal.notFound();
        String address = request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI) instanceof String asked
                ? asked
                : request.getRequestURI();
        answer.write(response, refusal, request.getContextPath(), address);
    }
}
