package kibitzer.learning.report;

import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Grade;
import tools.jackson.databind.JsonNode;

/**
 * A learner's word against a verdict.
 *
 * @param answer canonical JSON; empty where the question was skipped
 * @param rule the rule that decided; empty where the book was silent
 * @param words what the learner says
 * @param reply what he was told; empty as long as nobody has looked into it
 */
public record VerdictReport(
        long id,
        LearnerId learner,
        DecisionId decision,
        JsonNode position,
        Optional<JsonNode> answer,
        Optional<Grade> grade,
        Optional<String> rule,
        String words,
        Status status,
        Optional<String> reply,
        Instant at) {

    /** How far a report has come. */
    public enum Status {
        OPEN("open", "Not looked into yet"),
        UPHELD("upheld", "The verdict stands"),
        CORRECTED("corrected", "The learner was right");

        private final String word;
        private final String label;

        Status(String word, String label) {
            this.word = word;
            this.label = label;
        }

        /** "upheld". */
        public String word() {
            return word;
        }

        public String label() {
            return label;
        }

        public static Optional<Status> find(String word) {
            return Stream.of(values())
                    .filter(status -> status.word.equals(word))
                    .findFirst();
        }
    }
}
