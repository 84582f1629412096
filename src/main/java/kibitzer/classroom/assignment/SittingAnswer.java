package kibitzer.classroom.assignment;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.marking.Grade;
import tools.jackson.databind.JsonNode;

/**
 * The answer to a question of a sitting, as it stands.
 *
 * @param number the question's number in the sitting, from 1
 * @param answer canonical JSON of the answer
 * @param grade the trainer's; empty until the answer is final
 * @param rule what decided; empty until then, and where the book is silent
 * @param byPractice true where no book spoke, and the grade is general practice's alone
 * @param before the tries before it, the first first; none of them was right
 * @param again true if it is not right and another try is left, so that its verdict is not told yet
 */
public record SittingAnswer(
        int number,
        JsonNode answer,
        Optional<Grade> grade,
        Optional<String> rule,
        boolean byPractice,
        Duration taken,
        Instant at,
        List<SittingAnswer> before,
        boolean again) {

    public SittingAnswer {
        before = List.copyOf(before);
    }

    /** A first answer. */
    public SittingAnswer(
            int number,
            JsonNode answer,
            Optional<Grade> grade,
            Optional<String> rule,
            boolean byPractice,
            Duration taken,
            Instant at) {
        this(number, answer, grade, rule, byPractice, taken, at, List.of(), false);
    }

    /** Which try it is, from 1. */
    public int tried() {
        return before.size() + 1;
    }

    /** The answer that was given first. */
    public SittingAnswer first() {
        return before.isEmpty() ? this : before.getFirst();
    }

    /** The same as the next try after another answer, and whether there is one more. */
    SittingAnswer after(Optional<SittingAnswer> other, boolean oneMore) {
        return new SittingAnswer(
                number,
                answer,
                grade,
                rule,
                byPractice,
                taken,
                at,
                other.stream()
                        .flatMap(earlier -> Stream.concat(earlier.before.stream(), Stream.of(earlier.alone())))
                        .toList(),
                oneMore);
    }

    /** The same without those before it. */
    private SittingAnswer alone() {
        return new SittingAnswer(number, answer, grade, rule, byPractice, taken, at);
    }
}
