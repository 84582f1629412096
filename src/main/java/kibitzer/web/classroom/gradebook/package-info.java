/** The gradebook of a class: from the grid down to each answer, and regrading. */
@NullMarked
package kibitzer.web.classroom.gradebook;

import org.jspecify.annotations.NullMarked;
