/** What a platform says in a launch, and whether it really says so. */
@NullMarked
package kibitzer.classroom.lti.message;

import org.jspecify.annotations.NullMarked;
