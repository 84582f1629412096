/** What those who run a class say to all of it. */
@NullMarked
package kibitzer.classroom.message;

import org.jspecify.annotations.NullMarked;
