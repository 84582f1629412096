/** Games of tricks for children (Culbertson pp. 355-356). */
@NullMarked
package kibitzer.games.trick.children;

import org.jspecify.annotations.NullMarked;
