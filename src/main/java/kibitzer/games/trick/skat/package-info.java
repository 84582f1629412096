/** Skat, frog and six-bid solo (Culbertson pp. 321-329). */
@NullMarked
package kibitzer.games.trick.skat;

import org.jspecify.annotations.NullMarked;
