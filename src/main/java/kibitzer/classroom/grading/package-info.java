/** What the total of a class is made of, and with how much of it the class is passed. */
@NullMarked
package kibitzer.classroom.grading;

import org.jspecify.annotations.NullMarked;
