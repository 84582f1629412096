/** Whole games of cribbage, from the first deal to the last peg. */
@NullMarked
package kibitzer.games.cribbage.play;

import org.jspecify.annotations.NullMarked;
