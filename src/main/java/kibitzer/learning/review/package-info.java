/**
 * What a learner should be asked again, and when: the memory of each skill by FSRS-6, computed from the attempts.
 * Only what the learner has put off, and how much a day he wants, is stored.
 */
@NullMarked
package kibitzer.learning.review;

import org.jspecify.annotations.NullMarked;
