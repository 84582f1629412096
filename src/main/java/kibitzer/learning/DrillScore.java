package kibitzer.learning;

import java.time.Instant;

/**
 * How one round of a drill went so far.
 *
 * @param answered questions answered
 * @param right of these, answers that were best or acceptable
 * @param at the latest answer
 */
public record DrillScore(DrillRound round, int answered, int right, Instant at) {}
