/**
 * How far a learner has come: mastery of each skill with its decay, days and time of study, the streak.
 * All of it is computed from the attempts when it is asked for.
 */
@NullMarked
package kibitzer.learning.progress;

import org.jspecify.annotations.NullMarked;
