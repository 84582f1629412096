package kibitzer.api;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.NoSuchAssignment;
import kibitzer.classroom.assignment.Paper;
import kibitzer.classroom.assignment.Sitting;
import kibitzer.classroom.assignment.SittingRefused;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.gradebook.OwnScores;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Citations;
import kibitzer.marking.wire.LineReader;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The assignments of whoever signed in: begun, answered and handed in by a program as on the pages. */
@RestController
class AssignmentsApi {
    private static final String ANSWER = "answer";
    private static final String TAKEN = "taken-millis";

    private final Sittings sittings;
    private final OwnScores scores;
    private final SittingWire wire;

    AssignmentsApi(Sittings sittings, OwnScores scores, Citations citations) {
        this.sittings = sittings;
        this.scores = scores;
        this.wire = new SittingWire(citations);
    }

    @GetMapping("/api/assignments")
    List<ObjectNode> all() {
        return sittings.tasks(learner()).stream().map(wire::task).toList();
    }

    @GetMapping("/api/assignments/{id}")
    ObjectNode one(@PathVariable String id) {
        return wire.task(sittings.task(learner(), new AssignmentId(read(id))));
    }

    /** Begins a sitting, or goes on with the open one. */
    @PostMapping("/api/assignments/{id}/sittings")
    ObjectNode start(@PathVariable String id, HttpServletRequest request) throws IOException {
        Body.one(request);
        LearnerId learner = learner();
        Sitting sitting = sittings.start(learner, new AssignmentId(read(id)));
        return wire.paper(sittings.paper(learner, sitting.id()));
    }

    @GetMapping("/api/sittings/{id}")
    ObjectNode sitting(@PathVariable String id) {
        return wire.paper(paper(id));
    }

    /** {"answer": ..., "taken-millis": 4000}; the same answer sent again changes nothing. */
    @PutMapping("/api/sittings/{id}/answers/{number}")
    ObjectNode answer(@PathVariable String id, @PathVariable String number, HttpServletRequest request)
            throws IOException {
        LearnerId learner = learner();
        SittingId sitting = new SittingId(read(id));
        JsonNode json = LineReader.read(Body.one(request).json());
        requireKnown(json);
        JsonNode answer = json.path(ANSWER);
        if (answer.isMissingNode() || answer.isNull()) {
            throw new BadQuestion(ANSWER, "missing", "the answer to the question");
        }
        long taken = Numbers.read(TAKEN, json.optional(TAKEN).map(JsonNode::toString), 0, Long.MAX_VALUE / 1_000_000)
                .orElse(0L);
        int asked = Numbers.read("number", Optional.of(number), 1, Short.MAX_VALUE)
                .orElseThrow()
                .intValue();
        Sittings.Given given = sittings.answer(learner, sitting, asked, answer, Duration.ofMillis(taken));
        ObjectNode reply = JsonNodeFactory.instance
                .objectNode()
                .put("number", asked)
                .put("stored", given.answer().at().toString())
                .put("repeated", given.repeated())
                .put("told", given.told());
        reply.set(ANSWER, given.answer().answer());
        if (given.told() || given.answer().again()) {
            Paper paper = sittings.paper(learner, sitting);
            wire.put(reply, paper, given.answer());
            wire.verdict(paper, asked).ifPresent(verdict -> reply.set("verdict", verdict));
        }
        return reply;
    }

    @PostMapping("/api/sittings/{id}/hand-in")
    ObjectNode handIn(@PathVariable String id, HttpServletRequest request) throws IOException {
        Body.one(request);
        return SittingWire.sitting(sittings.submit(learner(), new SittingId(read(id))));
    }

    /** Score and verdicts, once they are told; until then {"told": false} alone. */
    @GetMapping("/api/sittings/{id}/results")
    ObjectNode results(@PathVariable String id) {
        Paper paper = paper(id);
        return wire.results(paper, scores.of(paper));
    }

    private Paper paper(String id) {
        return sittings.paper(learner(), new SittingId(read(id)));
    }

    private static LearnerId learner() {
        return SignedIn.current()
                .map(SignedIn::learner)
                .orElseThrow(() -> new Refused(
                        HttpStatus.UNAUTHORIZED, "nobody signed in; assignments are for those with an account"));
    }

    private static UUID read(String id) {
        try {
            return UUID.fromString(id);
        } catch (IllegalArgumentException none) {
            throw new NoSuchAssignment();
        }
    }

    private static void requireKnown(JsonNode json) {
        if (!json.isObject()) {
            throw new BadQuestion("", "not a JSON object", "{\"answer\": ...}");
        }
        json.propertyNames().stream()
                .filter(name -> !name.equals(ANSWER) && !name.equals(TAKEN))
                .findFirst()
                .ifPresent(name -> {
                    throw new BadQuestion(name, "unknown field", ANSWER + ", " + TAKEN);
                });
    }

    @ExceptionHandler
    ResponseEntity<ObjectNode> notThere(NoSuchAssignment none) {
        return ResponseEntity.status(HttpStatus.NOT_FOUND).body(ApiErrors.error(String.valueOf(none.getMessage())));
    }

    @ExceptionHandler
    ResponseEntity<ObjectNode> refused(SittingRefused refused) {
        return ResponseEntity.status(HttpStatus.CONFLICT)
                .body(ApiErrors.error(refused.says()).put("why", refused.why().word()));
    }
}
