/** Whist: what has been played, what is still in play, tenaces, and what the cards have said. */
@NullMarked
package kibitzer.games.whist;

import org.jspecify.annotations.NullMarked;
