package kibitzer.learning;

/** The number of a stored attempt; a later attempt of a learner has a greater one. */
public record AttemptId(long number) {}
