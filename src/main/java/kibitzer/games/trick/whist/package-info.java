/** Whist and its kin (Culbertson pp. 171-192, 249). */
@NullMarked
package kibitzer.games.trick.whist;

import org.jspecify.annotations.NullMarked;
