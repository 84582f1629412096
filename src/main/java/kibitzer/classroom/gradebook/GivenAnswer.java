package kibitzer.classroom.gradebook;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.marking.Grade;
import tools.jackson.databind.JsonNode;

/**
 * An answer that was given.
 *
 * @param grade the trainer's; empty where it has not been marked, or cannot be any more
 * @param rule the rule that decided; empty where the book is silent
 * @param byPractice true where no book spoke, and the grade is general practice's alone
 * @param taken from showing the question to the answer; zero where it was not measured
 * @param before the tries before it, the first first
 */
public record GivenAnswer(
        JsonNode answer,
        Optional<Grade> grade,
        Optional<String> rule,
        boolean byPractice,
        Duration taken,
        Instant at,
        List<GivenAnswer> before) {

    public GivenAnswer {
        before = List.copyOf(before);
    }

    /** A first answer. */
    public GivenAnswer(
            JsonNode answer,
            Optional<Grade> grade,
            Optional<String> rule,
            boolean byPractice,
            Duration taken,
            Instant at) {
        this(answer, grade, rule, byPractice, taken, at, List.of());
    }

    /** Which try it is, from 1. */
    public int tried() {
        return before.size() + 1;
    }

    /** Every try, each by itself, the first first; this answer is the last of them. */
    List<GivenAnswer> tries() {
        return before.isEmpty()
                ? List.of(this)
                : Stream.concat(before.stream(), Stream.of(new GivenAnswer(answer, grade, rule, byPractice, taken, at)))
                        .toList();
    }
}
