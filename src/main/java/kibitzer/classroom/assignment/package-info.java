/**
 * Assignments: which set a class is to answer until when and under which terms, and the sittings in which its learners do.
 * Every date is enforced here, by the server's clock, and no verdict leaves before the terms allow it.
 *
 * <p>More than 25 files: the terms are one value of many small parts, and a sitting is held to all of them in one
 * transaction.
 */
@NullMarked
package kibitzer.classroom.assignment;

import org.jspecify.annotations.NullMarked;
