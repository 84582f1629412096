package kibitzer.classroom.gradebook;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import kibitzer.marking.Grade;
import tools.jackson.databind.JsonNode;

/**
 * An answer that was given.
 *
 * @param grade the trainer's; empty where it has not been marked, or cannot be any more
 * @param rule the rule that decided; empty where the book is silent
 * @param byPractice true where no book spoke, and the grade is general practice's alone
 * @param taken from showing the question to the answer; zero where it was not measured
 */
public record GivenAnswer(
        JsonNode answer,
        Optional<Grade> grade,
        Optional<String> rule,
        boolean byPractice,
        Duration taken,
        Instant at) {}
