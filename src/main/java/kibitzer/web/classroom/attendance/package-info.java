/** The page of a class's register, and its files. */
@NullMarked
package kibitzer.web.classroom.attendance;

import org.jspecify.annotations.NullMarked;
