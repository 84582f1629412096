package kibitzer.content.problemset;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.content.reading.Fault;
import kibitzer.content.reading.Reading;
import tools.jackson.databind.JsonNode;

/**
 * A set as far as it could be read, question by question.
 *
 * @param json the whole; empty where it is no JSON object
 * @param set what could be made out
 * @param about faults of the set itself: its title, unknown fields
 */
public record SetReading(
        Optional<JsonNode> json, Optional<ProblemSet> set, List<Fault> about, List<QuestionReading> questions) {

    public SetReading {
        about = List.copyOf(about);
        questions = List.copyOf(questions);
    }

    /**
     * One question of it.
     *
     * @param number from 1
     * @param line where it begins
     * @param json as it stands there
     * @param problem what could be made out
     */
    public record QuestionReading(
            int number, int line, JsonNode json, Optional<ProblemSet.Problem> problem, List<Fault> faults) {

        public QuestionReading {
            faults = List.copyOf(faults);
        }

        public boolean isSound() {
            return problem.isPresent() && faults.isEmpty();
        }
    }

    /** The set with all that is wrong in it. */
    public Reading<ProblemSet> whole() {
        return new Reading<>(
                set,
                Stream.concat(about.stream(), questions.stream().flatMap(question -> question.faults().stream()))
                        .toList());
    }
}
