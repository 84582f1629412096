/** Pages that instructors write for a class, and the class reads. */
@NullMarked
package kibitzer.web.classroom.pages;

import org.jspecify.annotations.NullMarked;
