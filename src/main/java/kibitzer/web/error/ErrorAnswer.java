package kibitzer.web.error;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import tools.jackson.databind.node.JsonNodeFactory;

/** Writes a refusal as whoever asks can read it: {"error": "..."} for programs, else a page that needs no script. */
@Component
@SuppressWarnings("InlineFormatString") // a page is easier read on its own
class ErrorAnswer {
    private static final String ACTIONS = """
            <a class="kb-button kb-button-first" href="%1$s/">To the first page</a>
            <a class="kb-button" href="%1$s/library">Look in the library</a>
            """;

    private final ScriptlessPage pages;

    ErrorAnswer(ScriptlessPage pages) {
        this.pages = pages;
    }

    /**
     * @param says what programs are told; empty for the status in words
     * @param root where the trainer is mounted; nothing if at the root
     * @param address the path that was asked for, as it was sent
     */
    void write(HttpServletResponse response, Refusal refusal, Optional<String> says, String root, String address)
            throws IOException {
        boolean program = address.equals(root + "/api") || address.startsWith(root + "/api/");
        byte[] body = (program
                        ? json(says.orElse(refusal.title() + " (" + refusal.status() + ")"))
                        : page(refusal, root))
                .getBytes(StandardCharsets.UTF_8);
        response.setStatus(refusal.status());
        response.setContentType(program ? MediaType.APPLICATION_JSON_VALUE : "text/html;charset=UTF-8");
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }

    private static String json(String says) {
        return JsonNodeFactory.instance.objectNode().put("error", says).toString();
    }

    private String page(Refusal refusal, String root) {
        return pages.html(root, refusal.title(), refusal.says(), ACTIONS.formatted(root));
    }
}
