/** Nap and loo as the handbook of round games tells them, as data. */
@NullMarked
package kibitzer.games.trick.round;

import org.jspecify.annotations.NullMarked;
