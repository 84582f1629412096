package kibitzer.learning.learner;

/**
 * A learner just taken in.
 *
 * @param key shown this once; the database keeps only its hash
 */
public record NewLearner(LearnerId learner, LearnerKey key) {}
