/** Tarok (Culbertson pp. 335-338). */
@NullMarked
package kibitzer.games.trick.tarok;

import org.jspecify.annotations.NullMarked;
