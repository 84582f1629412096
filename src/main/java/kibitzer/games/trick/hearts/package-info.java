/** Hearts and its kin (Culbertson pp. 243-249), and oh hell (p. 250). */
@NullMarked
package kibitzer.games.trick.hearts;

import org.jspecify.annotations.NullMarked;
