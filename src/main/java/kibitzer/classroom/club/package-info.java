/** What a class plays otherwise than the books' rules ask, and which of it an assignment was given with. */
@NullMarked
package kibitzer.classroom.club;

import org.jspecify.annotations.NullMarked;
