/** Pages that those who run a class write for it, in the language of lessons. */
@NullMarked
package kibitzer.classroom.pages;

import org.jspecify.annotations.NullMarked;
