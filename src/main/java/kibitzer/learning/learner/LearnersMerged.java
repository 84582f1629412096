package kibitzer.learning.learner;

/**
 * Told inside the transaction in which one learner's records became another's; who keeps something that follows from them
 * counts it anew.
 *
 * @param from is no more
 */
public record LearnersMerged(LearnerId from, LearnerId to) {}
