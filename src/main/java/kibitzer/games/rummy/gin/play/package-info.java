/**
 * A hand of gin as it is played, from the deal to the knock, and the sheet it is scored on (Culbertson p. 31-38).
 * Every state is a value: a play gives the next one, and what a player may know is asked of it.
 */
@NullMarked
package kibitzer.games.rummy.gin.play;

import org.jspecify.annotations.NullMarked;
