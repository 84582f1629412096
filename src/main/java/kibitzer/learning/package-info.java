/**
 * Learners, what they answered, and what follows from it: progress in lessons and drills, the place where they were.
 * An answer is in the database before its verdict leaves this room; progress is a query over answers, never a copy.
 */
@NullMarked
package kibitzer.learning;

import org.jspecify.annotations.NullMarked;
