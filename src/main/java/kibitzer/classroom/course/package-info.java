/** What an instructor teaches in a class, apart from who is in it: copied for the next term, or taken along as a file. */
@NullMarked
package kibitzer.classroom.course;

import org.jspecify.annotations.NullMarked;
