package kibitzer.classroom.assignment;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
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
 */
public record SittingAnswer(
        int number,
        JsonNode answer,
        Optional<Grade> grade,
        Optional<String> rule,
        boolean byPractice,
        Duration taken,
        Instant at) {}
