package kibitzer.learning;

import java.time.Instant;

/**
 * The first answer at a position.
 *
 * @param credit what it counts, 0 to 1: see {@link AnswerWorth}
 * @param chosenByTheme true where the learner had chosen what the question is about
 */
public record FirstTry(Skill skill, double credit, boolean chosenByTheme, Instant at) {}
