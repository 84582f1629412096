/** How a class plays: the figures of rules that it plays otherwise than the book, and practice by them. */
@NullMarked
package kibitzer.web.classroom.club;

import org.jspecify.annotations.NullMarked;
