/** Calls to platforms: only to addresses that an administrator typed, never longer or larger than allowed. */
@NullMarked
package kibitzer.classroom.lti.call;

import org.jspecify.annotations.NullMarked;
