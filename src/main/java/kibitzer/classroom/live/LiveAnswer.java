package kibitzer.classroom.live;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import kibitzer.marking.Grade;
import tools.jackson.databind.JsonNode;

/**
 * The answer of a seat to a question.
 *
 * @param answer canonical JSON
 * @param grade what counts, once the verdict is told
 * @param taken from showing the question to the answer
 */
public record LiveAnswer(SeatId seat, int number, JsonNode answer, Optional<Grade> grade, Duration taken, Instant at) {}
