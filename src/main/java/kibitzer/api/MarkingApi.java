package kibitzer.api;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.wire.LineReader;
import kibitzer.marking.wire.QuestionReader;
import kibitzer.marking.wire.ReplyWriter;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Advises on questions and marks answers; nothing is stored. One question as JSON, or one a line as JSON Lines, of which
 * a bad one gets its error on its line.
 */
@RestController
class MarkingApi {
    private final ReplyWriter replies;
    private final CountedQuestions asked;

    MarkingApi(Citations citations, CountedQuestions asked) {
        this.asked = asked;
        this.replies = new ReplyWriter(citations);
    }

    @PostMapping("/api/advise")
    void advise(HttpServletRequest request, HttpServletResponse response, @RequestParam Optional<String> decision)
            throws IOException {
        answer(request, response, json -> replies.advice(QuestionReader.read(json, decision)));
    }

    @PostMapping("/api/mark")
    void mark(HttpServletRequest request, HttpServletResponse response, @RequestParam Optional<String> decision)
            throws IOException {
        answer(request, response, json -> verdict(QuestionReader.read(json, decision), json));
    }

    private <P, A> ObjectNode verdict(Question<P, A> question, JsonNode json) {
        return replies.verdict(question, QuestionReader.answer(question, json));
    }

    /** Writes line by line, so that a long list of replies is never held as a whole. */
    private void answer(HttpServletRequest request, HttpServletResponse response, Function<JsonNode, ObjectNode> reply)
            throws IOException {
        switch (Body.read(request)) {
            case Body.One(String json) -> {
                asked.count(request, 1);
                String written = reply.apply(LineReader.read(json)).toString();
                begin(response, MediaType.APPLICATION_JSON);
                response.getWriter().write(written);
            }
            case Body.Lines(List<String> lines) -> {
                asked.count(request, lines.size());
                begin(response, Body.LINES);
                for (String line : lines) {
                    response.getWriter().append(orError(line, reply).toString()).append('\n');
                }
            }
        }
    }

    private static void begin(HttpServletResponse response, MediaType type) {
        response.setContentType(type.toString());
        response.setCharacterEncoding(StandardCharsets.UTF_8);
    }

    private static ObjectNode orError(String line, Function<JsonNode, ObjectNode> reply) {
        try {
            return reply.apply(LineReader.read(line));
        } catch (BadQuestion bad) {
            return ApiErrors.error(bad);
        }
    }
}
