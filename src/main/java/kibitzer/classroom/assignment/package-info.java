/**
 * Assignments: which set a class is to answer until when and under which terms, and the sittings in which its learners do.
 * Every date is enforced here, by the server's clock, and no verdict leaves before the terms allow it.
 */
@NullMarked
package kibitzer.classroom.assignment;

import org.jspecify.annotations.NullMarked;
