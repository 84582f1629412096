package kibitzer.learning.records;

import kibitzer.learning.learner.LearnerId;

/**
 * Settles what a guest and an account both have before {@link LearnerRecords} moves the rest: without such a step, where a
 * table has room for one row only, the account's own row stands.
 */
public interface MergeStep {

    /** Called inside the transaction of the move. */
    void settle(LearnerId guest, LearnerId account);
}
