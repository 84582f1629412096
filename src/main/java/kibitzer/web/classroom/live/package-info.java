/** Live lessons: the board in the room, the phones, and the report afterwards. */
@NullMarked
package kibitzer.web.classroom.live;

import org.jspecify.annotations.NullMarked;
