/** Pictures that people bring: known by their content, written anew without anything beside the picture itself. */
@NullMarked
package kibitzer.classroom.picture;

import org.jspecify.annotations.NullMarked;
