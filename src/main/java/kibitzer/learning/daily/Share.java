package kibitzer.learning.daily;

import kibitzer.marking.Grade;
import tools.jackson.databind.JsonNode;

/**
 * How many gave one answer.
 *
 * @param answer canonical JSON
 * @param grade as it was marked
 */
public record Share(JsonNode answer, Grade grade, int learners) {}
