/** Parts of the pages about assignments: their times and terms in words, their questions, the form in which they are given. */
@NullMarked
package kibitzer.web.classroom.assignment;

import org.jspecify.annotations.NullMarked;
