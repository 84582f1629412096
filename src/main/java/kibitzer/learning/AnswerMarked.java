package kibitzer.learning;

/**
 * Told after an attempt is stored for good, once for each attempt. A listener that fails does not take the verdict from
 * the learner.
 */
public record AnswerMarked(Attempt attempt) {}
