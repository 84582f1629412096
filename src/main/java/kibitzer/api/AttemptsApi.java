package kibitzer.api;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import kibitzer.http.LearnerCookie;
import kibitzer.learning.Asking;
import kibitzer.learning.AttemptId;
import kibitzer.learning.Attempts;
import kibitzer.learning.Marked;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.wire.LineReader;
import kibitzer.marking.wire.QuestionReader;
import kibitzer.marking.wire.ReplyWriter;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Answers of the learner whose cookie comes along; who has none is taken in with the first answer. */
@RestController
class AttemptsApi {
    private static final int MOST = 1_000;
    private static final int USUAL = 100;

    private final Attempts attempts;
    private final LearnerCookie cookie;
    private final ReplyWriter replies;
    private final CountedQuestions asked;

    AttemptsApi(Attempts attempts, LearnerCookie cookie, Citations citations, CountedQuestions asked) {
        this.asked = asked;
        this.attempts = attempts;
        this.cookie = cookie;
        this.replies = new ReplyWriter(citations);
    }

    /** Marks and stores; the reply is the verdict with the attempt's number and key. */
    @PostMapping("/api/attempts")
    ObjectNode answer(HttpServletRequest request, HttpServletResponse response) throws IOException {
        JsonNode json = LineReader.read(Body.one(request).json());
        asked.count(request, 1);
        Asking asking = AttemptWire.asking(json);
        JsonNode questionAndAnswer = AttemptWire.questionAndAnswer(json);
        return answer(
                QuestionReader.read(questionAndAnswer, Optional.empty()), questionAndAnswer, asking, request, response);
    }

    private <P, A> ObjectNode answer(
            Question<P, A> question,
            JsonNode json,
            Asking asking,
            HttpServletRequest request,
            HttpServletResponse response) {
        A answer = QuestionReader.answer(question, json);
        Marked<A> marked = attempts.answer(cookie.welcome(request, response), question, answer, asking);
        return replies.verdict(question, marked.verdict())
                .put("attempt", marked.attempt().id().number())
                .put("key", marked.attempt().key().text())
                .put("repeated", marked.repeated());
    }

    /** The learner's own attempts, the latest first; {@code ?before=ID&most=N} for older ones. */
    @GetMapping("/api/attempts")
    List<ObjectNode> own(
            HttpServletRequest request, @RequestParam Optional<String> before, @RequestParam Optional<String> most) {
        Optional<AttemptId> older =
                Numbers.read("before", before, 0, Long.MAX_VALUE).map(AttemptId::new);
        int number = Numbers.read("most", most, 1, MOST).orElse((long) USUAL).intValue();
        return cookie.find(request).map(learner -> attempts.of(learner, older, number)).orElse(List.of()).stream()
                .map(AttemptWire::write)
                .toList();
    }
}
