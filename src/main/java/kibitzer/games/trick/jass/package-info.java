/** Jass, klaberjass and their kin (Culbertson pp. 280-287). */
@NullMarked
package kibitzer.games.trick.jass;

import org.jspecify.annotations.NullMarked;
