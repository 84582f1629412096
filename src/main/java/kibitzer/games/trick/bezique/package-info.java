/** Bezique, of two packs up to eight (Culbertson pp. 272-278). */
@NullMarked
package kibitzer.games.trick.bezique;

import org.jspecify.annotations.NullMarked;
