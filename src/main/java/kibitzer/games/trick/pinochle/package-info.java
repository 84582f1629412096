/** Pinochle for two to six (Culbertson pp. 288-315). */
@NullMarked
package kibitzer.games.trick.pinochle;

import org.jspecify.annotations.NullMarked;
