package kibitzer.web.classroom.lti;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import kibitzer.classroom.lti.launch.Choices.DeepLinkingResponse;
import kibitzer.classroom.lti.message.Fault;
import kibitzer.classroom.lti.message.LaunchRefused;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.http.LaunchedFrame;
import kibitzer.learning.learner.Secret;
import kibitzer.web.error.ScriptlessPage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.util.HtmlUtils;

/** Pages that are shown before anybody has signed in, or that leave the trainer: they need no session and no cookie. */
@Component
class LtiPages {
    private static final Logger LOG = LoggerFactory.getLogger(LtiPages.class);

    private final ScriptlessPage pages;

    LtiPages(ScriptlessPage pages) {
        this.pages = pages;
    }

    /**
     * Says why somebody cannot come in; the log says what was wrong.
     *
     * @param state of the login, with which it can be begun once more in a window of its own
     */
    void refuse(LaunchRefused refused, Optional<String> state, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        Fault fault = refused.fault();
        LOG.warn("A launch was refused, {}: {}", fault, refused.reason());
        String action = fault == Fault.OTHER_BROWSER && state.isPresent()
                ? "<a class=\"kb-button kb-button-first\" target=\"_blank\" rel=\"noopener\" href=\""
                        + request.getContextPath() + "/" + LtiAddress.AGAIN + "?state="
                        + HtmlUtils.htmlEscape(URLEncoder.encode(state.get(), StandardCharsets.UTF_8))
                        + "\">Open the trainer</a>\n"
                : "";
        HttpStatus status = switch (fault) {
            case TOO_MANY -> HttpStatus.TOO_MANY_REQUESTS;
            case SILENT -> HttpStatus.BAD_GATEWAY;
            default -> HttpStatus.BAD_REQUEST;
        };
        write(response, status, pages.html(request.getContextPath(), fault.title(), fault.says(), action));
    }

    /** Sends what was chosen to the platform, by a form that the browser posts there. */
    void send(DeepLinkingResponse answer, HttpServletRequest request, HttpServletResponse response) throws IOException {
        String nonce = Secret.fresh().text();
        response.setHeader(
                "Content-Security-Policy",
                "default-src 'self'; script-src 'nonce-" + nonce + "'; object-src 'none'; base-uri 'none'; form-action "
                        + answer.origin() + "; frame-ancestors "
                        + LaunchedFrame.of(request).orElse("'none'"));
        String form = "<form id=\"answer\" method=\"post\" action=\""
                + HtmlUtils.htmlEscape(answer.to().toString())
                + "\"><input type=\"hidden\" name=\"JWT\" value=\"" + answer.message()
                + "\"><button class=\"kb-button kb-button-first\">Back to your course</button></form>"
                + "<script nonce=\"" + nonce + "\">document.getElementById('answer').submit()</script>\n";
        write(
                response,
                HttpStatus.OK,
                pages.html(
                        request.getContextPath(),
                        "It is chosen",
                        "Your learning platform is told; save the activity there.",
                        form));
    }

    /** Says that a platform is registered, and tells the platform's page that it can go on. */
    void registered(Platform platform, Set<String> framers, HttpServletRequest request, HttpServletResponse response)
            throws IOException {
        String nonce = Secret.fresh().text();
        response.setHeader(
                "Content-Security-Policy",
                "default-src 'self'; script-src 'nonce-" + nonce
                        + "'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors "
                        + String.join(" ", framers));
        write(
                response,
                HttpStatus.OK,
                pages.html(
                        request.getContextPath(),
                        "The trainer is registered",
                        platform.deployments().isEmpty()
                                ? "One thing is left: an administrator of the trainer enters the deployment ID, which the"
                                        + " platform shows with the tool."
                                : "It can be used in courses once it is released there.",
                        "<script nonce=\"" + nonce
                                + "\">(window.opener || window.parent).postMessage({subject: 'org.imsglobal.lti.close'},"
                                + " '*')</script>\n"));
    }

    private static void write(HttpServletResponse response, HttpStatus status, String html) throws IOException {
        byte[] body = html.getBytes(StandardCharsets.UTF_8);
        response.setStatus(status.value());
        response.setContentType("text/html;charset=UTF-8");
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }
}
