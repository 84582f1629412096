/**
 * Verdicts that learners hold to be wrong: what was asked and answered, what the learner says, and what he is told.
 */
@NullMarked
package kibitzer.learning.report;

import org.jspecify.annotations.NullMarked;
