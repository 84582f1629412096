package kibitzer.web.error;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import kibitzer.http.TurnedAway;
import kibitzer.learning.storage.FullDisk;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.RequestMapping;

/** Where the server sends what nobody answered. */
@Controller
class ErrorPage implements ErrorController {
    private final ErrorAnswer answer;

    ErrorPage(ErrorAnswer answer) {
        this.answer = answer;
    }

    private static @Nullable Throwable failure(HttpServletRequest request) {
        return request.getAttribute(RequestDispatcher.ERROR_EXCEPTION) instanceof Throwable thrown ? thrown : null;
    }

    @RequestMapping("/error")
    void tell(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Refusal refusal = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE) instanceof Integer status
                ? Refusal.of(status)
                : Refusal.notFound();
        String address = request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI) instanceof String asked
                ? asked
                : request.getRequestURI();
        if (FullDisk.behind(failure(request))) {
            response.setHeader(HttpHeaders.RETRY_AFTER, TurnedAway.seconds(FullDisk.TRY_AGAIN));
            answer.write(
                    response,
                    Refusal.of(HttpStatus.INSUFFICIENT_STORAGE.value()),
                    Optional.of(FullDisk.SAYS),
                    request.getContextPath(),
                    address);
            return;
        }
        answer.write(response, refusal, TurnedAway.says(request), request.getContextPath(), address);
    }
}
