package kibitzer.learning.records;

import kibitzer.learning.learner.LearnerId;

/** Settles what a learner would leave behind in tables that do not refer to learners, before {@link LearnerRecords} forgets. */
public interface DepartureHandler {

    /** Called inside the transaction in which the learner is forgotten, while all records are still there. */
    void before(LearnerId learner);
}
