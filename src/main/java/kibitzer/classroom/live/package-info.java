/** Lessons that a class has together: all are asked the same question at once, and the instructor holds the pace. */
@NullMarked
package kibitzer.classroom.live;

import org.jspecify.annotations.NullMarked;
