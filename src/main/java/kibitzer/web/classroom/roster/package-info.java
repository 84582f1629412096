/** Who is in a class, and the ways into it. */
@NullMarked
package kibitzer.web.classroom.roster;

import org.jspecify.annotations.NullMarked;
