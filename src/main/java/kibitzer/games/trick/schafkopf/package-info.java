/** Schafkopf (Culbertson pp. 317-320). */
@NullMarked
package kibitzer.games.trick.schafkopf;

import org.jspecify.annotations.NullMarked;
