/**
 * Learners, what they answered, and what follows from it: progress in lessons and drills, the place where they were.
 * An answer is in the database before its verdict leaves this room; progress is a query over answers, never a copy.
 *
 * <p>More than 25 files: an answer and what follows from it at once; what follows later has packages below.
 */
@NullMarked
package kibitzer.learning;

import org.jspecify.annotations.NullMarked;
