/** Tresette and mediatore (Culbertson pp. 338-340). */
@NullMarked
package kibitzer.games.trick.tresette;

import org.jspecify.annotations.NullMarked;
